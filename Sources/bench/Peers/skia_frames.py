#!/usr/bin/env python3
"""Draws frames with Skia and encodes them with its own encoder: skia_frames.py JOBS FRAMES PICTURES

FRAMES is a folder of workloads, one a frame. Each becomes a PNG file in PICTURES. Everything is read
and recorded before; the time that is printed is that of drawing, encoding and writing, by JOBS
processes that share the frames out.
"""
import gc
import json
import os
import sys
import time
from pathlib import Path

import skia

from skia_peer import Recording, image


def main():
    jobs, frames, pictures = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    files = sorted(frames.glob("*.json"))
    images = {}
    recordings = []
    for file in files:
        workload = json.loads(file.read_text())
        for name, entry in workload["images"].items():
            if name not in images:
                images[name] = image(entry, frames)
        recordings.append((file.stem, Recording(workload, images).picture))
    width, height = workload["width"], workload["height"]
    gc.disable()
    began = time.perf_counter()
    children = []
    for job in range(jobs):
        child = os.fork()
        if child == 0:
            draw(recordings[job::jobs], width, height, pictures)
            os._exit(0)
        children.append(child)
    ends = [os.waitpid(child, 0)[1] for child in children]
    seconds = time.perf_counter() - began
    if any(ends):
        sys.exit("skia_frames: a process failed")
    print(json.dumps({"seconds": seconds, "frames": len(files)}))


def draw(recordings, width, height, pictures):
    surface = skia.Surface.MakeRasterN32Premul(width, height)
    canvas = surface.getCanvas()
    for name, picture in recordings:
        canvas.drawPicture(picture)
        data = surface.makeImageSnapshot().encodeToData(skia.EncodedImageFormat.kPNG, 100)
        (pictures / f"{name}.png").write_bytes(memoryview(data))


main()
