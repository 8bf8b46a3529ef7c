import RasterKernels

/// A display list sorted into bands: which items touch each band, and their edges cut at the
/// bands' borders. Keeps its memory from one list to the next.
struct BandIndex {
  /// An item that touches a band.
  struct Entry {
    /// Index into the list's items.
    var item: Int
    /// Its edges in this band: indices into `edges`.
    var edges: Range<Int>
  }

  private(set) var entries: [Entry] = []
  /// The edges of one item after the other, those of an item by bands. What lies behind the last is
  /// memory for other lists.
  private(set) var edges: [BandEdge] = []
  /// First entry of each band, and the count after the last.
  private var entryStarts: [Int] = []
  /// Next free entry of each band while sorting.
  private var nextEntry: [Int] = []
  /// Of each band of one item first how many edges it has, then where the next one goes.
  private var cursors: [Int] = []
  private var edgeCount = 0

  /// Band height in subpixel steps, as a shift.
  private static let shift = Subpixel.bits + 5

  /// Entries of `band`: indices into `entries`.
  func entries(of band: Int) -> Range<Int> { entryStarts[band]..<entryStarts[band + 1] }

  /// Sorts `list`, forgetting what was here.
  mutating func build(_ list: DisplayList) {
    placeEntries(of: list)
    edgeCount = 0
    for (number, item) in list.items.enumerated() where !item.bounds.isEmpty {
      let bands = list.bands(of: item.bounds)
      guard let outline = item.outline, let range = item.edges else {
        for band in bands { append(Entry(item: number, edges: 0..<0), to: band) }
        continue
      }
      // All of the outline's edges lie in these bands, of which groups around it may leave fewer.
      let own = list.bands(of: outline.bounds)
      sort(list.edges.span.extracting(range), of: outline, into: own)
      for band in bands {
        var edges = 0..<0
        if own.contains(band) {
          let place = band - own.lowerBound
          edges = cursors[place]..<cursors[place + 1]
        }
        append(Entry(item: number, edges: edges), to: band)
      }
    }
  }

  /// Counts each band's entries and makes room for them.
  private mutating func placeEntries(of list: DisplayList) {
    let bandCount = list.bandCount
    entryStarts.removeAll(keepingCapacity: true)
    entryStarts.append(contentsOf: repeatElement(0, count: bandCount + 1))
    for item in list.items where !item.bounds.isEmpty {
      for band in list.bands(of: item.bounds) { entryStarts[band + 1] += 1 }
    }
    for band in 0..<bandCount { entryStarts[band + 1] += entryStarts[band] }
    nextEntry.removeAll(keepingCapacity: true)
    nextEntry.append(contentsOf: entryStarts)
    let missing = entryStarts[bandCount] - entries.count
    if missing > 0 {
      entries.append(contentsOf: repeatElement(Entry(item: 0, edges: 0..<0), count: missing))
    }
  }

  private mutating func append(_ entry: Entry, to band: Int) {
    entries[nextEntry[band]] = entry
    nextEntry[band] += 1
  }

  /// Stores the edges of `outline`, which lie in the bands `own`, behind those that are here.
  /// Leaves in `cursors` where each band's begin, and where the last one's end.
  private mutating func sort(_ source: Span<Edge>, of outline: Outline, into own: Range<Int>) {
    cursors.removeAll(keepingCapacity: true)
    cursors.append(contentsOf: repeatElement(0, count: own.count + 1))
    let first = Int32(own.lowerBound)
    if own.count == 1 {
      cursors[0] = source.count
    } else {
      BandIndex.count(source, firstBand: first, into: &cursors)
    }
    var next = edgeCount
    for place in cursors.indices {
      let count = cursors[place]
      cursors[place] = next
      next += count
    }
    if next > edges.count {
      let missing = max(next, 2 * edges.count) - edges.count
      edges.append(
        contentsOf: repeatElement(BandEdge(x0: 0, y0: 0, x1: 0, y1: 0), count: missing))
    }
    let origin = Int32(outline.bounds.left) << Subpixel.bits
    BandIndex.cut(source, origin: origin, firstBand: first, into: &edges, at: &cursors)
    // Every band's next edge would now go where those of the band below begin.
    for place in cursors.indices.dropFirst().reversed() { cursors[place] = cursors[place - 1] }
    cursors[0] = edgeCount
    edgeCount = next
  }

  /// Adds the number of pieces in each band, counted from `firstBand`.
  private static func count(_ source: Span<Edge>, firstBand: Int32, into counts: inout [Int]) {
    var counts = counts.mutableSpan
    // Most edges lie in the band of the one before them.
    var current = 0
    var run = 0
    for index in source.indices {
      let edge = source[index]
      if edge.isMark {
        for band in edge.markedBands(shift: shift) { counts[Int(band - firstBand)] += 1 }
        continue
      }
      let band = Int(min(edge.y0, edge.y1) >> shift - firstBand)
      let last = Int((max(edge.y0, edge.y1) - 1) >> shift - firstBand)
      if band != current {
        counts[current] += run
        current = band
        run = 0
      }
      run += 1
      var next = band + 1
      while next <= last {
        counts[next] += 1
        next += 1
      }
    }
    counts[current] += run
  }

  /// Cuts edges at the borders of bands and stores the pieces where their bands' cursors are, x
  /// counted from `origin`. Nearly all edges lie in one band.
  private static func cut(
    _ source: Span<Edge>, origin: Int32, firstBand: Int32, into edges: inout [BandEdge],
    at cursors: inout [Int]
  ) {
    var edges = edges.mutableSpan
    var cursors = cursors.mutableSpan
    // The band of the edge before, and its cursor.
    var current = firstBand
    var next = cursors[0]
    for index in source.indices {
      let edge = source[index]
      let band = edge.isMark ? current : min(edge.y0, edge.y1) >> shift
      if band != current {
        cursors[Int(current - firstBand)] = next
        next = cursors[Int(band - firstBand)]
        current = band
      }
      if (max(edge.y0, edge.y1) - 1) >> shift == band {
        let top = band << shift
        edges[next] = BandEdge(
          x0: edge.x0 - origin, y0: UInt16(truncatingIfNeeded: edge.y0 - top),
          x1: edge.x1 - origin, y1: UInt16(truncatingIfNeeded: edge.y1 - top))
        next += 1
      } else {
        cursors[Int(current - firstBand)] = next
        cutTall(edge, origin: origin, firstBand: firstBand, into: &edges, at: &cursors)
        next = cursors[Int(current - firstBand)]
      }
    }
    cursors[Int(current - firstBand)] = next
  }

  /// The same for an edge in several bands, and for a mark, whose height of 0 is in none.
  private static func cutTall(
    _ edge: Edge, origin: Int32, firstBand: Int32, into edges: inout MutableSpan<BandEdge>,
    at cursors: inout MutableSpan<Int>
  ) {
    if edge.isMark {
      for band in edge.markedBands(shift: shift) {
        let place = Int(band - firstBand)
        edges[cursors[place]] = edge.bandMark
        cursors[place] += 1
      }
      return
    }
    let down = edge.y0 < edge.y1
    let start = (x: (down ? edge.x0 : edge.x1) - origin, y: min(edge.y0, edge.y1))
    let end = (x: (down ? edge.x1 : edge.x0) - origin, y: max(edge.y0, edge.y1))
    let slope = Double(end.x - start.x) / Double(end.y - start.y)
    var from = start
    for band in start.y >> shift...(end.y - 1) >> shift {
      let top = band << shift
      let border = top + Int32(1) << shift
      var to = end
      if border < end.y {
        // Truncation goes towards `start`; half a step more makes it the nearest.
        let distance = Double(border - start.y) * slope
        to = (x: start.x + Int32(distance + (slope < 0 ? -0.5 : 0.5)), y: border)
      }
      let upper = (x: from.x, y: UInt16(from.y - top))
      let lower = (x: to.x, y: UInt16(to.y - top))
      let place = Int(band - firstBand)
      edges[cursors[place]] =
        down
        ? BandEdge(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y)
        : BandEdge(x0: lower.x, y0: lower.y, x1: upper.x, y1: upper.y)
      cursors[place] += 1
      from = to
    }
  }
}

extension DisplayItem {
  /// The outline it fills or clips to.
  var outline: Outline? {
    switch action {
    case .fill(let outline, _), .pushClip(let outline, _): outline
    case .popClip, .pushGroup, .popGroup: nil
    }
  }

  /// Indices of its outline's edges in the list.
  var edges: Range<Int>? {
    guard case .edges(let range, _, _) = outline?.form else { return nil }
    return range
  }
}

extension DisplayList {
  /// Bands of `BandPainter.bandHeight` rows in the picture, the last one perhaps lower.
  package var bandCount: Int { (height + BandPainter.bandHeight - 1) / BandPainter.bandHeight }

  /// The rows of `band`.
  /// - Precondition: `band` is one of `bandCount`.
  package func rows(ofBand band: Int) -> Range<Int> {
    precondition(band >= 0 && band < bandCount, "the picture has this band")
    let top = band * BandPainter.bandHeight
    return top..<min(top + BandPainter.bandHeight, height)
  }

  /// The bands that `bounds` touch.
  func bands(of bounds: PixelBounds) -> Range<Int> {
    bounds.top / BandPainter.bandHeight..<(bounds.bottom - 1) / BandPainter.bandHeight + 1
  }
}
