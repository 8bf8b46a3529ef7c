#!/usr/bin/env python3
"""Draws a workload with Skia on the processor: skia_peer.py FILE.json MIN_MS MAX_REPS [DUMP.rgba]

The operations are recorded once as a Skia picture; what is timed is its playback, in which no Python
runs. A workload with shadows is recorded anew for every frame (outside the time), because Skia keeps
blurred masks by the identity of the path and would not blur again.
"""
import gc
import json
import sys
import time
from pathlib import Path

import numpy
import skia

CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}
FILL_TYPES = {"nonzero": skia.PathFillType.kWinding, "evenodd": skia.PathFillType.kEvenOdd}
# Reorders colours between RGBA and the order of Skia's own pixels.
SWAPPED = [2, 1, 0, 3]


def path(verbs, numbers):
    result = skia.Path()
    steps = {
        "M": (result.moveTo, 2), "L": (result.lineTo, 2), "Q": (result.quadTo, 4),
        "C": (result.cubicTo, 6), "Z": (result.close, 0),
    }
    offset = 0
    for verb in verbs:
        step, count = steps[verb]
        step(*numbers[offset:offset + count])
        offset += count
    return result


def matrix(m):
    a, b, c, d, tx, ty = m
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


def paint(source):
    result = skia.Paint(AntiAlias=True)
    if source["type"] == "solid":
        result.setColor4f(skia.Color4f(*source["c"]))
        return result
    positions = [stop[0] for stop in source["stops"]]
    colors = [skia.Color4f(*stop[1:]).toColor() for stop in source["stops"]]
    if source["type"] == "linear":
        ends = [skia.Point(source["x0"], source["y0"]), skia.Point(source["x1"], source["y1"])]
        shader = skia.GradientShader.MakeLinear(ends, colors, positions)
    elif source["type"] == "radial":
        centre = skia.Point(source["cx"], source["cy"])
        shader = skia.GradientShader.MakeRadial(centre, source["r"], colors, positions)
    else:
        angle = source["angle"]
        shader = skia.GradientShader.MakeSweep(
            source["cx"], source["cy"], colors, positions, skia.TileMode.kClamp, angle, angle + 360)
    result.setShader(shader)
    return result


def stroke_paint(op):
    result = paint(op["paint"])
    result.setStyle(skia.Paint.kStroke_Style)
    result.setStrokeWidth(op["width"])
    result.setStrokeMiter(op["miter"])
    result.setStrokeCap(CAPS[op["cap"]])
    result.setStrokeJoin(JOINS[op["join"]])
    effects = []
    if op["dash"]:
        effects.append(skia.DashPathEffect.Make(op["dash"], op["phase"]))
    if op["trim"] != [0, 1]:
        effects.append(skia.TrimPathEffect.Make(*op["trim"]))
    effects = [effect for effect in effects if effect is not None]
    if len(effects) == 2:
        # The dashes of what the trimming leaves.
        effects = [skia.PathEffect.MakeCompose(*effects)]
    if effects:
        result.setPathEffect(effects[0])
    return result


class Recording:
    """A workload's operations on a canvas that records."""

    def __init__(self, workload, images):
        self.images = images
        recorder = skia.PictureRecorder()
        self.canvas = recorder.beginRecording(skia.Rect.MakeWH(workload["width"], workload["height"]))
        self.canvas.clear(skia.Color4f(*workload["clear"]))
        for op in workload["ops"]:
            getattr(self, op["op"])(op)
        self.picture = recorder.finishRecordingAsPicture()

    def draw(self, m, shape, how):
        self.canvas.save()
        self.canvas.concat(matrix(m))
        self.canvas.drawPath(shape, how)
        self.canvas.restore()

    def fill(self, op):
        shape = path(op["v"], op["p"])
        shape.setFillType(FILL_TYPES[op["rule"]])
        self.draw(op["m"], shape, paint(op["paint"]))

    def stroke(self, op):
        self.draw(op["m"], path(op["v"], op["p"]), stroke_paint(op))

    def save(self, op):
        self.canvas.save()
        if op.get("clip"):
            shape = path(op["clip"]["v"], op["clip"]["p"])
            shape.transform(matrix(op["clip"]["m"]))
            self.canvas.clipPath(shape, skia.ClipOp.kIntersect, True)
        if op["opacity"] < 1:
            self.canvas.saveLayerAlpha(None, round(op["opacity"] * 255))
        else:
            self.canvas.save()

    def restore(self, op):
        self.canvas.restore()
        self.canvas.restore()

    def image(self, op):
        self.canvas.save()
        self.canvas.concat(matrix(op["m"]))
        how = skia.Paint()
        how.setAlphaf(op["opacity"])
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
        self.canvas.drawImage(self.images[op["image"]], 0, 0, sampling, how)
        self.canvas.restore()

    def shadow(self, op):
        how = skia.Paint(AntiAlias=True)
        how.setColor4f(skia.Color4f(*op["color"]))
        how.setMaskFilter(skia.MaskFilter.MakeBlur(skia.BlurStyle.kNormal_BlurStyle, op["sigma"], False))
        shape = path(op["v"], op["p"])
        shape.transform(matrix(op["m"]))
        shape.offset(op["dx"], op["dy"])
        self.canvas.drawPath(shape, how)


def image(entry, folder):
    pixels = numpy.fromfile(folder / entry["file"], dtype=numpy.uint8)
    pixels = pixels.reshape(entry["height"], entry["width"], 4)[:, :, SWAPPED]
    return skia.Image.fromarray(
        numpy.ascontiguousarray(pixels), colorType=skia.kBGRA_8888_ColorType,
        alphaType=skia.kPremul_AlphaType, copy=True)


def main():
    file, shortest, most = Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    workload = json.loads(file.read_text())
    images = {name: image(entry, file.parent) for name, entry in workload["images"].items()}
    pixels = numpy.zeros((workload["height"], workload["width"], 4), numpy.uint8)
    size = skia.ImageInfo.MakeN32Premul(workload["width"], workload["height"])
    surface = skia.Surface.MakeRasterDirect(size, pixels)
    canvas = surface.getCanvas()
    fresh = any(op["op"] == "shadow" for op in workload["ops"])
    picture = Recording(workload, images).picture

    samples = []
    gc.disable()
    start = time.perf_counter()
    for frame in range(-2, most):
        if fresh:
            picture = Recording(workload, images).picture
        began = time.perf_counter_ns()
        canvas.drawPicture(picture)
        took = (time.perf_counter_ns() - began) / 1e6
        if frame < 0:
            start = time.perf_counter()
            continue
        samples.append(round(took, 4))
        if len(samples) >= 3 and (time.perf_counter() - start) * 1e3 >= shortest:
            break
    print(json.dumps({"samples_ms": samples}))
    if len(sys.argv) > 4:
        pixels[:, :, SWAPPED].tofile(sys.argv[4])


if __name__ == "__main__":
    main()
