"""Signals at random instants, from the very start of the process on."""
import resource
import signal
import subprocess
import time

from bench import SCENE, Row, broken_frame, incomplete, leftovers

# Longer than the usual, so that most of them come in the middle.
LONG = [word if word != "0-59" else "0-179" for word in SCENE]


def rows(bench):
    expected = bench.expected(tuple(LONG))
    usual = bench.run([*LONG, "-o", bench.fresh()]).seconds
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGXCPU"):
        row = Row(f"`{name}` at a random instant")
        slowest = 0.0
        for _ in range(bench.few(100, 10)):
            number = getattr(signal, name)
            problem, seconds = one(bench, number, bench.chance.uniform(0, usual), expected)
            slowest = max(slowest, seconds)
            row.count(problem)
        row.note = f"obeyed within {slowest:.2f} s"
        yield row


def spent():
    """Seconds of a processor that all programs took that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def one(bench, number, instant, expected):
    folder, before = bench.fresh(), spent()
    process = bench.start([*LONG, "-o", folder])
    time.sleep(instant)
    process.send_signal(number)
    began = time.monotonic()
    try:
        message = process.communicate(timeout=10)[1].decode(errors="replace")
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return f"after {instant:.3f} s: not obeyed within 10 s", 10.0
    seconds = time.monotonic() - began
    where = f"after {instant:.3f} s: "
    wrong = broken_frame(folder, expected)
    if wrong:
        return where + wrong, seconds
    if seconds > 2:
        return where + f"obeyed after {seconds:.1f} s", seconds
    left = leftovers(folder)
    if left:
        return where + f"{left[0]} is left behind", seconds
    if process.returncode == 0:
        lost = incomplete(folder, expected)
        return where + f"exit 0 and {lost}" if lost else None, seconds
    # Before a program has begun, which takes a fortieth of a second of a processor, the kernel obeys in its place.
    if process.returncode == -number and not folder.exists() and spent() - before < 0.2:
        return None, seconds
    if process.returncode != 128 + number:
        return where + f"exit {process.returncode}: {message.strip()[:200]}", seconds
    return None, seconds
