"""Disks that fill up, of many sizes: small file systems in memory."""
import os
import subprocess

from bench import SCENE, Row, broken_frame, incomplete


def rows(bench):
    row = Row("a disk that fills up, then has room again, then resumed")
    place = bench.fresh("disk")
    place.mkdir()
    if os.geteuid() != 0 or mount(place, "size=64k") != 0:
        row.note = "not tried: needs leave to mount"
        yield row
        return
    subprocess.run(["umount", place])
    expected = bench.expected()
    whole = sum(map(len, expected.values())) // 1024 + 64 * 4
    sizes = [4 * n for n in range(1, whole // 4 + 2)]
    if bench.is_sample:
        sizes = bench.chance.sample(sizes, min(6, len(sizes)))
    for size in sizes:
        mount(place, f"size={size}k")
        try:
            row.count(one(bench, place, size, expected))
        finally:
            subprocess.run(["umount", place], check=True)
    row.note = f"{min(sizes)} to {max(sizes)} kB"
    yield row


def mount(place, options):
    return subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", place], capture_output=True).returncode


def one(bench, place, size, expected):
    folder = place / "out"
    run = bench.run([*SCENE, "-o", folder])
    if run.status == 0:
        return incomplete(folder, expected)
    if run.status not in (73, 74) or not run.is_said:
        return f"{size} kB: exit {run.status}: {run.message.strip()[:200]}"
    wrong = broken_frame(folder, expected)
    if wrong:
        return f"{size} kB: {wrong}"
    subprocess.run(["mount", "-o", "remount,size=64m", place], check=True)
    again = bench.run([*SCENE, "--resume", "-o", folder])
    if again.status != 0:
        return f"{size} kB: resuming exits with {again.status}: {again.message.strip()[:200]}"
    return incomplete(folder, expected)
