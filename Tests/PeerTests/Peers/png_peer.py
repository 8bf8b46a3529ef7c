#!/usr/bin/env python3
"""Decodes PNG files of ours, with Pillow, and with Python's zlib and the filters undone here.

    png_peer.py FOLDER      each NAME.png beside NAME.samples, the straight RGB or RGBA it must hold

Prints one line; exits 1 when a file is not what it must be.
"""
import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from PIL import Image


def chunks(data):
    place = 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place:place + 4])
        body = data[place + 4:place + 8 + length]
        (crc,) = struct.unpack(">I", data[place + 8 + length:place + 12 + length])
        assert zlib.crc32(body) == crc, "a chunk's CRC is wrong"
        yield body[:4], body[4:]
        place += 12 + length


def samples(data):
    """By zlib, which checks the Adler-32, and without anybody's PNG decoder."""
    found = list(chunks(data))
    width, height, depth, kind = struct.unpack(">IIBB", found[0][1][:10])
    assert depth == 8 and kind in (2, 6), "neither RGB nor RGBA of 8 bits"
    size = 3 if kind == 2 else 4
    rows = zlib.decompress(b"".join(body for name, body in found if name == b"IDAT"))
    rows = np.frombuffer(rows, np.uint8).reshape(height, width * size + 1)
    above = np.zeros((width, size), np.uint8)
    result = np.empty((height, width, size), np.uint8)
    for y, row in enumerate(rows):
        values = row[1:].reshape(width, size)
        if row[0] == 0:
            above = values
        elif row[0] == 1:
            above = np.cumsum(values, axis=0, dtype=np.uint8)
        elif row[0] == 2:
            above = above + values
        else:
            above = by_steps(row[0], values, above)
        result[y] = above
    return result


def by_steps(kind, values, above):
    result = np.zeros(values.shape, np.int32)
    left = corner = np.zeros(values.shape[1], np.int32)
    for x in range(len(values)):
        top = above[x].astype(np.int32)
        if kind == 3:
            guess = (left + top) // 2
        else:
            estimate = left + top - corner
            to_left, to_top, to_corner = (abs(estimate - each) for each in (left, top, corner))
            guess = np.where(
                (to_left <= to_top) & (to_left <= to_corner), left,
                np.where(to_top <= to_corner, top, corner))
        left = result[x] = (values[x] + guess) & 255
        corner = top
    return result.astype(np.uint8)


def main():
    files = sorted(Path(sys.argv[1]).glob("*.png"))
    assert files, "there are no files"
    wrong = 0
    for path in files:
        by_hand = samples(path.read_bytes())
        expected = np.fromfile(path.with_suffix(".samples"), np.uint8).reshape(by_hand.shape)
        by_pillow = np.asarray(Image.open(path))
        for name, found in (("zlib", by_hand), ("Pillow", by_pillow)):
            if not np.array_equal(found, expected):
                print(f"peers: {path.name} is another picture by {name}", file=sys.stderr)
                wrong += 1
    print(f"peers: {len(files)} PNG files decoded by Pillow and by zlib, {wrong} wrong")
    sys.exit(1 if wrong else 0)


main()
