#!/usr/bin/env python3
"""Renders scenes with one core and with two by turns and prints one table.

    scaling.py BENCH [--rounds N] [--frames N] [--size WxH] [--keep FOLDER] [SCENE ...]

One core means a process that has no other (`--jobs 1`): freezing, drawing, encoding and delivering
take turns on it. What is timed is a scene from its making to its last encoded frame, the start of the
process left out.
"""
import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

import table

CORES = [1, 2]
BAR = 1.9


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--frames", type=int, default=120, help="frames of each scene at most")
    parser.add_argument("--size", default="1080x1920")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    parser.add_argument("scenes", nargs="*")
    return parser.parse_intermixed_args()


def speed(options, scene, cores):
    """Frames a second; None where there are not so many cores."""
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    if len(allowed) < cores:
        return None
    answer = subprocess.run(
        [options.bench, "scenes", "--jobs", str(cores), "--size", options.size, "--frames",
         str(options.frames), scene],
        check=True, stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, allowed)).stdout
    return float(answer.splitlines()[-1].split()[4])


def all_scenes(bench):
    answer = subprocess.run([bench, "scenes", "list"], check=True, stdout=subprocess.PIPE, text=True)
    return answer.stdout.split()


def main():
    options = arguments()
    scenes = options.scenes or all_scenes(options.bench)
    speeds = {(scene, cores): [] for scene in scenes for cores in CORES}
    for number in range(options.rounds):
        for scene in scenes:
            for cores in CORES:
                taken = speed(options, scene, cores)
                if taken is None:
                    sys.exit(f"scaling: this machine has fewer than {cores} cores")
                speeds[scene, cores].append(taken)
        print(f"bench: round {number + 1} of {options.rounds}", file=sys.stderr)
    rows = [["scene", *(f"frames/s, {cores} core{'s' * (cores > 1)}" for cores in CORES), "faster"]]
    ratios = []
    for scene in scenes:
        medians = [statistics.median(speeds[scene, cores]) for cores in CORES]
        ratios.append(medians[1] / medians[0])
        rows.append(
            [scene, *(table.spread(speeds[scene, cores], 1) for cores in CORES), f"{ratios[-1]:.2f}x"])
    met = sum(ratio >= BAR for ratio in ratios)
    remark = (
        f"whole scenes of at most {options.frames} frames, {options.size} pixels; {options.rounds} rounds, "
        f"medians and quartiles; {met} of {len(scenes)} at {BAR}x or more, the median "
        f"{statistics.median(ratios):.2f}x.")
    table.publish("Two cores beside one", remark, rows, options.keep, "scaling")


main()
