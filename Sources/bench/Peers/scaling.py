#!/usr/bin/env python3
"""Renders scenes with one core and with two by turns and prints one table.

    scaling.py BENCH [--rounds N] [--seconds S] [--frames N] [--size WxH] [--no-cache] [--keep FOLDER]
               [SCENE ...]

One core means a process that has no other (`--jobs 1`): freezing, drawing, encoding and delivering
take turns on it. What is timed is a scene from its making to its last encoded frame, the start of the
process left out. A short clip is rendered anew, by a new process, until S seconds have been timed.
Each ratio is the median of those of runs that came one after the other. Beside it stand two limits. "At
most" is the ratio if the second core halved all but the opening of the scene, which is its author's code
and one core's (Amdahl's law). "Two processes" is what the machine allows: two of one core each that know
nothing of each other, their speeds added.
With --no-cache every frame is drawn and encoded in full, so that there is something to share in clips of
which otherwise next to nothing is drawn.
"""
import argparse
import json
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
    parser.add_argument("--no-cache", action="store_true", help="draw and encode every frame in full")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    parser.add_argument("scenes", nargs="*")
    return parser.parse_intermixed_args()


def start(options, scene, cores):
    command = [options.bench, "scenes", "--raw", "--jobs", str(len(cores)), "--size", options.size,
               *(["--frames", str(options.frames)] if options.frames else []),
               *(["--no-cache"] if options.no_cache else []), scene]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores))


def result(process):
    """Frames, frames a second, and the seconds in which the scene was opened."""
    answer, _ = process.communicate()
    if process.returncode:
        sys.exit(f"scaling: {process.args[0]} failed")
    said = json.loads(answer)
    return said["frames"], said["frames"] / said["seconds"], said["opening"]


def measured(options, scene, cores):
    """Frames a second with one core, with both, and of two processes with one each; the seconds that
    the first took, and those of its opening."""
    frames, one, opening = result(start(options, scene, cores[:1]))
    _, both, _ = result(start(options, scene, cores))
    beside = [start(options, scene, [core]) for core in cores]
    two = sum(result(process)[1] for process in beside)
    return one, both, two, frames / one, opening


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
            run = measured(options, scene, cores)
            runs[scene].append(run)
            seconds[scene] += run[3]
        number += 1
        print(f"bench: round {number}, {len(due)} scenes", file=sys.stderr)
    rows = [["scene", "runs", "frames/s, 1 core", "frames/s, 2 cores", "opening, ms", "faster", "at most",
             "two processes"]]
    faster, most, beside = {}, {}, {}
    for scene in scenes:
        ones, boths, twos, times, openings = zip(*runs[scene])
        faster[scene] = statistics.median(both / one for one, both in zip(ones, boths))
        most[scene] = statistics.median(2 * time / (time + opening) for time, opening in zip(times, openings))
        beside[scene] = statistics.median(two / one for one, two in zip(ones, twos))
        rows.append(
            [scene, str(len(ones)), table.spread(ones, 1), table.spread(boths, 1),
             table.spread([1000 * opening for opening in openings]), f"{faster[scene]:.2f}x",
             f"{most[scene]:.2f}x", f"{beside[scene]:.2f}x"])
    met, possible = (sum(ratio >= BAR for ratio in ratios.values()) for ratios in (faster, most))
    clips = f"at most {options.frames} frames of a clip" if options.frames else "whole clips"
    if options.no_cache:
        clips += ", every frame in full"
    remark = (
        f"{clips}, {options.size} pixels; at least "
        f"{options.rounds} rounds and {options.seconds:g} s, medians and quartiles; {met} of "
        f"{len(scenes)} at {BAR}x or more, the median {statistics.median(faster.values()):.2f}x; {possible} "
        f"could be, as one core opens a scene; two "
        f"processes with a core each make {statistics.median(beside.values()):.2f}x the frames of one.")
    name = "scaling-in-full" if options.no_cache else "scaling"
    table.publish("Two cores beside one", remark, rows, options.keep, name)


main()
