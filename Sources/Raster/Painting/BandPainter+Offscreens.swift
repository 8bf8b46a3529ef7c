extension BandPainter {
  /// Draws the offscreen pictures that `list` shows, those not drawn for this picture yet.
  mutating func drawOffscreens(of list: DisplayList) {
    drawOffscreens(of: list, at: Array(list.offscreens.indices))
  }

  /// Draws those with these indices among the list's, and no others. What another painter is drawing at the moment
  /// comes last: two that need the same pictures at once share them out.
  mutating func drawOffscreens(of list: DisplayList, at indices: [Int]) {
    offscreens.removeAll(keepingCapacity: true)
    offscreens.append(contentsOf: repeatElement(nil, count: list.offscreens.count))
    var awaited: [Int] = []
    for index in indices {
      let use = list.offscreens[index]
      if isDrawnAtOnce(use.folded?.offscreen ?? use.paint.offscreen) {
        offscreens[index] = source(of: use)
      } else {
        awaited.append(index)
      }
    }
    for index in awaited { offscreens[index] = source(of: list.offscreens[index]) }
  }

  /// False, and nothing done, when another painter is drawing it.
  private mutating func isDrawnAtOnce(_ offscreen: Offscreen) -> Bool {
    let key = offscreen.signature
    guard drawnOffscreens[key] == nil, let sharedOffscreens else { return true }
    guard let image = sharedOffscreens.imageAtOnce(key, draw: { drawn(offscreen) }) else {
      return false
    }
    drawnOffscreens[key] = image
    return true
  }

  /// An offscreen picture, drawn now or before, as an image to composite.
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
    var picture = Pixmap(width: offscreen.area.width, height: offscreen.area.height)
    var painter = BandPainter()
    painter.sharedOffscreens = sharedOffscreens
    swap(&painter.drawnOffscreens, &drawnOffscreens)
    painter.paintInside(offscreen.list, offscreen.area, into: &picture)
    swap(&painter.drawnOffscreens, &drawnOffscreens)
    for filter in offscreen.filters {
      filter.apply(to: &picture.pixels, width: picture.width, height: picture.height)
    }
    return Image(width: picture.width, height: picture.height, pixels: picture.pixels)
  }
}
