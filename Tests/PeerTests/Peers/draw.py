"""Has every peer draw its cases: draw.py FOLDER makes FOLDER/<peer>/<case>.png.

Files are packed as small as they get without a change of any pixel.
"""
import shutil
import sys
from pathlib import Path

from PIL import Image

import cairo_peer
import chromium_peer
import rsvg_peer
import skia_peer

PEERS = {"cairo": cairo_peer, "chromium": chromium_peer, "rsvg": rsvg_peer, "skia": skia_peer}


def main(folder):
    shutil.rmtree(folder, ignore_errors=True)
    for name, peer in PEERS.items():
        own = folder / name
        own.mkdir(parents=True)
        peer.draw_all(own)
        pictures = sorted(own.glob("*.png"))
        for picture in pictures:
            with Image.open(picture) as image:
                pixels = image.convert("RGBA")
            pixels.save(picture, optimize=True)
        print(f"{name}: {len(pictures)} pictures", flush=True)


main(Path(sys.argv[1]))
