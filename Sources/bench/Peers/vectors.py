#!/usr/bin/env python3
"""Draws the workloads with vectors of 128, 256 and 512 bits by turns and prints one table.

    vectors.py BENCH [--rounds N] [--time MS] [--keep FOLDER] [WORKLOAD ...]

Processors without wider vectors than the first draw with these: the pictures are the same. Of each row the medians of
all samples, and the ratios to that of the widest that this processor has.
"""
import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import small
import table

FOLDER = Path(__file__).resolve().parent.parent / "Workloads"
BITS = ["128", "256", "512"]


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--time", type=float, default=200, help="milliseconds for each run at least")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    parser.add_argument("workloads", nargs="*")
    return parser.parse_intermixed_args()


def drawn(options, bits, path):
    """The times of frames in milliseconds; None where the processor has no such vectors."""
    answer = subprocess.run(
        [options.bench, "replay", "--vectors", bits, str(path), str(options.time), "100"],
        stdout=subprocess.PIPE, text=True, check=bits == BITS[0])
    return json.loads(answer.stdout)["samples_ms"] if answer.returncode == 0 else None


def main():
    options = arguments()
    names = options.workloads or sorted(path.stem for path in FOLDER.glob("*.json")) + [*small.WORKLOADS]
    samples = {(name, bits): [] for name in names for bits in BITS}
    with tempfile.TemporaryDirectory() as folder:
        files = {name: FOLDER / f"{name}.json" for name in names if name not in small.WORKLOADS}
        files |= small.write(folder, [name for name in names if name in small.WORKLOADS])
        for round_number in range(options.rounds):
            for name in names:
                for bits in BITS:
                    taken = drawn(options, bits, files[name]) if samples[name, bits] is not None else None
                    samples[name, bits] = None if taken is None else samples[name, bits] + taken
            print(f"bench: round {round_number + 1} of {options.rounds}", file=sys.stderr)
    known = [bits for bits in BITS if samples[names[0], bits] is not None]
    rows = [["workload"] + [f"{bits} bits, ms" for bits in known] + [f"{bits} : {known[-1]}" for bits in known[:-1]]]
    for name in names:
        medians = {bits: statistics.median(samples[name, bits]) for bits in known}
        rows.append(
            [name] + [table.spread(samples[name, bits]) for bits in known]
            + [f"{medians[bits] / medians[known[-1]]:.2f}" for bits in known[:-1]])
    remark = f"one thread; {options.rounds} rounds, medians and quartiles of a frame."
    table.publish("Narrower vectors", remark, rows, options.keep, "vectors")


main()
