"""Too few files, threads, too little memory or time: each ends in a frame or in a line, soon."""
from bench import Row, broken_frame, incomplete

SCENE = ("fuber", "--scale", "0.25", "--frames", "0-9", "--jobs", "2", "--quiet")
LIMITS = {
    "open files": ("-n", [3, 4, 5, 6, 8, 10, 16, 32]),
    # With less than the program's own file takes the system does not start it.
    "address space, kB": ("-v", [80_000, 120_000, 200_000, 300_000, 500_000, 1_000_000]),
    "stack, kB": ("-s", [64, 128, 256, 512, 1024, 8192]),
    "a file's size, kB": ("-f", [0, 1, 2, 4, 64]),
}
# What a loader says is not the command's.
LOADER = ("error while loading shared libraries", "cannot allocate", "Cannot allocate")


def rows(bench):
    expected = bench.expected(SCENE)
    for what, (option, values) in LIMITS.items():
        row = Row(f"a limit on {what}")
        for value in values:
            row.count(one(bench, option, value, expected))
        row.note = ", ".join(map(str, values))
        yield row


def one(bench, option, value, expected):
    folder = bench.fresh()
    run = bench.run(
        [*SCENE, "-o", folder], before=["bash", "-c", f'ulimit {option} {value} && exec "$0" "$@"'],
        seconds=10)
    where = f"ulimit {option} {value}: "
    wrong = broken_frame(folder, expected)
    if wrong:
        return where + wrong
    if run.status is None or run.seconds > 5:
        return where + f"takes {run.seconds:.1f} s"
    if run.status == 0:
        lost = incomplete(folder, expected)
        return where + lost if lost else None
    if any(word in run.message for word in LOADER) or "bash:" in run.message:
        return None
    if run.status < 0:
        return where + f"it dies of signal {-run.status}: {run.message.strip()[:160]}"
    return None if run.is_said else where + f"exit {run.status}: {run.message.strip()[:200]}"
