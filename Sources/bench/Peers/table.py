"""Tables of measurements: what machine, which revision, columns of one width."""
import os
import platform
import statistics
import subprocess
import sys
from datetime import datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent


def machine():
    """What the figures depend on: the processor and how wide its vectors are, cores, system."""
    facts = {}
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        name, _, value = line.partition(":")
        facts.setdefault(name.strip(), value.strip())
    model, flags = facts.get("model name", platform.processor()), facts.get("flags", "").split()
    bits = 512 if "avx512bw" in flags else 256 if "avx2" in flags else 128
    system = "unknown"
    for line in Path("/etc/os-release").read_text().splitlines():
        if line.startswith("PRETTY_NAME="):
            system = line.split("=")[1].strip('"')
    return f"{model}, {os.cpu_count()} cores, vectors of {bits} bits, {system}"


def revision():
    """The commit that is measured; what measuring itself writes does not make another one of it."""

    def git(*words):
        return subprocess.run(
            ["git", *words], cwd=HERE, stdout=subprocess.PIPE, text=True).stdout.strip()

    written = [":(top,exclude)Sources/bench/Results", ":(top,exclude)README.md"]
    changes = git("status", "--porcelain", "--", ":/", *written)
    return git("describe", "--always") + ("-dirty" if changes else "")


def spread(samples, digits=2):
    """Median and quartiles."""
    if samples is None:
        return "-"
    if len(samples) < 2:
        return f"{samples[0]:.{digits}f}"
    low, middle, high = statistics.quantiles(samples, n=4, method="inclusive")
    return f"{middle:.{digits}f} ({low:.{digits}f}-{high:.{digits}f})"


def text(rows):
    """The rows, the first being the heading."""
    rows = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |\n"
        for row in rows)


def publish(title, remark, rows, folder, name):
    """Prints the table and, where a folder is given, keeps it there."""
    now = datetime.now()
    whole = (
        f"# {title}, {now:%Y-%m-%d %H:%M}\n\n{machine()}; revision {revision()}; {remark}\n\n"
        + text(rows))
    print(whole)
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{now:%Y-%m-%d-%H%M}-{name}.md"
        path.write_text(whole)
        print(f"bench: kept as {path}", file=sys.stderr)
