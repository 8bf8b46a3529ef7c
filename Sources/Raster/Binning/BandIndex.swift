import RasterKernels

/// A display list sorted into bands: which items touch each band, and their edges cut at the
/// bands' borders. Keeps its memory from one list to the next.
struct BandIndex {
  /// An item that touches a band.
  struct Entry {
    // Half as wide as they are handed out: there is one for every layer.
    private let keptItem: UInt32
    private var firstEdge: UInt32 = 0
    private var lastEdge: UInt32 = 0
    private var firstColumn: Int32 = 0
    private var lastColumn: Int32 = 0
    /// True when one of the outline's edges is upright and in several bands, so that rows may be alike.
    var hasTallUprights = false

    init(item: Int) { keptItem = UInt32(item) }

    /// Index into the list's items.
    var item: Int { Int(keptItem) }

    /// Its edges in this band: indices into `edges`.
    var edges: Range<Int> {
      get { Int(firstEdge)..<Int(lastEdge) }
      set { (firstEdge, lastEdge) = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
    }

    /// The picture's columns that they touch, or more: from the first one their x are counted.
    var columns: Range<Int> {
      get { Int(firstColumn)..<Int(lastColumn) }
      set { (firstColumn, lastColumn) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }
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
  /// The columns that one item's edges touch in each of its bands.
  private var columns: [Columns] = []
  private var edgeCount = 0
  /// True when one item's edges have upright ones among them that are in several bands.
  private var hasTallUprights = false

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
        for band in bands { append(Entry(item: number), to: band) }
        continue
      }
      // All of the outline's edges lie in these bands, of which groups around it may leave fewer.
      let own = list.bands(of: outline.bounds)
      sort(list.edges.span.extracting(range), of: outline, into: own)
      for band in bands {
        var entry = Entry(item: number)
        if own.contains(band) {
          let offset = band - own.lowerBound
          entry.edges = cursors[offset]..<cursors[offset + 1]
          entry.columns = columns[offset].pixels
          entry.hasTallUprights = hasTallUprights
        }
        append(entry, to: band)
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
      entries.append(contentsOf: repeatElement(Entry(item: 0), count: missing))
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
    columns.removeAll(keepingCapacity: true)
    if own.count == 1 || outline.bounds.width <= BandIndex.narrow {
      let all = Columns(of: outline.bounds)
      columns.append(contentsOf: repeatElement(all, count: own.count))
      if own.count == 1 {
        cursors[0] = source.count
      } else {
        BandIndex.count(source, firstBand: first, into: &cursors)
      }
    } else {
      columns.append(contentsOf: repeatElement(Columns(), count: own.count))
      BandIndex.measure(source, firstBand: first, into: &cursors, and: &columns)
      for index in columns.indices { columns[index].widen(within: outline) }
    }
    var next = edgeCount
    for index in cursors.indices {
      let count = cursors[index]
      cursors[index] = next
      next += count
    }
    if next > edges.count {
      let missing = max(next, 2 * edges.count) - edges.count
      edges.append(
        contentsOf: repeatElement(BandEdge(x0: 0, y0: 0, x1: 0, y1: 0), count: missing))
    }
    hasTallUprights = BandIndex.cut(
      source, columns, firstBand: first, into: &edges, at: &cursors)
    // Every band's next edge would now go where those of the band below begin.
    for index in cursors.indices.dropFirst().reversed() { cursors[index] = cursors[index - 1] }
    cursors[0] = edgeCount
    edgeCount = next
  }

  /// Adds the number of pieces in each band, counted from `firstBand`. There is one count more than bands.
  private static func count(_ source: Span<Edge>, firstBand: Int32, into counts: inout [Int]) {
    var counts = counts.mutableSpan
    // First how many more each band has than the one above, which asks nothing about any edge.
    for index in source.indices {
      let edge = source[index]
      counts[Int(min(edge.y0, edge.y1) >> shift - firstBand)] += 1
      counts[Int((max(edge.y0, edge.y1) - 1) >> shift - firstBand) + 1] -= 1
    }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
  }

  /// The same, and the columns that they touch in each band.
  private static func measure(
    _ source: Span<Edge>, firstBand: Int32, into counts: inout [Int],
    and columns: inout [Columns]
  ) {
    var counts = counts.mutableSpan
    var columns = columns.mutableSpan
    var index = 0
    while index < source.count {
      let edge = source[index]
      let band = min(edge.y0, edge.y1) >> shift
      let start = index
      var reached = Columns()
      // Those that follow lie mostly in the same band.
      while index < source.count, source[index].lies(in: band, shift: shift) {
        reached.include(source[index].x0, source[index].x1)
        index += 1
      }
      if index > start {
        let offset = Int(band - firstBand)
        counts[offset] += index - start
        columns[offset].include(reached.left, reached.right)
        continue
      }
      forEachPiece(of: edge) { band, upper, lower in
        let offset = Int(band - firstBand)
        counts[offset] += 1
        columns[offset].include(upper.x, lower.x)
      }
      index += 1
    }
  }

  /// Cuts edges at the borders of bands and stores the pieces where their bands' cursors are, x
  /// counted from the left of the bands' columns. Nearly all edges lie in one band. True when an upright
  /// one does not.
  private static func cut(
    _ source: Span<Edge>, _ columns: [Columns], firstBand: Int32, into edges: inout [BandEdge],
    at cursors: inout [Int]
  ) -> Bool {
    var edges = edges.mutableSpan
    var cursors = cursors.mutableSpan
    let columns = columns.span
    var hasTallUprights = false
    var index = 0
    while index < source.count {
      let edge = source[index]
      let band = min(edge.y0, edge.y1) >> shift
      guard edge.lies(in: band, shift: shift) else {
        cutTall(edge, columns, firstBand: firstBand, into: &edges, at: &cursors)
        if edge.x0 == edge.x1 { hasTallUprights = true }
        index += 1
        continue
      }
      let offset = Int(band - firstBand)
      let (top, origin) = (band << shift, columns[offset].left)
      var cursor = cursors[offset]
      // Those that follow lie mostly in the same band.
      while index < source.count, source[index].lies(in: band, shift: shift) {
        let edge = source[index]
        edges[cursor] = BandEdge(
          x0: edge.x0 - origin, y0: UInt16(truncatingIfNeeded: edge.y0 - top),
          x1: edge.x1 - origin, y1: UInt16(truncatingIfNeeded: edge.y1 - top))
        cursor += 1
        index += 1
      }
      cursors[offset] = cursor
    }
    return hasTallUprights
  }

  /// Cuts an edge that lies in several bands.
  private static func cutTall(
    _ edge: Edge, _ columns: Span<Columns>, firstBand: Int32,
    into edges: inout MutableSpan<BandEdge>, at cursors: inout MutableSpan<Int>
  ) {
    let down = edge.y0 < edge.y1
    forEachPiece(of: edge) { band, upper, lower in
      let offset = Int(band - firstBand)
      let (top, left) = (band << shift, columns[offset].left)
      let (upperY, lowerY) = (UInt16(upper.y - top), UInt16(lower.y - top))
      edges[cursors[offset]] =
        down
        ? BandEdge(x0: upper.x - left, y0: upperY, x1: lower.x - left, y1: lowerY)
        : BandEdge(x0: lower.x - left, y0: lowerY, x1: upper.x - left, y1: upperY)
      cursors[offset] += 1
    }
  }

  /// Calls `body` with each band that an edge passes, downwards, and where it enters and leaves that.
  @inline(__always)
  private static func forEachPiece(
    of edge: Edge, _ body: (Int32, (x: Int32, y: Int32), (x: Int32, y: Int32)) -> Void
  ) {
    let down = edge.y0 < edge.y1
    let start = (x: down ? edge.x0 : edge.x1, y: min(edge.y0, edge.y1))
    let end = (x: down ? edge.x1 : edge.x0, y: max(edge.y0, edge.y1))
    let slope = Double(end.x - start.x) / Double(end.y - start.y)
    var from = start
    for band in start.y >> shift...(end.y - 1) >> shift {
      let border = (band + 1) << shift
      var to = end
      if border < end.y {
        // Truncation goes towards `start`; half a step more makes it the nearest.
        let distance = Double(border - start.y) * slope
        to = (x: start.x + Int32(distance + (slope < 0 ? -0.5 : 0.5)), y: border)
      }
      body(band, from, to)
      from = to
    }
  }

  /// Outlines up to so many pixels wide have the same columns in all bands.
  private static let narrow = 256
}

extension Edge {
  /// True when it lies in this band as a whole.
  @inline(__always)
  fileprivate func lies(in band: Int32, shift: Int32) -> Bool {
    min(y0, y1) >> shift == band && (max(y0, y1) - 1) >> shift == band
  }
}

/// From where to where edges reach, in steps of the picture.
private struct Columns {
  private(set) var left = Int32.max
  private(set) var right = Int32.min

  init() {}

  /// All of them.
  init(of bounds: PixelBounds) {
    left = Int32(bounds.left) << Subpixel.bits
    right = Int32(bounds.right) << Subpixel.bits
  }

  @inline(__always)
  mutating func include(_ a: Int32, _ b: Int32) {
    left = min(left, a, b)
    right = max(right, a, b)
  }

  /// Goes to the borders of pixels, and to the right end of an outline that goes on beyond it.
  mutating func widen(within outline: Outline) {
    let all = Columns(of: outline.bounds)
    if left > right { self = all }
    left &= ~(Subpixel.one - 1)
    right = outline.isCutRight ? all.right : (right + Subpixel.one - 1) & ~(Subpixel.one - 1)
    // Edges on the border of a pixel alone leave no column.
    if left == right { self = all }
  }

  var pixels: Range<Int> { Int(left >> Subpixel.bits)..<Int(right >> Subpixel.bits) }
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
  /// Bands of `Band.height` rows in the picture, the last one perhaps lower.
  package var bandCount: Int { (height + Band.height - 1) / Band.height }

  /// The rows of `band`.
  /// - Precondition: `band` is one of `bandCount`.
  package func rows(ofBand band: Int) -> Range<Int> {
    precondition(band >= 0 && band < bandCount, "the picture has this band")
    let top = band * Band.height
    return top..<min(top + Band.height, height)
  }

  /// The bands that `bounds` touch.
  func bands(of bounds: PixelBounds) -> Range<Int> {
    Band.indices(top: bounds.top, bottom: bounds.bottom)
  }
}
