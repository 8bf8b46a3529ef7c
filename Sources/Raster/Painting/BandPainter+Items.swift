import RasterKernels

extension BandPainter {
  /// Draws a band's entries from `cursor` on until `end` or the end of the current group, and
  /// moves the cursor past them.
  mutating func draw(
    _ list: DisplayList, _ cursor: inout Int, upTo end: Int,
    into pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    while cursor < end {
      let entry = index.entries[cursor]
      let hidden = hides ? hiddenColumns[cursor - firstHidden] : 0..<0
      cursor += 1
      let item = list.items[entry.item]
      switch item.action {
      case .fill(let outline, let source):
        fill(outline, entry, source, hidden, of: list, into: &pixels, surface)
      case .pushClip(let outline, let mask):
        pushClip(
          outline, entry, mask.map { list.images[$0] }, surface, width: list.width)
      case .popClip:
        clipCount -= 1
      case .pushGroup(let content, let opacity, let blend):
        // Not cut to the surface: what a mask draws may reach beyond what it masks.
        let group = Group(
          content: content.intersection(surface.band(width: list.width)),
          reach: item.bounds.intersection(surface.bounds), opacity: opacity, blend: blend)
        draw(group, of: list, &cursor, upTo: end, into: &pixels, surface)
      case .popGroup:
        return
      }
    }
  }

  private mutating func fill(
    _ outline: Outline, _ entry: BandIndex.Entry, _ source: DisplayItem.Source,
    _ hidden: Range<Int>, of list: DisplayList, into pixels: inout MutableSpan<UInt8>,
    _ surface: Surface
  ) {
    if outline.lies(in: hidden, entry) { return }
    let rows = BandPainter.rows(of: outline, in: surface)
    if case .solid(let color) = source, clipCount == outerClipCount {
      filler.begin(
        outline, entry, of: index, bandTop: surface.bandTop, hidden: hidden, repeated: true)
      filler.composite(color, rows: rows, hidden: hidden, over: &pixels, surface)
      return
    }
    filler.begin(
      outline, entry, of: index, bandTop: surface.bandTop, repeated: clipCount == outerClipCount)
    switch source {
    case .solid(let color):
      for y in rows where cover(row: y, first: rows.lowerBound, hidden) {
        Fast.overSolid(
          &pixels, origin: surface.origin(ofRow: y),
          runs: covered.runs.span.extracting(first: covered.count), coverage: covered.bytes.span,
          color: color)
      }
    case .image(let index):
      composite(list.images[index], outline.bounds, rows: rows, hidden, over: &pixels, surface)
    case .offscreen(let index):
      guard let image = offscreens[index] else { return }
      composite(image, outline.bounds, rows: rows, hidden, over: &pixels, surface)
    case .gradient(let index):
      composite(
        list.gradients.span[index], outline.bounds, rows: rows, hidden, over: &pixels, surface)
    }
  }

  /// Composites a gradient through the filler's outline, whose bounds are `bounds`: rows that are covered alike
  /// together.
  private mutating func composite(
    _ gradient: borrowing GradientSource, _ bounds: PixelBounds, rows: Range<Int>,
    _ hidden: Range<Int>, over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    sampler.begin(gradient, columns: bounds.left..<bounds.right)
    var y = rows.lowerBound
    while y < rows.upperBound {
      let isCovered = cover(row: y, first: rows.lowerBound, hidden)
      let end = endOfRows(like: y, within: rows)
      if isCovered { sampler.composite(gradient, rows: y..<end, covered, over: &pixels, surface) }
      y = end
    }
  }

  /// The end of the rows from `y` on that are covered alike, through the open clips.
  private func endOfRows(like y: Int, within rows: Range<Int>) -> Int {
    clipCount == outerClipCount ? filler.end(ofRowsLike: y, within: rows) : y + 1
  }

  /// Composites an image through the filler's outline, whose bounds are `bounds`: rows that are covered
  /// alike together.
  private mutating func composite(
    _ image: borrowing ImageSource, _ bounds: PixelBounds, rows: Range<Int>, _ hidden: Range<Int>,
    over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    sampler.begin(image, columns: bounds.left..<bounds.right)
    var y = rows.lowerBound
    while y < rows.upperBound {
      let isCovered = cover(row: y, first: rows.lowerBound, hidden)
      let end = endOfRows(like: y, within: rows)
      defer { y = end }
      guard isCovered else { continue }
      if end == y + 1 || !sampler.composite(image, rows: y..<end, covered, over: &pixels, surface) {
        for row in y..<end {
          sampler.composite(
            image, row: row, covered, over: &pixels, origin: surface.origin(ofRow: row))
        }
      }
    }
  }

  /// Makes `covered` what the filler's outline covers of row `y`, through the open clips and outside
  /// the `hidden` columns; false when that is nothing. Rows come one after the other from the first on.
  @inline(__always)
  private mutating func cover(row y: Int, first: Int, _ hidden: Range<Int>) -> Bool {
    if y > first, clipCount == outerClipCount, filler.isAsAbove(row: y) { return covered.count > 0 }
    filler.fill(row: y)
    if filler.row.count > 0, clipCount > outerClipCount {
      covered.setProduct(of: filler.row, and: clips[clipCount - 1], y: y)
    } else {
      swap(&covered, &filler.row)
    }
    if !hidden.isEmpty { covered.remove(hidden) }
    return covered.count > 0
  }

  private mutating func pushClip(
    _ outline: Outline, _ entry: BandIndex.Entry, _ mask: ImageSource?, _ surface: Surface,
    width: Int
  ) {
    let isNested = clipCount > outerClipCount
    if clips.count == clipCount { clips.append(ClipCoverage()) }
    let rows = BandPainter.rows(of: outline, in: surface)
    clips[clipCount].begin(top: rows.lowerBound, width: width)
    filler.begin(outline, entry, of: index, bandTop: surface.bandTop)
    for y in rows {
      filler.fill(row: y)
      if isNested {
        covered.setProduct(of: filler.row, and: clips[clipCount - 1], y: y)
      } else {
        swap(&covered, &filler.row)
      }
      if let mask { sampler.multiply(&covered, byAlphasOf: mask, row: y) }
      clips[clipCount].append(covered)
    }
    clipCount += 1
  }

  /// The rows of the band that the outline's bounds hold. Groups may hold fewer rows than the
  /// band, but never fewer than the outlines in them.
  private static func rows(of outline: Outline, in surface: Surface) -> Range<Int> {
    let rows = outline.bounds.top..<outline.bounds.bottom
    return rows.clamped(to: surface.bandTop..<surface.bandTop + Band.height)
  }
}
