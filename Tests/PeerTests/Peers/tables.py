"""The tables of drawings in ../Tables, read as TableEntry.swift reads them."""
import itertools
import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Tables"


def entries(table, peer):
    """The entries of a table that `peer` draws, none left to be combined."""
    for entry in json.loads((FOLDER / f"{table}.json").read_text()):
        if peer in entry["peers"]:
            yield from combined(entry)


def combined(entry):
    each = entry.get("each", {})
    keys = sorted(each)
    for values in itertools.product(*(choices(each[key]) for key in keys)):
        result = {key: value for key, value in entry.items() if key != "each"}
        for key, (name, value) in zip(keys, values):
            result["name"] += f"-{name}"
            result[key] = value
        yield result


def choices(values):
    return list(values.items()) if isinstance(values, dict) else [(str(v), v) for v in values]


def color(text):
    """Red, green, blue and alpha, 0…1, of rrggbb or rrggbbaa."""
    return tuple(int((text + "ff")[i : i + 2], 16) / 255 for i in (0, 2, 4, 6))


def path(text):
    """Letters of a path with their points."""
    letter = None
    for word in text.split():
        if word.isalpha():
            if letter:
                yield letter, list(zip(numbers[::2], numbers[1::2]))
            letter, numbers = word, []
        else:
            numbers.append(float(word))
    if letter:
        yield letter, list(zip(numbers[::2], numbers[1::2]))


def lines(letters):
    """The same letters with every curve cut into lines."""
    for letter, points in letters:
        if letter in "QC":
            curve = [end, *points]
            for step in range(1, 257):
                yield "L", [on_curve(curve, step / 256)]
        else:
            yield letter, points
        if points:
            end = points[-1]


def on_curve(points, t):
    """The point at t of a Bézier curve, by de Casteljau's rule."""
    while len(points) > 1:
        points = [
            ((1 - t) * x0 + t * x1, (1 - t) * y0 + t * y1)
            for (x0, y0), (x1, y1) in zip(points, points[1:])
        ]
    return points[0]


def size(entry):
    return entry.get("size", [64, 64])


def stops(entry):
    """(place, colour) of a gradient, evenly spaced unless the entry says where."""
    colors = [color(text) for text in entry["colors"]]
    places = entry.get("locations") or [i / (len(colors) - 1) for i in range(len(colors))]
    return list(zip(places, colors))


def pixels(entry):
    """Rows of (red, green, blue, alpha), 0…255, of the entry's image."""
    for row in entry["image"]:
        yield [tuple(round(255 * part) for part in color(text)) for text in row.split()]
