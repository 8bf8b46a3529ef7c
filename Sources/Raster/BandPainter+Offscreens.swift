extension BandPainter {
  /// Draws the offscreen pictures that `list` lays, those not drawn for this picture yet.
  mutating func drawOffscreens(of list: DisplayList) {
    offscreens.removeAll(keepingCapacity: true)
    for use in list.offscreens { offscreens.append(source(of: use)) }
  }

  /// An offscreen picture, drawn now or before, as an image to lay.
  mutating func source(of use: OffscreenUse) -> ImageSource {
    let folded = use.folded
    var source = ImageSource(
      ImagePaint(
        image: image(of: folded?.offscreen ?? use.paint.offscreen),
        imageFromDevice: use.paint.imageFromDevice, filter: .linear))
    source.factor = use.factor
    if let folded, let shift = use.shift {
      source.fold = FoldPlacement(columns: folded.columns, rows: folded.rows, shift: shift)
    }
    return source
  }

  private mutating func image(of offscreen: Offscreen) -> Image {
    let key = offscreen.signature
    if let image = drawnOffscreens[key] { return image }
    let image = sharedOffscreens?.image(key) { drawn(offscreen) } ?? drawn(offscreen)
    drawnOffscreens[key] = image
    return image
  }

  private mutating func drawn(_ offscreen: Offscreen) -> Image {
    let list = offscreen.list
    var picture = Pixmap(width: list.width, height: list.height)
    var painter = BandPainter()
    painter.sharedOffscreens = sharedOffscreens
    swap(&painter.drawnOffscreens, &drawnOffscreens)
    painter.paintInside(list, into: &picture)
    swap(&painter.drawnOffscreens, &drawnOffscreens)
    for filter in offscreen.filters {
      filter.apply(to: &picture.pixels, width: list.width, height: list.height)
    }
    return Image(width: list.width, height: list.height, pixels: picture.pixels)
  }
}
