package import Raster

extension CGContext {
  /// Draws `picture`, which is as large as the context, pixel on pixel, with the present alpha and
  /// clips.
  package func lay(_ picture: Image) {
    precondition(picture.width == width && picture.height == height, "The sizes agree.")
    let opacity = state.alpha
    record { $0.lay(picture, opacity: opacity) }
  }

  /// Puts the pixels of `picture`, which is as large as the context, in the place of the context's
  /// in `area`; neither alpha nor clips are heeded. Where the context has no alpha, they lie on
  /// black.
  package func replacePixels(in area: PixelBounds, with picture: Image) {
    precondition(picture.width == width && picture.height == height, "The sizes agree.")
    guard !area.isEmpty else { return }
    var pixels = surfaces[0].picture().pixels
    for y in area.top..<area.bottom {
      let row = 4 * (y * width + area.left)..<4 * (y * width + area.right)
      pixels.replaceSubrange(row, with: picture.pixels[row])
    }
    restart(with: Image(width: width, height: height, pixels: pixels))
    isBlank = false
  }
}
