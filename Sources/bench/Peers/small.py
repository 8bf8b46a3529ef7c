"""Workloads of many small things, as interfaces are made of: letters, buttons' gradients, dashes, hairlines.

Made anew for each run from a seed, since some would be megabytes of numbers. Of the form that
`Workloads/README.md` describes, 1920×1080.

    small.py FOLDER [--seed N] [--scale F] [NAME ...]    F times as many of everything
"""
import argparse
import json
import math
import random
from pathlib import Path

WIDTH, HEIGHT = 1920, 1080
IDENTITY = [1, 0, 0, 1, 0, 0]
BLACK = {"type": "solid", "c": [0, 0, 0, 1]}


def rounded(numbers):
    return [round(number, 3) for number in numbers]


def fill(verbs, numbers, paint=BLACK, matrix=IDENTITY, rule="nonzero"):
    return {"op": "fill", "v": verbs, "p": rounded(numbers), "rule": rule, "paint": paint, "m": rounded(matrix)}


def stroke(verbs, numbers, width, paint=BLACK, cap="butt", join="miter", dash=(), trim=(0, 1)):
    return {
        "op": "stroke", "v": verbs, "p": rounded(numbers), "width": width, "cap": cap, "join": join, "miter": 10,
        "dash": list(dash), "phase": 0, "trim": list(trim), "paint": paint, "m": IDENTITY}


def ring(chance, cx, cy, rx, ry, count, turns):
    """A closed contour of `count` curves round an ellipse that is bent a little, as strokes of letters are."""
    radii = [chance.uniform(0.82, 1.1) for _ in range(count)]

    def at(index):
        angle = turns * 2 * math.pi * index / count
        return cx + rx * radii[index % count] * math.cos(angle), cy + ry * radii[index % count] * math.sin(angle)

    numbers, pull = list(at(0)), 4 / 3 * math.tan(math.pi / 2 / count)
    for index in range(count):
        a, b = turns * 2 * math.pi * index / count, turns * 2 * math.pi * (index + 1) / count
        (x0, y0), (x1, y1) = at(index), at(index + 1)
        r0, r1 = radii[index], radii[(index + 1) % count]
        numbers += [
            x0 - turns * pull * rx * r0 * math.sin(a), y0 + turns * pull * ry * r0 * math.cos(a),
            x1 + turns * pull * rx * r1 * math.sin(b), y1 - turns * pull * ry * r1 * math.cos(b), x1, y1]
    return "M" + "C" * count + "Z", numbers


def letters(chance, count):
    """A page of letters of 18 curves each: a bowl and its counter, 26 of them."""
    alphabet = []
    for _ in range(26):
        wide = chance.uniform(3.6, 5.2)
        verbs, numbers = ring(chance, 0, 0, wide, 6, 10, 1)
        inner, more = ring(chance, 0, 0, wide * 0.58, 3.8, 8, -1)
        alphabet.append((verbs + inner, numbers + more))
    columns = 125
    for index in range(count):
        verbs, numbers = chance.choice(alphabet)
        x, y = 15.3 * (index % columns) + 9.7, 17.9 * (index // columns % 60) + 8.3
        yield fill(verbs, numbers, matrix=[1, 0, 0, 1, x, y])


def outlines(chance, count):
    """Small outlines like those of glyphs and icons, each another one, of lines and curves."""
    for _ in range(count):
        x, y = chance.uniform(10, WIDTH - 10), chance.uniform(10, HEIGHT - 10)
        corners = chance.randint(5, 12)
        verbs, numbers = "M", []
        for corner in range(corners):
            angle = 2 * math.pi * corner / corners
            reach = chance.uniform(4, 12)
            point = [x + reach * math.cos(angle), y + reach * math.sin(angle)]
            if corner and chance.random() < 0.5:
                verbs += "Q"
                numbers += [(numbers[-2] + point[0]) / 2 + chance.uniform(-2, 2),
                            (numbers[-1] + point[1]) / 2 + chance.uniform(-2, 2)]
            elif corner:
                verbs += "L"
            numbers += point
        yield fill(verbs + "Z", numbers)


def color(chance, alpha=1.0):
    return [chance.random(), chance.random(), chance.random(), alpha]


def stops(chance):
    return [[0, *rounded(color(chance))], [1, *rounded(color(chance))]]


def box(x, y, width, height):
    return "MLLLZ", [x, y, x + width, y, x + width, y + height, x, y + height]


def axial(chance, count):
    """Axial gradients on buttons and rows of a list."""
    for _ in range(count):
        width, height = chance.uniform(40, 160), chance.uniform(20, 44)
        x, y = chance.uniform(0, WIDTH - width), chance.uniform(0, HEIGHT - height)
        upright = chance.random() < 0.5
        paint = {"type": "linear", "x0": x, "y0": y, "x1": x if upright else x + width,
                 "y1": y + height if upright else y, "stops": stops(chance)}
        yield fill(*box(x, y, width, height), paint=paint)


def radial(chance, count):
    """Radial gradients on knobs and badges."""
    for _ in range(count):
        side = chance.uniform(16, 64)
        x, y = chance.uniform(0, WIDTH - side), chance.uniform(0, HEIGHT - side)
        paint = {"type": "radial", "cx": x + side / 2, "cy": y + side / 2, "r": side / 2, "stops": stops(chance)}
        yield fill(*box(x, y, side, side), paint=paint)


def anywhere(chance):
    return [chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT)]


def crossings(chance, count):
    """One outline whose edges cross everywhere."""
    numbers = [number for _ in range(count) for number in anywhere(chance)]
    yield fill("M" + "L" * (count - 1) + "Z", numbers)


def walked(chance, count, step):
    x, y = anywhere(chance)
    numbers = [x, y]
    for _ in range(count):
        x = min(max(x + chance.uniform(-step, step), 0), WIDTH)
        y = min(max(y + chance.uniform(-step, step), 0), HEIGHT)
        numbers += [x, y]
    return "M" + "L" * count, numbers


def walk(chance, count):
    """One stroked line of many pieces that goes its way at random."""
    yield stroke(*walked(chance, count, 40), 3, cap="round", join="round")


def segments(chance, count):
    """Short lines everywhere, in one path."""
    numbers = []
    for _ in range(count):
        x, y = anywhere(chance)
        numbers += [x, y, x + chance.uniform(-6, 6), y + chance.uniform(-6, 6)]
    yield stroke("ML" * count, numbers, 1)


def circle(x, y, radius):
    pull = 0.5522847498 * radius
    return "MCCCCZ", [
        x + radius, y, x + radius, y + pull, x + pull, y + radius, x, y + radius,
        x - pull, y + radius, x - radius, y + pull, x - radius, y,
        x - radius, y - pull, x - pull, y - radius, x, y - radius,
        x + pull, y - radius, x + radius, y - pull, x + radius, y]


def dashes(chance, count, cap="butt"):
    """Dashed circles."""
    for _ in range(count):
        radius = chance.uniform(20, 120)
        yield stroke(*circle(*anywhere(chance), radius), 2, cap=cap, dash=[8, 5])


def round_dashes(chance, count):
    """Dotted circles."""
    yield from dashes(chance, count, cap="round")


def conic(chance, count):
    """Conic gradients over the whole picture."""
    for _ in range(count):
        paint = {"type": "conic", "cx": WIDTH / 2, "cy": HEIGHT / 2, "angle": 30, "stops": stops(chance)}
        yield fill(*box(0, 0, WIDTH, HEIGHT), paint=paint)


def rectangles(chance, count):
    """Small rectangles between pixels."""
    for _ in range(count):
        yield fill(*box(*anywhere(chance), chance.uniform(2, 24), chance.uniform(2, 24)),
                   paint={"type": "solid", "c": rounded(color(chance, 0.8))})


def hairlines(chance, count):
    """Lines of half a pixel, as separators are, and slanting ones."""
    for _ in range(count):
        x, y = anywhere(chance)
        slant = chance.choice([0, 0, chance.uniform(-200, 200)])
        yield stroke("ML", [x, y, x + chance.uniform(50, 400), y + slant], 0.5)


def pies(chance, count):
    """Pies drawn as lines that are not quite as wide as their circles."""
    for _ in range(count):
        x, y = chance.uniform(300, WIDTH - 300), chance.uniform(300, HEIGHT - 300)
        yield stroke(*circle(x, y, 150), 299, paint={"type": "solid", "c": rounded(color(chance, 0.7))},
                     trim=(0, round(chance.uniform(0.1, 0.9), 3)))


# What makes each, and how many.
WORKLOADS = {
    "letters": (letters, 7500),
    "outlines": (outlines, 5000),
    "axial": (axial, 300),
    "radial": (radial, 400),
    "crossings": (crossings, 2000),
    "walk": (walk, 10_000),
    "segments": (segments, 100_000),
    "dashes": (dashes, 200),
    "round-dashes": (round_dashes, 200),
    "conic": (conic, 1),
    "rectangles": (rectangles, 5000),
    "hairlines": (hairlines, 1000),
    "pies": (pies, 10),
}


def write(folder, names=None, seed=1, scale=1.0):
    """Writes the workloads into a folder, and says their files by their names."""
    files = {}
    for name in WORKLOADS if names is None else names:
        make, count = WORKLOADS[name]
        chance = random.Random(f"{name} {seed}")
        workload = {
            "format": "workload-1", "name": name, "width": WIDTH, "height": HEIGHT, "clear": [1, 1, 1, 1],
            "images": {}, "ops": list(make(chance, max(1, round(count * scale))))}
        files[name] = Path(folder) / f"{name}.json"
        files[name].write_text(json.dumps(workload, separators=(",", ":")))
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("names", nargs="*")
    options = parser.parse_intermixed_args()
    Path(options.folder).mkdir(parents=True, exist_ok=True)
    write(options.folder, options.names or None, options.seed, options.scale)


if __name__ == "__main__":
    main()
