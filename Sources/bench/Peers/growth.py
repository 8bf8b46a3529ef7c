#!/usr/bin/env python3
"""Measures how the cost of a picture grows with what is in it and prints one table.

    growth.py BENCH [--rounds N] [--time MS] [--keep FOLDER]

Each row draws a small and a large picture of one kind by turns; what counts is the median of the ratios
of the rounds. The pictures are made here from fixed seeds. The row before the last counts blocks of memory
instead of time; the last one renders a scene that stands still with what is kept from frame to frame,
and without. Rows that cost more than they may say so, and make it exit with 1 once the table is kept.
"""
import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import table

SEED = 7
STILL_SCENE = "layers-gradient-static"
STILL_FRAMES = 60
STILL_RUNS = 7
CIRCLE = 0.5522847498


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--time", type=float, default=400, help="milliseconds for each run at least")
    parser.add_argument("--keep", type=Path, help="where the table is stored")
    return parser.parse_args()


def solid(chance, alpha):
    return {"type": "solid", "c": [chance.random(), chance.random(), chance.random(), alpha]}


def polyline(points, closed):
    verbs = "M" + "L" * (len(points) - 1) + "Z" * closed
    return {"v": verbs, "p": [round(number, 3) for point in points for number in point]}


def circle(x, y, r):
    k = CIRCLE * r
    return {"v": "MCCCCZ", "p": [
        x + r, y, x + r, y + k, x + k, y + r, x, y + r, x - k, y + r, x - r, y + k, x - r, y,
        x - r, y - k, x - k, y - r, x, y - r, x + k, y - r, x + r, y - k, x + r, y]}


def rounded(x, y, side, r):
    k = r * (1 - CIRCLE)
    s, e = x + side, y + side
    return {"v": "MLCLCLCLCZ", "p": [
        x + r, y, s - r, y, s - k, y, s, y + k, s, y + r, s, e - r, s, e - k, s - k, e, s - r, e,
        x + r, e, x + k, e, x, e - k, x, e - r, x, y + r, x, y + k, x + k, y, x + r, y]}


def fill(path, paint, scale=1):
    return {"op": "fill", **path, "rule": "nonzero", "paint": paint, "m": [scale, 0, 0, scale, 0, 0]}


def stroke(path, paint, width, cap="butt", join="miter", scale=1):
    return {
        "op": "stroke", **path, "width": width, "cap": cap, "join": join, "miter": 10, "dash": [],
        "phase": 0, "trim": [0, 1], "paint": paint, "m": [scale, 0, 0, scale, 0, 0]}


def enlarged(scale, count=60):
    """Circles and curves in a picture of 960×540 times the scale."""
    chance = random.Random(SEED)
    operations = []
    for _ in range(count):
        disc = circle(chance.random() * 960, chance.random() * 540, 20 + chance.random() * 80)
        curve = {"v": "MC", "p": [chance.random() * 960 for _ in range(8)]}
        operations.append(fill(disc, solid(chance, 0.6), scale))
        operations.append(stroke(curve, solid(chance, 0.8), 4, scale=scale))
    return operations, 960 * scale, 540 * scale


def star(count):
    """A filled outline of many short edges."""
    points = []
    for index in range(count):
        angle = 2 * math.pi * index / count
        radius = 400 + 60 * math.sin(23 * angle) + 10 * math.sin(401 * angle)
        points.append((960 + radius * math.cos(angle), 540 + radius * math.sin(angle)))
    return [fill(polyline(points, True), solid(random.Random(SEED), 0.8))], 1920, 1080


def walk(count):
    """A stroked line of many short pieces that crosses itself everywhere."""
    chance = random.Random(SEED)
    points = [(960.0, 540.0)]
    for _ in range(count):
        x, y = points[-1]
        points.append((
            min(1919, max(0, x + chance.uniform(-8, 8))), min(1079, max(0, y + chance.uniform(-8, 8)))))
    return [stroke(polyline(points, False), solid(chance, 0.8), 2, "round", "round")], 1920, 1080


def scribble(count):
    """A stroked line of pieces as long as the picture."""
    chance = random.Random(SEED)
    points = [(chance.uniform(0, 1920), chance.uniform(0, 1080)) for _ in range(count)]
    return [stroke(polyline(points, False), solid(chance, 0.8), 2)], 1920, 1080


def random_points(count):
    """A filled outline through random points: nearly all its edges cross each other."""
    chance = random.Random(SEED)
    points = [(chance.uniform(0, 375), chance.uniform(0, 667)) for _ in range(count)]
    return [fill(polyline(points, True), solid(chance, 0.8))], 375, 667


def random_line(count):
    """The same outline's line."""
    chance = random.Random(SEED)
    points = [(chance.uniform(0, 375), chance.uniform(0, 667)) for _ in range(count)]
    return [stroke(polyline(points, True), solid(chance, 0.8), 1)], 375, 667


def zigzag(count):
    """A stroked line up and down the picture, the wide pieces beside each other."""
    points = [(index * 1920 / count, 40 if index % 2 else 1040) for index in range(count)]
    return [stroke(polyline(points, False), solid(random.Random(SEED), 0.8), 1)], 1920, 1080


def blurred(sigma):
    """The shadow of an outline without straight sides, of which nothing can be left out, blurred by so
    many pixels. A blur works on as many more as it reaches: with 40 on 1.36 times those of 5."""
    points = [
        (960 + 930 * math.cos(angle), 540 + 510 * math.sin(angle))
        for angle in (2 * math.pi * index / 500 for index in range(500))]
    path = polyline(points, True)
    return [{
        "op": "shadow", **path, "color": [0, 0, 0, 0.6], "sigma": sigma, "dx": 0, "dy": 0,
        "m": [1, 0, 0, 1, 0, 0]}], 1920, 1080


def small_layers(shape):
    def picture(count):
        chance = random.Random(SEED)
        operations = [
            fill(shape(chance.random() * 1850, chance.random() * 1020), solid(chance, 0.7))
            for _ in range(count)]
        return operations, 1920, 1080
    return picture


def rectangle(x, y):
    return polyline([(x, y), (x + 30, y), (x + 30, y + 30), (x, y + 30)], True)


# What, picture, small, large, the ratio to stay at or under.
KINDS = [
    ("4 times the pixels, to 1920x1080", enlarged, 1, 2, 4.2),
    ("4 times the pixels, to 3840x2160", enlarged, 2, 4, 4.2),
    ("10 times the segments, filled, to 10,000", star, 1000, 10_000, 10.5),
    ("10 times the segments, filled, to 100,000", star, 10_000, 100_000, 10.5),
    ("10 times the segments, stroked, short, to 10,000", walk, 1000, 10_000, 10.5),
    ("10 times the segments, stroked, short, to 100,000", walk, 10_000, 100_000, 10.5),
    ("10 times the segments, stroked, long, to 10,000", scribble, 1000, 10_000, 10.5),
    ("10 times the segments, stroked, zigzag, to 10,000", zigzag, 1000, 10_000, 10.5),
    ("10 times the random points, filled, to 100,000", random_points, 10_000, 100_000, 10.5),
    ("10 times the random points, filled, to 1,000,000", random_points, 100_000, 1_000_000, 10.5),
    ("10 times the random points, stroked, to 100,000", random_line, 10_000, 100_000, 10.5),
    ("8 times the radius of a blur, to 40 pixels", blurred, 5, 40, 1.5),
    ("1,000 small rectangles for 250", small_layers(rectangle), 250, 1000, 4),
    ("1,000 small rounded rectangles for 250", small_layers(lambda x, y: rounded(x, y, 30, 8)), 250, 1000, 4),
    ("1,000 small circles for 250", small_layers(lambda x, y: circle(x + 15, y + 15, 15)), 250, 1000, 4),
]


def write(folder, name, picture):
    operations, width, height = picture
    path = folder / f"{name}.json"
    path.write_text(json.dumps({
        "format": "workload-1", "name": name, "width": width, "height": height,
        "clear": [1, 1, 1, 1], "images": {}, "ops": operations}))
    return path


def drawn(options, path):
    """The median time of a frame in milliseconds."""
    answer = subprocess.run(
        [options.bench, "replay", str(path), str(options.time), "200"], check=True,
        stdout=subprocess.PIPE, text=True)
    return statistics.median(json.loads(answer.stdout)["samples_ms"])


def counter(folder):
    """The library that counts blocks of memory, built."""
    library = folder / "count_allocations.so"
    source = Path(__file__).with_name("count_allocations.c")
    subprocess.run(["gcc", "-O1", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return library


def blocks(options, library, path):
    """How many blocks of memory one more frame takes, be they given back at once or not."""
    def taken(frames):
        answer = subprocess.run(
            [options.bench, "replay", str(path), "1e9", str(frames)], check=True, text=True,
            env=os.environ | {"LD_PRELOAD": str(library)}, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE)
        return int(answer.stderr.splitlines()[-1])
    return (taken(25) - taken(5)) / 20


def rendered(options, frames, *more):
    """The time of the first so many frames of the still scene in milliseconds: the median of runs, since
    an equal frame takes thousandths of what these differ by."""
    return statistics.median(rendered_once(options, frames, *more) for _ in range(STILL_RUNS))


def rendered_once(options, frames, *more):
    answer = subprocess.run(
        [options.bench, "scenes", "--runs", "1", "--jobs", "1", "--size", "1080x1920", "--frames",
         str(frames), *more, STILL_SCENE], check=True, stdout=subprocess.PIPE, text=True)
    return 1000 * frames / float(answer.stdout.splitlines()[-1].split()[4])


def still(options):
    """What a frame costs with nothing changed, and in full, in milliseconds."""
    kept = (rendered(options, STILL_FRAMES) - rendered(options, 1)) / (STILL_FRAMES - 1)
    return rendered(options, STILL_FRAMES, "--no-cache") / STILL_FRAMES, kept


def row(what, small, large, costs, most, unit):
    """One row of the table; the last column says where the limit is exceeded."""
    # As the column shows it: a ratio that reads as the limit keeps it.
    shown = f"{costs:.2f}" if unit == "x" else f"{costs:.1f} "
    return [what, small, large, shown + unit,
            f"{most}{'' if unit == 'x' else ' '}{unit}{', exceeded' if float(shown) > most else ''}"]


def main():
    options = arguments()
    times = {kind[0]: [] for kind in KINDS}
    stills = []
    with tempfile.TemporaryDirectory() as folder:
        paths = {
            (what, size): write(Path(folder), f"{number}-{size}", picture(size))
            for number, (what, picture, *sizes, _) in enumerate(KINDS) for size in sizes}
        library = counter(Path(folder))
        memory = [
            blocks(options, library, write(Path(folder), f"memory-{count}", enlarged(1, count)))
            for count in (60, 240)]
        for number in range(options.rounds):
            for what, _, small, large, _ in KINDS:
                times[what].append(tuple(drawn(options, paths[what, size]) for size in (small, large)))
            stills.append(still(options))
            print(f"bench: round {number + 1} of {options.rounds}", file=sys.stderr)
    rows = [["what grows", "small, ms", "large, ms", "costs", "at most"]]
    for what, _, _, _, most in KINDS:
        small, large = zip(*times[what])
        ratio = statistics.median(b / a for a, b in times[what])
        rows.append(row(what, table.spread(small), table.spread(large), ratio, most, "x"))
    rows.append(row(
        "blocks of memory taken anew for a frame of 240 circles and 240 lines, for 60 and 60",
        *(f"{count:.0f} blocks" for count in memory), memory[1] / memory[0], 1.5, "x"))
    full, kept = zip(*stills)
    share = statistics.median(b / a for a, b in stills)
    rows.append(row(
        f"a frame of {STILL_SCENE} after an equal one, for one in full",
        table.spread(full), table.spread(kept), 100 * share, 2, "%"))
    remark = f"one thread; {options.rounds} rounds, medians and quartiles of a frame."
    table.publish("How cost grows", remark, rows, options.keep, "growth")
    exceeded = [cells[0] for cells in rows if cells[-1].endswith("exceeded")]
    if exceeded:
        sys.exit("bench: costs more than it may: " + "; ".join(exceeded))


main()
