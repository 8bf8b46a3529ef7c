"""What librsvg draws of the tables: each entry becomes an SVG file beside its picture."""
import subprocess

import tables


def draw_all(folder):
    for table, element in (("strokes", shape), ("dashes", shape), ("fills", shape), ("gradients", gradient)):
        for entry in tables.entries(table, "rsvg"):
            width, height = tables.size(entry)
            svg = folder / f"{entry['name']}.svg"
            svg.write_text(
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
                f"{element(entry)}</svg>\n")
            subprocess.run(
                ["rsvg-convert", "--output", svg.with_suffix(".png"), svg], check=True)
            svg.unlink()


def attributes(**values):
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in values.items())


def paint(name, text):
    return attributes(**{name: f"#{text[:6]}", f"{name}_opacity": tables.color(text)[3]})


def shape(entry):
    element = "<path" + attributes(d=entry["path"], fill_rule=entry.get("rule", "nonzero"))
    element += paint("fill", entry["fill"]) if "fill" in entry else attributes(fill="none")
    if "transform" in entry:
        element += attributes(transform=f"matrix({','.join(map(str, entry['transform']))})")
    if "stroke" in entry:
        element += paint("stroke", entry["stroke"]) + attributes(
            stroke_width=entry.get("width", 1),
            stroke_linecap=entry.get("cap", "butt"),
            stroke_linejoin=entry.get("join", "miter"),
            stroke_miterlimit=entry.get("miter", 10),
            stroke_dasharray=",".join(map(str, entry.get("dash", []))) or "none",
            stroke_dashoffset=entry.get("phase", 0),
        )
    element += "/>"
    for number, clip in enumerate(reversed(entry.get("clips", []))):
        element = (
            f'<clipPath id="c{number}"><path'
            + attributes(d=clip["path"], clip_rule=clip.get("rule", "nonzero"))
            + f'/></clipPath><g clip-path="url(#c{number})">{element}</g>')
    return element


def gradient(entry):
    x, y, width, height = entry["bounds"]
    x0, y0, x1, y1 = entry["points"]
    stops = "".join(
        f'<stop offset="{place}" stop-color="rgb({",".join(str(round(255 * c)) for c in color[:3])})"'
        f' stop-opacity="{color[3]}"/>'
        for place, color in tables.stops(entry))
    # Both are given in unit space, objectBoundingBox, which is where ours are.
    if entry["type"] == "axial":
        definition = f"<linearGradient id='g'{attributes(x1=x0, y1=y0, x2=x1, y2=y1)}>{stops}</linearGradient>"
    else:
        unit = f"translate({x0} {y0}) scale({abs(x1 - x0)} {abs(y1 - y0)})"
        definition = (
            "<radialGradient id='g'" + attributes(cx=0, cy=0, r=1, gradientTransform=unit)
            + f">{stops}</radialGradient>")
    return definition + "<rect" + attributes(x=x, y=y, width=width, height=height, fill="url(#g)") + "/>"
