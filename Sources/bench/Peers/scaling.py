#!/usr/bin/env python3
"""Renders scenes with one core and with two by turns and prints one table.

    scaling.py BENCH [--rounds N] [--seconds S] [--frames N] [--size WxH] [--keep FOLDER] [SCENE ...]

One core means a process that has no other (`--jobs 1`): freezing, drawing, encoding and delivering
take turns on it. What is timed is a scene from its making to its last encoded frame, the start of the
process left out. A short clip is rendered anew, by a new process, until S seconds have been timed.
What the machine allows is measured beside it: two processes of one core each that know nothing of each
other, their speeds added. Each ratio is the median of those of runs that came one after the other.
"""
import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

import table

BAR = 1.9


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1, help="timed with one core, at least")
    parser.add_argument("--frames", type=int, help="frames of each scene at most; without it whole clips")
    parser.add_argument("--size", default="1080x1920")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    parser.add_argument("scenes", nargs="*")
    return parser.parse_intermixed_args()


def start(options, scene, cores):
    command = [options.bench, "scenes", "--runs", "1", "--jobs", str(len(cores)), "--size", options.size,
               *(["--frames", str(options.frames)] if options.frames else []), scene]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores))


def result(process):
    """Frames, and frames a second."""
    answer, _ = process.communicate()
    if process.returncode:
        sys.exit(f"scaling: {process.args[0]} failed")
    words = answer.splitlines()[-1].split()
    return int(words[3]), float(words[4])


def measured(options, scene, cores):
    """Frames a second with one core, with both, and of two processes with one each; the seconds that
    the first took."""
    frames, one = result(start(options, scene, cores[:1]))
    _, both = result(start(options, scene, cores))
    beside = [start(options, scene, [core]) for core in cores]
    return (one, both, sum(result(process)[1] for process in beside)), frames / one


def all_scenes(bench):
    answer = subprocess.run([bench, "scenes", "list"], check=True, stdout=subprocess.PIPE, text=True)
    return answer.stdout.split()


def main():
    options = arguments()
    cores = sorted(os.sched_getaffinity(0))[:2]
    if len(cores) < 2:
        sys.exit("scaling: this machine has fewer than 2 cores")
    scenes = options.scenes or all_scenes(options.bench)
    runs = {scene: [] for scene in scenes}
    seconds = dict.fromkeys(scenes, 0)
    number = 0
    while due := [scene for scene in scenes
                  if number < options.rounds or seconds[scene] < options.seconds]:
        for scene in due:
            speeds, taken = measured(options, scene, cores)
            runs[scene].append(speeds)
            seconds[scene] += taken
        number += 1
        print(f"bench: round {number}, {len(due)} scenes", file=sys.stderr)
    rows = [["scene", "runs", "frames/s, 1 core", "frames/s, 2 cores", "faster", "two processes"]]
    faster = {scene: statistics.median(both / one for one, both, _ in runs[scene]) for scene in scenes}
    beside = {scene: statistics.median(two / one for one, _, two in runs[scene]) for scene in scenes}
    for scene in scenes:
        ones, boths, _ = zip(*runs[scene])
        rows.append(
            [scene, str(len(ones)), table.spread(ones, 1), table.spread(boths, 1),
             f"{faster[scene]:.2f}x", f"{beside[scene]:.2f}x"])
    met = sum(ratio >= BAR for ratio in faster.values())
    clips = f"at most {options.frames} frames of a clip" if options.frames else "whole clips"
    remark = (
        f"{clips}, {options.size} pixels; at least "
        f"{options.rounds} rounds and {options.seconds:g} s, medians and quartiles; {met} of "
        f"{len(scenes)} at {BAR}x or more, the median {statistics.median(faster.values()):.2f}x; two "
        f"processes with a core each make {statistics.median(beside.values()):.2f}x the frames of one.")
    table.publish("Two cores beside one", remark, rows, options.keep, "scaling")


main()
