#!/usr/bin/env python3
"""Puts the newest measurement of whole animations into README.md: readme.py README RESULTS"""
import re
import sys
from pathlib import Path

START, END = "<!-- measured by make bench -->", "<!-- end of what was measured -->"
NAMES = {"ours": "Zoetrope, from the start of the process to its end", "skia": "skia-python, its own encoder",
         "chromium": "headless Chromium, the same as a page, screenshots"}


def table(lines):
    """The rows of the table as dictionaries."""
    rows = [[cell.strip() for cell in line.strip("|\n ").split("|")] for line in lines if line[:1] == "|"]
    return [dict(zip(rows[0], row)) for row in rows[2:]]


def main():
    readme, results = Path(sys.argv[1]), Path(sys.argv[2])
    newest = max(results.glob("*-animations.md"))
    text = newest.read_text()
    day = re.search(r"\d{4}-\d\d-\d\d", text)[0]
    machine, revision, what = text.splitlines()[2].split("; ")[:3]
    scene, size = re.match(r"(\w+) at \d+ frames/s, (\d+x\d+)", what).groups()
    share, limit = re.search(r"have ([\d.]+) of the bytes.* at most ([\d.]+)\)", text).groups()
    lines = [f"| `{scene}`, {size.replace('x', ' × ')}, to PNG files | frames/s, one at a time | two at a time |",
             "|---|---|---|"]
    for row in table(text.splitlines()):
        cells = [row[f"frames/s, {jobs}"].split()[0] for jobs in ("1 process", "2 processes")]
        if row["renderer"] != "ours":
            cells = [f"{cell} (we are {row[f'ours is faster, {jobs}'].rstrip('x')} times faster)"
                     for cell, jobs in zip(cells, "12")]
        lines.append(f"| {NAMES[row['renderer']]} | {cells[0]} | {cells[1]} |")
    lines += ["", f"Medians of one run of `make bench` on {day}, {revision}: {machine}.",
              "One at a time: `--jobs 1`, which keeps to one core. Two: `--jobs 2`, and of the others two processes.",
             f"The files have {float(share):.2f} times the bytes of libpng's default for the same pixels."]
    old = readme.read_text()
    begin, end = old.index(START) + len(START), old.index(END)
    readme.write_text(old[:begin] + "\n" + "\n".join(lines) + "\n" + old[end:])


main()
