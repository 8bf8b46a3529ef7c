"""Kills at random moments, each followed by a run that goes on."""
from bench import SCENE, Row, broken_frame, incomplete


def rows(bench):
    row = Row("killed (`SIGKILL`) at a random moment, then resumed until whole")
    expected = bench.expected()
    usual = bench.usual_seconds()
    folder, resumes = bench.fresh(), 0
    for number in range(bench.few(500, 60)):
        process = bench.start([*SCENE, "--resume", "-o", folder])
        try:
            process.wait(bench.chance.uniform(0, usual * 1.1))
        except Exception:
            process.kill()
        process.communicate()
        row.count(broken_frame(folder, expected))
        # Two in three go on from where they are, so that what resumes is killed too.
        if bench.chance.random() < 1 / 3:
            run = bench.run([*SCENE, "--resume", "-o", folder])
            resumes += 1
            if run.status != 0:
                row.count(f"kill {number}: resuming exits with {run.status}: {run.message.strip()}")
            else:
                row.count(incomplete(folder, expected))
            folder = bench.fresh()
    row.tried -= resumes
    row.note = f"{resumes} runs resumed to the end"
    yield row
