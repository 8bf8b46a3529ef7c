#!/usr/bin/env python3
"""Draws the workloads with us and the peers by turns and prints one table.

    compare.py BENCH CAIRO_PEER [--rounds N] [--time MS] [--keep FOLDER] [WORKLOAD ...]

Besides the workloads of the folder there are those of `small.py`, which are made anew from `--seed`.

Each round runs every workload with every renderer, one process at a time, so that what the machine
does besides falls on all alike. Times are of whole frames on one thread; the table shows the median and
the quartiles of all samples, the ratio of the medians, and the ratio to be reached (`bars.json`).
Pictures are compared too: the mean and the greatest difference of a byte.
"""
import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy

import small
import table

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / "Workloads"
PEERS = ["skia", "cairo"]


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("cairo")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--time", type=float, default=400, help="milliseconds for each run at least")
    parser.add_argument("--most", type=int, default=200, help="frames for each run at most")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    parser.add_argument("--seed", type=int, default=1, help="of the workloads that are made anew")
    parser.add_argument("workloads", nargs="*")
    return parser.parse_intermixed_args()


def run(command, file, time, most, dump=None):
    """The samples of one run in milliseconds; None where the workload is not supported."""
    line = command + [str(file), str(time), str(most)]
    if dump:
        line.append(str(dump))
    result = subprocess.run(line, stdout=subprocess.PIPE, check=True, timeout=300)
    answer = json.loads(result.stdout)
    return None if answer.get("unsupported") else answer["samples_ms"]


def difference(ours, theirs):
    """Mean and greatest difference of two dumps, in 255ths."""
    a, b = (numpy.fromfile(file, dtype=numpy.uint8).astype(numpy.int16) for file in (ours, theirs))
    apart = numpy.abs(a - b)
    return f"{apart.mean():.3f} / {apart.max()}"


def ratio(ours, theirs, bar):
    if theirs is None:
        return "-", 0.0
    value = statistics.median(ours) / statistics.median(theirs)
    if bar is None:
        return f"{value:.3f}", 0.0
    return f"{value:.3f} of {bar:g}", value / bar


def main():
    options = arguments()
    bars = json.loads((HERE / "bars.json").read_text())
    names = options.workloads or [name for name in bars if (FOLDER / f"{name}.json").exists()] + [*small.WORKLOADS]
    commands = {
        "ours": [options.bench, "replay"],
        "skia": [sys.executable, "-B", str(HERE / "skia_peer.py")],
        "cairo": [options.cairo],
    }
    samples = {(name, who): [] for name in names for who in commands}
    differences = {}
    with tempfile.TemporaryDirectory() as folder:
        files = {name: FOLDER / f"{name}.json" for name in names if name not in small.WORKLOADS}
        files |= small.write(folder, [name for name in names if name in small.WORKLOADS], options.seed)
        for round_number in range(options.rounds):
            for name in names:
                dumps = {}
                for who, command in commands.items():
                    if samples[name, who] is None:
                        continue
                    dumps[who] = Path(folder) / who if round_number == 0 else None
                    taken = run(command, files[name], options.time, options.most, dumps[who])
                    if taken is None:
                        samples[name, who] = None
                    else:
                        samples[name, who] += taken
                if round_number == 0:
                    for who in PEERS:
                        known = samples[name, who] is not None
                        differences[name, who] = difference(dumps["ours"], dumps[who]) if known else "-"
            print(f"bench: round {round_number + 1} of {options.rounds}", file=sys.stderr)

    rows = [
        ["workload", "ours ms", "skia ms", "cairo ms", "ours/skia", "ours/cairo", "times the bar",
         "apart from skia", "apart from cairo"],
    ]
    for name in names:
        ours = samples[name, "ours"]
        ratios = [ratio(ours, samples[name, who], bars.get(name, {}).get(who)) for who in PEERS]
        over = [value for _, value in ratios if value]
        rows.append(
            [name] + [table.spread(samples[name, who]) for who in commands]
            + [text for text, _ in ratios]
            + [" / ".join(f"{value:.2f}" for value in over) or "-"]
            + [differences[name, who] for who in PEERS])
    remark = (
        f"{options.rounds} rounds, medians and quartiles of a frame in ms; differences of a byte: "
        "mean / greatest.")
    table.publish("Drawing, one thread", remark, rows, options.keep, "drawing")


main()
