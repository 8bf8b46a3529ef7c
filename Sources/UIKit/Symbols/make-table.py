#!/usr/bin/env python3
"""make-table.py ICONS: writes SymbolTable.swift of names.txt and the icons of Phosphor in the folder ICONS
(its `raw`), so that symbols need no reader of SVG: outlines as M, L, C and Z with points in sixteenths of a
unit, two characters a number."""
import math
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
DIGITS = "".join(chr(c) for c in range(35, 127) if chr(c) != "\\")
# Of symbols without a filled form only the lines are kept.
UNFILLED = re.compile(
    r"(chevron|arrow\.|text\.|line\.|list\.|xmark$|checkmark$|plus$|minus$|multiply|divide|equal|percent$|number$"
    r"|textformat|bold$|italic|underline|strikethrough|ellipsis$|magnifyingglass|scribble|at$|curlybraces|infinity"
    r"|sum|function|waveform|wifi|character|increase|decrease|asterisk|questionmark$|exclamationmark$|info$|link$)")
# An icon that is not there: a small i.
OWN = {"info-mark": "M128 84L128 84.25M128 124L128 188"}


def number(value):
    whole = round(value * 16) + 1024
    return DIGITS[whole // 91] + DIGITS[whole % 91]


def arc(x0, y0, rx, ry, turn, large, sweep, x, y):
    """Cubics of an arc between end points, as SVG's appendix has it."""
    if rx == 0 or ry == 0 or (x0, y0) == (x, y):
        return [("L", [x, y])]
    rx, ry, phi = abs(rx), abs(ry), math.radians(turn)
    c, s = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    px, py = c * dx + s * dy, -s * dx + c * dy
    grow = math.sqrt(max(1, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    k = math.sqrt(max(0, rest / ((rx * py) ** 2 + (ry * px) ** 2))) * (-1 if large == sweep else 1)
    qx, qy = k * rx * py / ry, -k * ry * px / rx
    cx, cy = c * qx - s * qy + (x0 + x) / 2, s * qx + c * qy + (y0 + y) / 2
    a0 = math.atan2((py - qy) / ry, (px - qx) / rx)
    a1 = math.atan2((-py - qy) / ry, (-px - qx) / rx)
    span = a1 - a0
    if sweep and span < 0:
        span += 2 * math.pi
    if not sweep and span > 0:
        span -= 2 * math.pi
    parts = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / parts
    t = 4 / 3 * math.tan(step / 4)
    result = []
    for i in range(parts):
        a, b = a0 + i * step, a0 + (i + 1) * step
        points = []
        for u, v in [
            (math.cos(a) - t * math.sin(a), math.sin(a) + t * math.cos(a)),
            (math.cos(b) + t * math.sin(b), math.sin(b) - t * math.cos(b)),
            (math.cos(b), math.sin(b)),
        ]:
            points += [c * rx * u - s * ry * v + cx, s * rx * u + c * ry * v + cy]
        result.append(("C", points))
    return result


def path(text):
    counts = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, T=2, A=7, Z=0)
    out = []
    x = y = sx = sy = hx = hy = 0.0
    stream = Reader(text)
    command = None
    while not stream.ends():
        if stream.letter():
            command = stream.take()
        upper, relative = command.upper(), command.islower()
        n = counts[upper]
        values = stream.arc() if upper == "A" else [stream.number() for _ in range(n)]
        bx, by = (x, y) if relative else (0, 0)
        if upper == "M":
            x, y = bx + values[0], by + values[1]
            sx, sy = x, y
            out.append(("M", [x, y]))
            command = "l" if relative else "L"
        elif upper == "Z":
            x, y = sx, sy
            out.append(("Z", []))
        elif upper in "LHV":
            if upper == "L":
                x, y = bx + values[0], by + values[1]
            elif upper == "H":
                x = bx + values[0]
            else:
                y = by + values[0]
            out.append(("L", [x, y]))
        elif upper in "CS":
            points = [v + (bx if i % 2 == 0 else by) for i, v in enumerate(values)]
            if upper == "S":
                points = [2 * x - hx, 2 * y - hy] + points
            out.append(("C", points))
            hx, hy, x, y = points[2], points[3], points[4], points[5]
            continue
        elif upper == "Q":
            p = [v + (bx if i % 2 == 0 else by) for i, v in enumerate(values)]
            out.append(("C", [x + 2 / 3 * (p[0] - x), y + 2 / 3 * (p[1] - y),
                              p[2] + 2 / 3 * (p[0] - p[2]), p[3] + 2 / 3 * (p[1] - p[3]), p[2], p[3]]))
            x, y = p[2], p[3]
        elif upper == "A":
            ex, ey = bx + values[5], by + values[6]
            out += arc(x, y, *values[:3], bool(values[3]), bool(values[4]), ex, ey)
            x, y = ex, ey
        else:
            raise SystemExit("unknown " + command)
        hx, hy = x, y
    return out


class Reader:
    NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)")
    FLAG = re.compile(r"[\s,]*([01])")

    def __init__(self, text):
        self.text, self.at = text, 0

    def skip(self):
        while self.at < len(self.text) and self.text[self.at] in " ,\n\t":
            self.at += 1

    def ends(self):
        self.skip()
        return self.at >= len(self.text)

    def letter(self):
        self.skip()
        return self.text[self.at].isalpha()

    def take(self):
        self.at += 1
        return self.text[self.at - 1]

    def match(self, pattern):
        found = pattern.match(self.text, self.at)
        self.at = found.end()
        return float(found[1])

    def number(self):
        return self.match(self.NUMBER)

    def arc(self):
        return [self.number() for _ in range(3)] + [self.match(self.FLAG) for _ in range(2)] + [
            self.number() for _ in range(2)]


def attributes(tag):
    return dict(re.findall(r'([\w-]+)="([^"]*)"', tag))


def ellipse(cx, cy, rx, ry):
    return (f"M{cx - rx} {cy}A{rx} {ry} 0 0 1 {cx + rx} {cy}A{rx} {ry} 0 0 1 {cx - rx} {cy}Z")


def outline(file):
    """The lines of an icon, and the areas that are filled; of a filled form all is the latter."""
    lines, areas = [], []
    for kind, rest in re.findall(r"<(\w+)([^>]*)/?>", file.read_text()):
        a = attributes(rest)
        f = lambda name: float(a.get(name, 0))
        out = lines if "stroke" in a else areas
        if kind == "path":
            out += path(a["d"])
        elif kind == "line":
            out += [("M", [f("x1"), f("y1")]), ("L", [f("x2"), f("y2")])]
        elif kind in ("polyline", "polygon"):
            n = [float(v) for v in re.findall(r"[-\d.]+", a["points"])]
            out += [("L" if i else "M", n[i:i + 2]) for i in range(0, len(n), 2)]
            if kind == "polygon":
                out.append(("Z", []))
        elif kind == "circle":
            out += path(ellipse(f("cx"), f("cy"), f("r"), f("r")))
        elif kind == "ellipse":
            out += path(ellipse(f("cx"), f("cy"), f("rx"), f("ry")))
        elif kind == "rect" and a.get("width") != "256":
            x, y, w, h = f("x"), f("y"), f("width"), f("height")
            r = min(f("rx") or f("ry"), w / 2, h / 2)
            text = (f"M{x + r} {y}H{x + w - r}A{r} {r} 0 0 1 {x + w} {y + r}V{y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}"
                    f"H{x + r}A{r} {r} 0 0 1 {x} {y + h - r}V{y + r}A{r} {r} 0 0 1 {x + r} {y}Z")
            piece = path(text)
            if "transform" in a:
                turn = re.match(r"rotate\(([-\d.]+)[ ,]+([-\d.]+)[ ,]+([-\d.]+)\)", a["transform"])
                moved = re.match(r"translate\(([-\d.]+)(?:[ ,]+([-\d.]+))?\) rotate\(([-\d.]+)\)", a["transform"])
                if turn:
                    angle, cx, cy = (float(turn[i]) for i in (1, 2, 3))
                    tx, ty = 0, 0
                elif moved:
                    tx, ty, angle = (float(moved[i] or 0) for i in (1, 2, 3))
                    cx = cy = 0
                else:
                    raise SystemExit(f"{file}: {a['transform']}")
                c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
                piece = [(k, [v for i in range(0, len(p), 2) for v in (
                    c * (p[i] - cx) - s * (p[i + 1] - cy) + cx + tx,
                    s * (p[i] - cx) + c * (p[i + 1] - cy) + cy + ty)]) for k, p in piece]
            out += piece
        elif kind in ("svg", "rect"):
            continue
    return lines, areas


def encoded(commands):
    return "".join(kind + "".join(number(v) for v in points) for kind, points in commands)


icons = Path(sys.argv[1])
names = [line.split() for line in (HERE / "names.txt").read_text().splitlines() if line]
filled = {icon for name, icon in names if not UNFILLED.match(name)}
lines = []
for icon in sorted({icon for _, icon in names}):
    if icon in OWN:
        lines.append(f"{icon} {encoded(path(OWN[icon]))} -")
        continue
    strokes, marks = outline(icons / "regular" / (icon + ".svg"))
    line = f"{icon} {encoded(strokes) or '-'} {encoded(marks) or '-'}"
    solid = icons / "fill" / (icon + "-fill.svg")
    if icon in filled and solid.exists():
        line += " " + encoded(outline(solid)[1])
    lines.append(line)
quote = '"""'
(HERE / "SymbolTable.swift").write_text(
    "// swift-format-ignore-file\n// Written by make-table.py of names.txt and the icons of Phosphor (LICENSE-Phosphor.txt). Do not edit.\n\n"
    "/// The symbols by their names, and the outlines of the icons that stand for them.\nenum SymbolTable {\n"
    "  /// A symbol's name and its icon's.\n"
    f"  static let names = #{quote}\n" + "".join(
        "    " + ";".join(f"{a} {b}" for a, b in names[i:i + 20]) + "\n" for i in range(0, len(names), 20))
    + f"    {quote}#\n\n"
    "  /// An icon's name, its lines, its areas, and perhaps its filled form, a line each; \"-\": none.\n"
    f"  static let icons = #{quote}\n" + "".join(f"    {line}\n" for line in lines) + f"    {quote}#\n" + "}\n")
