#!/usr/bin/env python3
"""Renders a whole animation with us and the peers by turns and prints one table.

    animations.py RENDER BENCH [--rounds N] [--frames N] [--size WxH] [--keep FOLDER]

What is rendered is the Fuber splash, to PNG files, each peer with one and with two processes:
- `render`, all its frames, from the start of the process to its end;
- Skia, which draws the frames' operations (`bench record`) and encodes with its own encoder;
- headless Chromium, which plays `fuber.html` and takes screenshots.
Peers do some of the frames, spread evenly, and their start is not counted. The files are held against
what libpng makes of the same pixels with its defaults (Pillow), the pictures against ours.
"""
import argparse
import io
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy
from PIL import Image

import table

HERE = Path(__file__).resolve().parent
SCENE, RATE, DURATION = "fuber", 60, 3
JOBS = [1, 2]
# How many times faster than each peer we are to be, and how much larger than libpng's our files may be.
BARS = {"skia": 8, "chromium": 25}
LARGEST = 1.15


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("bench")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--frames", type=int, default=60, help="frames that the peers do")
    parser.add_argument("--size", default="1080x1920")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    return parser.parse_args()


def ours(options, jobs, pictures):
    """Frames a second, the start of the process included."""
    began = time.perf_counter()
    subprocess.run(
        [options.render, SCENE, "--fps", str(RATE), "--size", options.size, "--jobs", str(jobs),
         "-o", str(pictures)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return RATE * DURATION / (time.perf_counter() - began)


def peer(script, jobs, *words):
    """Frames a second, as the peer says."""
    line = [sys.executable, "-B", str(HERE / script), str(jobs), *map(str, words)]
    answer = json.loads(subprocess.run(line, check=True, stdout=subprocess.PIPE, timeout=900).stdout)
    return answer["frames"] / answer["seconds"]


def pixels(file):
    with Image.open(file) as picture:
        return numpy.asarray(picture.convert("RGB")).astype(numpy.int16)


def libpng_size(file):
    """Bytes of the same picture as libpng and zlib pack it when nothing is asked for."""
    with Image.open(file) as picture:
        picture.load()
        packed = io.BytesIO()
        Image.fromarray(numpy.asarray(picture)).save(packed, "PNG")
    return len(packed.getvalue())


def mine(folder, frame):
    """Our picture of a frame; names are numbers from 0."""
    return sorted(folder.glob("*.png"))[frame]


def main():
    options = arguments()
    width, height = options.size.split("x")
    every = max(1, RATE * DURATION // options.frames)
    numbers = list(range(0, RATE * DURATION, every))
    speeds = {(who, jobs): [] for who in ["ours", *BARS] for jobs in JOBS}
    with tempfile.TemporaryDirectory() as scratch:
        frames = Path(scratch) / "frames"
        subprocess.run(
            [options.bench, "record", "--size", options.size, "--every", str(every), SCENE,
             str(frames)], check=True)
        for number in range(options.rounds):
            for jobs in JOBS:
                # Nothing is deleted before the end: ext4 passes over the inodes of files deleted in the
                # last minutes one by one for each new file, which took up to a tenth of our time.
                folders = {
                    who: Path(scratch) / f"{who}-{number}-{jobs}" for who in ["ours", *BARS]}
                for folder in folders.values():
                    folder.mkdir()
                speeds["ours", jobs].append(ours(options, jobs, folders["ours"]))
                speeds["skia", jobs].append(
                    peer("skia_frames.py", jobs, frames, folders["skia"]))
                speeds["chromium", jobs].append(
                    peer("chromium_frames.py", jobs, HERE / f"{SCENE}.html", width, height,
                         folders["chromium"], *numbers))
            print(f"bench: round {number + 1} of {options.rounds}", file=sys.stderr)
        sizes = {who: [] for who in folders}
        defaults = []
        apart = {who: [] for who in BARS}
        for number in numbers:
            own = mine(folders["ours"], number)
            sizes["ours"].append(own.stat().st_size)
            defaults.append(libpng_size(own))
            for who in BARS:
                other = folders[who] / f"{number:05}.png"
                sizes[who].append(other.stat().st_size)
                apart[who].append(numpy.abs(pixels(own) - pixels(other)))

    rows = [["renderer", *(f"frames/s, {jobs} process{'es' * (jobs > 1)}" for jobs in JOBS),
             *(f"ours is faster, {jobs}" for jobs in JOBS), "to be reached", "kB a frame", "apart from ours"]]
    for who in folders:
        row = [who] + [table.spread(speeds[who, jobs], 1) for jobs in JOBS]
        if who in BARS:
            row += [
                f"{statistics.median(speeds['ours', jobs]) / statistics.median(speeds[who, jobs]):.1f}x"
                for jobs in JOBS]
            differences = numpy.stack(apart[who])
            row += [f"{BARS[who]}x"]
        else:
            row += ["-"] * (len(JOBS) + 1)
        row.append(f"{statistics.mean(sizes[who]) / 1000:.1f}")
        row.append(f"{differences.mean():.3f} / {differences.max()}" if who in BARS else "-")
        rows.append(row)
    ratio = sum(sizes["ours"]) / sum(defaults)
    remark = (
        f"{SCENE} at {RATE} frames/s, {options.size} pixels, to PNG files; {options.rounds} rounds, medians "
        f"and quartiles; differences of a byte: mean / greatest. Ours: all {RATE * DURATION} frames with "
        f"`--jobs`, start of the process included; the peers: {len(numbers)} of them, without their start. "
        f"Our files have {ratio:.3f} of the bytes of libpng's default for the same pixels "
        f"({statistics.mean(defaults) / 1000:.1f} kB a frame; at most {LARGEST}).")
    table.publish("Whole animations", remark, rows, options.keep, "animations")


main()
