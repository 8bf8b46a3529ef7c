"""What Skia draws of the tables."""
import math

import numpy
import skia

import pictures
import tables

# Skia's own smoothing of edges has few levels; drawn large, it is told by the area.
FINE = 8
CAPS = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
MODES = {
    "normal": "SrcOver", "plusLighter": "Plus", "clear": "Clear", "copy": "Src",
    "sourceIn": "SrcIn", "sourceOut": "SrcOut", "sourceAtop": "SrcATop",
    "destinationOver": "DstOver", "destinationIn": "DstIn", "destinationOut": "DstOut",
    "destinationAtop": "DstATop", "xor": "Xor",
}
JOINS = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}


def draw_all(folder):
    for table in ("strokes", "dashes", "trims", "fills"):
        for entry in tables.entries(table, "skia"):
            save(entry, folder, draw_shape, fine=FINE)
    for entry in tables.entries("gradients", "skia"):
        save(entry, folder, draw_gradient)
    for entry in tables.entries("context-shadows", "skia"):
        save(entry, folder, draw_shadowed, fine=FINE)
    for entry in tables.entries("context-blends", "skia"):
        save(entry, folder, draw_blend)
    for entry in tables.entries("context-gradients", "skia"):
        save(entry, folder, draw_context_gradient)
    for entry in tables.entries("images", "skia"):
        save(entry, folder, draw_image)


def save(entry, folder, draw, fine=1):
    """A picture, drawn `fine` times as large and made smaller by averaging."""
    width, height = tables.size(entry)
    pixels = numpy.zeros((fine * height, fine * width, 4), dtype=numpy.uint8)
    with skia.Surface(pixels, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType) as canvas:
        canvas.scale(fine, fine)
        draw(canvas, entry)
    pictures.save(pictures.reduced(pixels, fine), folder / f"{entry['name']}.png")


def skia_path(entry):
    path = skia.Path()
    # Skia measures curves roughly where it cuts them, and lines exactly.
    letters = tables.path(entry["path"])
    if "dash" in entry or "trim" in entry:
        letters = tables.lines(letters)
    for letter, points in letters:
        numbers = [number for point in points for number in point]
        {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo, "Z": path.close}[
            letter
        ](*numbers)
    if entry.get("rule") == "evenodd":
        path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def matrix(m):
    """A matrix of six numbers in SVG's order."""
    return skia.Matrix.MakeAll(m[0], m[2], m[4], m[1], m[3], m[5], 0, 0, 1)


def draw_shape(canvas, entry):
    for clip in entry.get("clips", []):
        canvas.clipPath(skia_path(clip), doAntiAlias=True)
    canvas.concat(matrix(entry.get("transform", [1, 0, 0, 1, 0, 0])))
    if "fill" in entry:
        paint = skia.Paint(AntiAlias=True, Color4f=skia.Color4f(*tables.color(entry["fill"])))
        canvas.drawPath(skia_path(entry), paint)
    if "stroke" in entry:
        paint = skia.Paint(
            AntiAlias=True,
            Style=skia.Paint.kStroke_Style,
            Color4f=skia.Color4f(*tables.color(entry["stroke"])),
            StrokeWidth=entry.get("width", 1),
            StrokeCap=CAPS[entry.get("cap", "butt")],
            StrokeJoin=JOINS[entry.get("join", "miter")],
            StrokeMiter=entry.get("miter", 10),
        )
        effect = None
        if "trim" in entry:
            effect = skia.TrimPathEffect.Make(*entry["trim"])
        if "dash" in entry:
            lengths = entry["dash"] * (1 if len(entry["dash"]) % 2 == 0 else 2)
            dash = skia.DashPathEffect.Make(lengths, entry.get("phase", 0))
            effect = skia.PathEffect.MakeCompose(dash, effect) if effect else dash
        if effect:
            paint.setPathEffect(effect)
        canvas.drawPath(skia_path(entry), paint)


def draw_shadowed(canvas, entry):
    """Offset (y up) and blur, twice the gaussian's deviation, heed no matrix of the drawing."""
    (x, y), deviation = entry["offset"], entry["blur"] / 2
    color = skia.Color4f(*tables.color(entry["shadow"])).toColor()
    shadow = skia.ImageFilters.DropShadow(x, -y, deviation, deviation, color)
    canvas.saveLayer(None, skia.Paint(ImageFilter=shadow))
    draw_shape(canvas, entry)
    canvas.restore()


def draw_blend(canvas, entry):
    name = entry["mode"]
    # Skia's names of the rest are ours with a capital.
    mode = getattr(skia.BlendMode, "k" + MODES.get(name, name[0].upper() + name[1:]))
    for patches, blend in ((entry["below"], skia.BlendMode.kSrcOver), (entry["above"], mode)):
        for patch in patches:
            paint = skia.Paint(BlendMode=blend, Color4f=skia.Color4f(*tables.color(patch["fill"])))
            canvas.drawRect(skia.Rect.MakeXYWH(*patch["rect"]), paint)


def draw_gradient(canvas, entry):
    x, y, width, height = entry["bounds"]
    x0, y0, x1, y1 = entry["points"]
    stops = tables.stops(entry)
    colors = [skia.Color4f(*color).toColor() for _, color in stops]
    places = [place for place, _ in stops]
    # Unit space stretched over the bounds.
    local = matrix([width, 0, 0, height, x, y])
    clamp = skia.TileMode.kClamp
    if entry["type"] == "axial":
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(x0, y0), skia.Point(x1, y1)], colors, places, clamp, localMatrix=local)
    elif entry["type"] == "radial":
        local.preConcat(matrix([abs(x1 - x0), 0, 0, abs(y1 - y0), x0, y0]))
        shader = skia.GradientShader.MakeRadial(
            skia.Point(0, 0), 1, colors, places, clamp, localMatrix=local)
    else:
        angle = math.atan2(y1 - y0, x1 - x0)
        local.preConcat(matrix(
            [math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), x0, y0]))
        shader = skia.GradientShader.MakeSweep(
            0, 0, colors, places, clamp, 0, 360, 0, local)
    canvas.drawRect(skia.Rect.MakeXYWH(x, y, width, height), skia.Paint(Shader=shader, AntiAlias=True))


def draw_context_gradient(canvas, entry):
    colors = [skia.Color4f(*color).toColor() for _, color in tables.stops(entry)]
    places = [place for place, _ in tables.stops(entry)]
    mode = skia.TileMode.kClamp if entry.get("extends", True) else skia.TileMode.kDecal
    numbers = entry["points"]
    if entry["type"] == "linear":
        x0, y0, x1, y1 = numbers
        shader = skia.GradientShader.MakeLinear(
            [skia.Point(x0, y0), skia.Point(x1, y1)], colors, places, mode)
    elif entry["type"] == "circles":
        x0, y0, r0, x1, y1, r1 = numbers
        shader = skia.GradientShader.MakeTwoPointConical(
            skia.Point(x0, y0), r0, skia.Point(x1, y1), r1, colors, places, mode)
    else:
        x, y, degrees = numbers
        turn = skia.Matrix()
        turn.setRotate(degrees, x, y)
        shader = skia.GradientShader.MakeSweep(x, y, colors, places, mode, 0, 360, 0, turn)
    canvas.concat(matrix(entry.get("transform", [1, 0, 0, 1, 0, 0])))
    canvas.drawPaint(skia.Paint(Shader=shader))


def draw_image(canvas, entry):
    rows = pictures.premultiplied(numpy.array(list(tables.pixels(entry))))
    image = skia.Image.fromarray(
        rows, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
    if "homography" in entry:
        canvas.concat(skia.Matrix.MakeAll(*entry["homography"]))
    canvas.concat(matrix(entry.get("transform", [1, 0, 0, 1, 0, 0])))
    filter = {"nearest": skia.FilterMode.kNearest, "linear": skia.FilterMode.kLinear}[entry["filter"]]
    canvas.drawImageRect(
        image, skia.Rect.MakeXYWH(*entry["rect"]), skia.SamplingOptions(filter),
        skia.Paint(AntiAlias=True))
