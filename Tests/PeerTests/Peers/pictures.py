"""Arrays of premultiplied pixels: rows of (red, green, blue, alpha), 0…255."""
import numpy
from PIL import Image


def premultiplied(pixels):
    """The same with colours that were not multiplied by alpha."""
    pixels = pixels.astype(float)
    pixels[:, :, :3] *= pixels[:, :, 3:] / 255
    return numpy.rint(pixels).astype(numpy.uint8)


def reduced(pixels, factor):
    """Each pixel the mean of factor × factor."""
    height, width, _ = pixels.shape
    blocks = pixels.reshape(height // factor, factor, width // factor, factor, 4)
    return numpy.rint(blocks.mean(axis=(1, 3), dtype=float)).astype(numpy.uint8)


def save(pixels, path):
    """Writes a PNG file, whose colours are not multiplied by alpha."""
    straight = pixels.astype(float)
    straight[:, :, :3] *= 255 / numpy.maximum(straight[:, :, 3:], 1)
    Image.fromarray(numpy.rint(straight.clip(0, 255)).astype(numpy.uint8), "RGBA").save(
        path, optimize=True)
