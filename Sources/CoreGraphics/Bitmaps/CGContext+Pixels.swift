import Geometry
package import Raster

extension CGContext {
  /// Draws `picture`, which is as large as the context, pixel on pixel, as any image: with the
  /// present alpha, shadow, blend mode and clips.
  package func lay(_ picture: Image) {
    precondition(picture.width == width && picture.height == height, "The sizes agree.")
    fillClip(with: paint(of: picture))
  }

  /// Multiplied into everything drawn, 0…1.
  package var alpha: Double { state.alpha }

  /// Has `add` add to what was drawn so far: to a list in pixels, y down, that is cut by the present
  /// clips and meets what lies below by the present blend mode. Nothing else of the state acts.
  package func addToList(_ add: (inout DisplayList) -> Void) {
    let mode = state.blend.rasterMode
    record { list in
      list.mode = mode
      add(&list)
      list.mode = .sourceOver
    }
  }

  /// Draws the shadow that the state asks for, if any, of what is drawn next, of which `picture`
  /// makes a picture as large as the context.
  package func drawShadow(ofPicture picture: @autoclosure () -> Image) {
    guard state.shadow != nil else { return }
    drawShadow(
      of: FlatPath(polygon: pictureArea.corners), rule: .nonZero, paint: paint(of: picture()))
  }

  private func paint(of picture: Image) -> Paint {
    .image(
      ImagePaint(
        image: picture, imageFromDevice: .identity, filter: .nearest, opacity: state.alpha))
  }

  /// Puts the pixels of `picture`, which is as large as the context, in place of the context's
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
