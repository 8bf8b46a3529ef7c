"""What Chromium draws of the pages beside this file: each `section` with an id is a case.

A page's sections are squares side by side, transparent where nothing is drawn; scripts in it may
make them from a list. The page is loaded twice: once to learn the sections, once for the picture.
"""
import re
import subprocess
from pathlib import Path

import numpy
from PIL import Image

import pictures

PAGES = Path(__file__).resolve().parent
COLUMNS = 8
# Turned layers have rough edges; drawn large and averaged, they are told by the area.
FINE = 8
COMMAND = [
    "chromium-headless-shell", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
    f"--force-device-scale-factor={FINE}", "--force-color-profile=srgb",
    "--default-background-color=00000000",
]


def draw_all(folder):
    for page in sorted(PAGES.glob("*.html")):
        draw(page, folder)


def draw(page, folder):
    dom = run("--dump-dom", page.as_uri()).stdout.decode()
    side = int(re.search(r'<body[^>]*data-side="(\d+)"', dom)[1])
    names = re.findall(r'<section id="([^"]+)"', dom)
    rows = -(-len(names) // COLUMNS)
    picture = folder / f"{page.stem}.page.png"
    run(f"--window-size={COLUMNS * side},{rows * side}", f"--screenshot={picture}", page.as_uri())
    with Image.open(picture) as image:
        pixels = pictures.premultiplied(numpy.asarray(image.convert("RGBA")))
    for number, name in enumerate(names):
        x, y = FINE * side * (number % COLUMNS), FINE * side * (number // COLUMNS)
        section = pixels[y : y + FINE * side, x : x + FINE * side]
        pictures.save(pictures.reduced(section, FINE), folder / f"{name}.png")
    picture.unlink()


def run(*options):
    return subprocess.run([*COMMAND, *options], check=True, capture_output=True, timeout=600)
