"""What cairo draws of the tables."""
import cairo
import numpy

import pictures
import tables

CAPS = {"butt": cairo.LINE_CAP_BUTT, "round": cairo.LINE_CAP_ROUND, "square": cairo.LINE_CAP_SQUARE}
JOINS = {"miter": cairo.LINE_JOIN_MITER, "round": cairo.LINE_JOIN_ROUND, "bevel": cairo.LINE_JOIN_BEVEL}
OPERATORS = {
    "normal": cairo.Operator.OVER, "multiply": cairo.Operator.MULTIPLY,
    "screen": cairo.Operator.SCREEN, "overlay": cairo.Operator.OVERLAY,
    "darken": cairo.Operator.DARKEN, "lighten": cairo.Operator.LIGHTEN,
    "colorDodge": cairo.Operator.COLOR_DODGE, "colorBurn": cairo.Operator.COLOR_BURN,
    "softLight": cairo.Operator.SOFT_LIGHT, "hardLight": cairo.Operator.HARD_LIGHT,
    "difference": cairo.Operator.DIFFERENCE, "exclusion": cairo.Operator.EXCLUSION,
    "hue": cairo.Operator.HSL_HUE, "saturation": cairo.Operator.HSL_SATURATION,
    "color": cairo.Operator.HSL_COLOR, "luminosity": cairo.Operator.HSL_LUMINOSITY,
    "clear": cairo.Operator.CLEAR, "copy": cairo.Operator.SOURCE,
    "sourceIn": cairo.Operator.IN, "sourceOut": cairo.Operator.OUT,
    "sourceAtop": cairo.Operator.ATOP, "destinationOver": cairo.Operator.DEST_OVER,
    "destinationIn": cairo.Operator.DEST_IN, "destinationOut": cairo.Operator.DEST_OUT,
    "destinationAtop": cairo.Operator.DEST_ATOP, "xor": cairo.Operator.XOR,
    "plusLighter": cairo.Operator.ADD,
}
RULES = {"nonzero": cairo.FILL_RULE_WINDING, "evenodd": cairo.FILL_RULE_EVEN_ODD}


def draw_all(folder):
    for table in ("strokes", "dashes", "fills"):
        for entry in tables.entries(table, "cairo"):
            save(entry, folder, draw_shape)
    for entry in tables.entries("gradients", "cairo"):
        save(entry, folder, draw_gradient)
    for entry in tables.entries("context-blends", "cairo"):
        save(entry, folder, draw_blend)
    for entry in tables.entries("context-gradients", "cairo"):
        save(entry, folder, draw_context_gradient)
    for entry in tables.entries("images", "cairo"):
        save(entry, folder, draw_image)


def save(entry, folder, draw):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *tables.size(entry))
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.set_tolerance(0.01)
    draw(context, entry)
    surface.write_to_png(str(folder / f"{entry['name']}.png"))


def add_path(context, entry):
    context.set_fill_rule(RULES[entry.get("rule", "nonzero")])
    for letter, points in tables.path(entry["path"]):
        if letter == "M":
            context.move_to(*points[0])
        elif letter == "L":
            context.line_to(*points[0])
        elif letter == "Q":
            # A cubic whose handles go two thirds of the way.
            (x0, y0), (x1, y1), (x2, y2) = context.get_current_point(), *points
            context.curve_to(
                x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3,
                x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2)
        elif letter == "C":
            context.curve_to(*(number for point in points for number in point))
        else:
            context.close_path()


def draw_shape(context, entry):
    for clip in entry.get("clips", []):
        add_path(context, clip)
        context.clip()
    context.transform(cairo.Matrix(*entry.get("transform", [1, 0, 0, 1, 0, 0])))
    if "fill" in entry:
        context.set_source_rgba(*tables.color(entry["fill"]))
        add_path(context, entry)
        context.fill()
    if "stroke" in entry:
        context.set_source_rgba(*tables.color(entry["stroke"]))
        context.set_line_width(entry.get("width", 1))
        context.set_line_cap(CAPS[entry.get("cap", "butt")])
        context.set_line_join(JOINS[entry.get("join", "miter")])
        context.set_miter_limit(entry.get("miter", 10))
        if "dash" in entry:
            context.set_dash(entry["dash"], entry.get("phase", 0))
        add_path(context, entry)
        context.stroke()


def draw_blend(context, entry):
    operator = OPERATORS[entry["mode"]]
    for patches, blend in ((entry["below"], cairo.Operator.OVER), (entry["above"], operator)):
        for patch in patches:
            context.save()
            # Some operators would reach beyond what is filled.
            context.rectangle(*patch["rect"])
            context.clip()
            context.set_operator(blend)
            context.set_source_rgba(*tables.color(patch["fill"]))
            context.paint()
            context.restore()


def draw_gradient(context, entry):
    x, y, width, height = entry["bounds"]
    x0, y0, x1, y1 = entry["points"]
    # Unit space stretched over the bounds.
    unit = cairo.Matrix(width, 0, 0, height, x, y)
    if entry["type"] == "axial":
        pattern = cairo.LinearGradient(x0, y0, x1, y1)
    else:
        pattern = cairo.RadialGradient(0, 0, 0, 0, 0, 1)
        unit = cairo.Matrix(abs(x1 - x0), 0, 0, abs(y1 - y0), x0, y0) * unit
    unit.invert()
    pattern.set_matrix(unit)
    pattern.set_extend(cairo.EXTEND_PAD)
    for place, color in tables.stops(entry):
        pattern.add_color_stop_rgba(place, *color)
    context.set_source(pattern)
    context.rectangle(x, y, width, height)
    context.fill()


def draw_context_gradient(context, entry):
    kind = {"linear": cairo.LinearGradient, "circles": cairo.RadialGradient}[entry["type"]]
    pattern = kind(*entry["points"])
    pattern.set_extend(cairo.EXTEND_PAD if entry.get("extends", True) else cairo.EXTEND_NONE)
    for place, color in tables.stops(entry):
        pattern.add_color_stop_rgba(place, *color)
    context.transform(cairo.Matrix(*entry.get("transform", [1, 0, 0, 1, 0, 0])))
    context.set_source(pattern)
    context.paint()


def draw_image(context, entry):
    rows = pictures.premultiplied(numpy.array(list(tables.pixels(entry))))
    # cairo's words of 32 bits hold blue first.
    image = cairo.ImageSurface.create_for_data(
        numpy.ascontiguousarray(rows[:, :, [2, 1, 0, 3]]), cairo.FORMAT_ARGB32,
        rows.shape[1], rows.shape[0])
    context.transform(cairo.Matrix(*entry.get("transform", [1, 0, 0, 1, 0, 0])))
    x, y, width, height = entry["rect"]
    context.rectangle(x, y, width, height)
    context.clip()
    context.translate(x, y)
    context.scale(width / rows.shape[1], height / rows.shape[0])
    context.set_source_surface(image)
    pattern = context.get_source()
    pattern.set_extend(cairo.EXTEND_PAD)
    pattern.set_filter({"nearest": cairo.FILTER_NEAREST, "linear": cairo.FILTER_BILINEAR}[entry["filter"]])
    context.paint()
