import RasterKernels

extension BandPainter {
  /// The last of a band's entries that hides everything before it: an opaque rectangle over all
  /// of `bounds`, outside any clip or group.
  func lastOpaqueEntry(
    in entries: Range<Int>, of list: DisplayList, covering bounds: PixelBounds
  ) -> Int? {
    var depth = 0
    for entry in entries.reversed() {
      let item = list.items[index.entries[entry].item]
      switch item.action {
      case .popClip, .popGroup:
        depth += 1
      case .pushClip, .pushGroup:
        depth -= 1
      case .fill(let outline, let source):
        if depth == 0, outline.covers(bounds), list.isOpaque(source) { return entry }
      }
    }
    return nil
  }

  /// Finds what later entries hide of each of a band's: columns that an opaque outline covers in all of
  /// the rows of `bounds`, outside any clip or group. Returns what they hide of all that lies below.
  ///
  /// Of the outlines that lie over each other in a wide band the lower ones are then not written where
  /// they are not seen. One run of columns is kept, the widest.
  mutating func findHidden(
    in entries: Range<Int>, of list: DisplayList, _ bounds: PixelBounds
  ) -> Range<Int> {
    hides = false
    firstHidden = entries.lowerBound
    hiddenColumns.removeAll(keepingCapacity: true)
    hiddenColumns.append(contentsOf: repeatElement(0..<0, count: entries.count))
    var depth = 0
    var hidden = 0..<0
    for entryIndex in entries.reversed() {
      let entry = index.entries[entryIndex]
      switch list.items[entry.item].action {
      case .popClip, .popGroup:
        depth += 1
      case .pushClip, .pushGroup:
        depth -= 1
      case .fill(let outline, let source):
        guard depth == 0 else { continue }
        hiddenColumns[entryIndex - firstHidden] = hidden
        if !hidden.isEmpty { hides = true }
        guard outline.mayFill(bounds), list.isOpaque(source) else { continue }
        let columns =
          outline.columns(covering: bounds) ?? index.columnsFilled(by: entry, rows: bounds.height)
        if columns.isEmpty { continue }
        if hidden.overlaps(columns) {
          hidden =
            min(hidden.lowerBound, columns.lowerBound)..<max(hidden.upperBound, columns.upperBound)
        } else if columns.count > hidden.count {
          hidden = columns
        }
      }
    }
    return hidden
  }
}

extension BandIndex {
  /// Columns of the picture that an entry which winds round no point twice covers wholly in all of a
  /// band's `rows`; none where that is not plain.
  ///
  /// That is so between edges that go down and such that go up, all of the ones on one side: there the
  /// outline winds, at every height, as often as edges of the one kind pass it, which is once if all of them
  /// together are as high as the rows.
  fileprivate func columnsFilled(by entry: Entry, rows: Int) -> Range<Int> {
    let edges = edges.span.extracting(entry.edges)
    var down = (height: 0, left: Int32.max, right: Int32.min)
    var up = down
    for edgeIndex in edges.indices {
      let edge = edges[edgeIndex]
      let left = min(edge.x0, edge.x1)
      let right = max(edge.x0, edge.x1)
      let height = Int(edge.y1) - Int(edge.y0)
      if height > 0 {
        down = (down.height + height, min(down.left, left), max(down.right, right))
      } else if height < 0 {
        up = (up.height - height, min(up.left, left), max(up.right, right))
      }
      if down.right > up.left, up.right > down.left { return 0..<0 }
    }
    let one = Subpixel.one
    guard down.height == rows * Int(one), up.height == down.height else { return 0..<0 }
    let (from, to) = down.right <= up.left ? (down.right, up.left) : (up.right, down.left)
    let start = entry.columns.lowerBound + Int((from + one - 1) >> Subpixel.bits)
    let end = entry.columns.lowerBound + Int(to >> Subpixel.bits)
    return start < end ? start..<end : 0..<0
  }
}

extension Outline {
  /// True when all of the columns that it touches in a band, whose `entry` this is, are `hidden`.
  func lies(in hidden: Range<Int>, _ entry: BandIndex.Entry) -> Bool {
    guard !hidden.isEmpty else { return false }
    if case .box = form {
      return hidden.lowerBound <= bounds.left && hidden.upperBound >= bounds.right
    }
    return hidden.lowerBound <= entry.columns.lowerBound
      && hidden.upperBound >= entry.columns.upperBound
  }

  /// True when a run of columns may be wholly inside in all rows of `pixels`, and it is worth asking.
  fileprivate func mayFill(_ pixels: PixelBounds) -> Bool {
    guard bounds.top <= pixels.top, bounds.bottom >= pixels.bottom, bounds.width >= 32 else {
      return false
    }
    guard case .edges = form else { return true }
    return !isAliased && !mayOverlap(in: pixels.top..<pixels.bottom)
  }

  /// True when every one of `pixels` is wholly inside.
  fileprivate func covers(_ pixels: PixelBounds) -> Bool {
    columns(covering: pixels)?.count == pixels.width
  }

  /// The columns of `pixels` that are wholly inside in every row, none or more of a rectangle; nil for
  /// other outlines.
  fileprivate func columns(covering pixels: PixelBounds) -> Range<Int>? {
    guard case .box(let box) = form else { return nil }
    let whole = SubpixelBox(pixels)
    guard box.top <= whole.top, box.bottom >= whole.bottom else { return 0..<0 }
    let one = Int(Subpixel.one)
    let left = (max(box.left, whole.left) + one - 1) / one
    let right = min(box.right, whole.right) / one
    return left < right ? left..<right : 0..<0
  }
}

extension DisplayList {
  /// True when the source leaves nothing of what lies below.
  func isOpaque(_ source: DisplayItem.Source) -> Bool {
    switch source {
    case .solid(let pixel): pixel >> 24 == 255
    case .image(let index): images[index].isOpaque
    case .gradient(let index): gradients[index].isOpaque
    case .offscreen: false
    }
  }
}
