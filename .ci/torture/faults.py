"""Each system call that touches a file fails once, by strace's injection."""
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from bench import Row, contents

CALLS = {
    "write": "ENOSPC", "pwrite64": "ENOSPC", "openat": "EMFILE", "renameat": "EIO", "rename": "EIO",
    "renameat2": "EIO", "linkat": "EIO", "unlinkat": "EIO", "mkdir": "EACCES", "fsync": "EIO",
    "fdatasync": "EIO", "read": "EIO", "close": "EIO", "ftruncate": "EIO",
    "fcntl": "EIO", "getdents64": "EIO", "flock": "EIO",
}
SCENE = ("fuber", "--scale", "0.1", "--frames", "0-5", "--jobs", "1", "--quiet")
OUTPUTS = {"a folder": "out", "a GIF": "clip.gif", "an APNG": "clip.apng", "a still": "still.png"}


def _traces():
    """Whether strace is here, and the system lets it trace."""
    return shutil.which("strace") is not None and subprocess.run(
        ["strace", "-o", "/dev/null", "true"], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL).returncode == 0


def rows(bench):
    if not _traces():
        row = Row("every write, open, rename … failing once")
        row.note = "not tried: no strace that may trace"
        yield row
        return
    for kind, name in OUTPUTS.items():
        yield failing(bench, kind, name)


def scene(name):
    return [*(w if w != "0-5" or name != "still.png" else "5" for w in SCENE), "-o", name]


def failing(bench, kind, name):
    row = Row(f"a system call failing once while {kind} is made")
    wanted = outcome(bench, name)
    calls = counted(bench, name)
    points = [(call, at) for call in calls for at in range(1, calls[call] + 1)]
    if bench.is_sample:
        points = bench.chance.sample(points, min(15, len(points)))
    for call, at in points:
        row.count(one(bench, name, wanted, call, at))
    row.note = ", ".join(f"{call} {count}" for call, count in calls.items() if count)
    return row


def outcome(bench, name):
    """What an undisturbed run leaves."""
    clean(bench, name)
    run = bench.run(scene(name))
    assert run.status == 0, run.message
    return read(bench, name)


def read(bench, name):
    path = bench.folder / name
    if path.is_dir():
        return contents(path)
    return {name: path.read_bytes()} if path.exists() else {}


def clean(bench, name):
    path = bench.folder / name
    shutil.rmtree(path, ignore_errors=True)
    path.unlink(missing_ok=True)


def counted(bench, name):
    """How often each call happens in a thread, at most: strace counts by thread."""
    clean(bench, name)
    with tempfile.TemporaryDirectory() as place:
        bench.run(
            scene(name),
            before=["strace", "-ff", "-qq", "-o", f"{place}/t", "-e", "trace=" + ",".join(CALLS)])
        counts = dict.fromkeys(CALLS, 0)
        for file in Path(place).iterdir():
            text = file.read_text(errors="replace")
            for call in CALLS:
                counts[call] = max(counts[call], len(re.findall(rf"^{call}\(", text, re.M)))
    return counts


def one(bench, name, wanted, call, at):
    clean(bench, name)
    inject = f"inject={call}:error={CALLS[call]}:when={at}"
    trace = bench.folder / "trace"
    run = bench.run(scene(name), before=["strace", "-f", "-qq", "-o", trace, "-e", inject])
    where = f"{call} {at} fails: "
    found = read(bench, name)
    for file in found:
        if file not in wanted or found[file] != wanted[file]:
            return where + f"{file} is left broken ({len(found[file])} bytes), exit {run.status}"
    if run.status == 0:
        return None if found == wanted else where + "exit 0 and something is missing"
    # A program that cannot load has its loader's words; none of ours has begun by then.
    if run.status == 127:
        return None
    if run.status is None:
        return where + "it never ends"
    if run.status < 0:
        return where + f"it dies of signal {-run.status}"
    # Where standard error itself is what fails there is nowhere to say it.
    if "write(2," in injected(trace):
        return None
    if not run.is_said:
        return where + f"exit {run.status}, {len(run.lines)} lines: {run.message.strip()[:200]}"
    resumed = bench.run([*scene(name), *(["--resume"] if name == "out" else [])])
    if resumed.status != 0 or read(bench, name) != wanted:
        return where + f"the next run does not heal it: {resumed.message.strip()[:200]}"
    return None


def injected(trace):
    """The calls that were made to fail."""
    lines = trace.read_text(errors="replace").split("\n")
    return "\n".join(line for line in lines if "(INJECTED)" in line)
