"""Long clips in as much memory as short ones."""
import os
import shutil

from bench import Row

OUTPUTS = {"frames": "long", "raw video": "-", "a GIF": "long.gif", "an APNG": "long.apng"}


def rows(bench):
    long = bench.few(36_000, 3_600)
    for what, output in OUTPUTS.items():
        row = Row(f"{long:,} frames as {what} in the memory of {long // 10:,}")
        short_status, short = peak(bench, output, long // 10)
        long_status, full = peak(bench, output, long)
        row.note = f"{short // 1024} MB, {full // 1024} MB"
        if short_status or long_status:
            row.count(f"exit {short_status}, {long_status}")
        else:
            row.count(f"{row.note}" if full > short * 1.25 + 16 * 1024 else None)
        yield row


def peak(bench, output, frames):
    """Exit status and the greatest resident size, kB."""
    path = bench.folder / output if output != "-" else output
    arguments = [
        "fuber", "--scale", "0.1", "--duration", f"{frames}f", "--extend", "--quiet", "-o", path]
    process = bench.start(arguments)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    message = process.stderr.read().decode(errors="replace").strip()
    if process.returncode:
        print("   ", message)
    if output != "-":
        shutil.rmtree(path, ignore_errors=True)
        if os.path.exists(path):
            os.unlink(path)
    return process.returncode, usage.ru_maxrss
