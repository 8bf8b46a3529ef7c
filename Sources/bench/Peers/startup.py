#!/usr/bin/env python3
"""Measures how long the command takes to start and prints one table.

    startup.py RENDER [--rounds N] [--keep FOLDER]

Timed by turns, each from the start of a process to its end: a program that does nothing at all, the
command when it only says its version, and the first frame of a small scene, to a PNG file. Beside the
times stand the sizes of the files that are loaded.
"""
import argparse
import os
import re
import resource
import subprocess
import tempfile
import time
from pathlib import Path

import table

SCENE = "iris-dot"
# Milliseconds to the first frame at most.
BAR = 50


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    return parser.parse_args()


def used():
    """Seconds that the processors have spent on programs started here."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(line):
    """Milliseconds, as the clock says and on processors."""
    before = used()
    began = time.perf_counter()
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wall = time.perf_counter() - began
    return 1000 * wall, 1000 * (used() - before)


def sizes(program):
    """Millions of bytes of a program's file, and of the libraries that it loads."""
    answer = subprocess.run(["ldd", program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    libraries = set(re.findall(r"(/\S+) \(0x", answer.stdout))
    size = os.path.getsize
    return f"{size(program) / 1e6:.1f}", f"{sum(map(size, libraries)) / 1e6:.1f}"


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        lines = {
            "true": ["/bin/true"],
            "render --version": [options.render, "--version"],
            f"the first frame of {SCENE}":
                [options.render, SCENE, "--frames", "0", "-o", f"{folder}/frame.png"],
        }
        for line in lines.values():
            run(line)
        times = {what: [] for what in lines}
        for _ in range(options.rounds):
            for what, line in lines.items():
                times[what].append(run(line))
    rows = [["program", "ms", "ms of processors", "file, MB", "libraries, MB", "at most"]]
    for what, line in lines.items():
        wall, busy = zip(*times[what])
        bar = f"{BAR} ms" if SCENE in what else "-"
        rows.append([what, table.spread(wall, 1), table.spread(busy, 1), *sizes(line[0]), bar])
    remark = (
        f"from the start of the process to its end; {options.rounds} rounds by turns, medians and "
        "quartiles.")
    table.publish("Start", remark, rows, options.keep, "startup")


main()
