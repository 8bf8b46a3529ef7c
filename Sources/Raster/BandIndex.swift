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
  private(set) var edges: [BandEdge] = []
  /// First entry of each band, and the count after the last.
  private var entryStarts: [Int] = []
  /// Next free entry and edge of each band while sorting.
  private var nextEntry: [Int] = []
  private var nextEdge: [Int] = []

  /// Band height in subpixel steps, as a shift.
  private static let shift = Subpixel.bits + 5

  /// Entries of `band`: indices into `entries`.
  func entries(of band: Int) -> Range<Int> { entryStarts[band]..<entryStarts[band + 1] }

  /// Sorts `list`, forgetting what was here.
  mutating func build(_ list: DisplayList) {
    let bandCount = list.bandCount
    count(list, bandCount: bandCount)
    entryStarts.removeAll(keepingCapacity: true)
    var entryTotal = 0
    var edgeTotal = 0
    for band in 0..<bandCount {
      entryStarts.append(entryTotal)
      entryTotal += nextEntry[band]
      nextEntry[band] = entryStarts[band]
      let edgeCount = nextEdge[band]
      nextEdge[band] = edgeTotal
      edgeTotal += edgeCount
    }
    entryStarts.append(entryTotal)
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: repeatElement(Entry(item: 0, edges: 0..<0), count: entryTotal))
    edges.removeAll(keepingCapacity: true)
    edges.append(
      contentsOf: repeatElement(BandEdge(x0: 0, y0: 0, x1: 0, y1: 0), count: edgeTotal))
    fill(list)
  }

  /// How many entries and edges each band will have.
  private mutating func count(_ list: DisplayList, bandCount: Int) {
    nextEntry.removeAll(keepingCapacity: true)
    nextEntry.append(contentsOf: repeatElement(0, count: bandCount))
    nextEdge.removeAll(keepingCapacity: true)
    nextEdge.append(contentsOf: repeatElement(0, count: bandCount))
    for item in list.items where !item.bounds.isEmpty {
      let bands = list.bands(of: item.bounds)
      for band in bands { nextEntry[band] += 1 }
      guard let range = item.edges else { continue }
      for index in range {
        let edge = list.edges[index]
        for band in BandIndex.bands(of: edge).clamped(to: bands) { nextEdge[band] += 1 }
      }
    }
  }

  private mutating func fill(_ list: DisplayList) {
    for (index, item) in list.items.enumerated() where !item.bounds.isEmpty {
      let bands = list.bands(of: item.bounds)
      for band in bands {
        entries[nextEntry[band]] = Entry(item: index, edges: nextEdge[band]..<nextEdge[band])
      }
      if let range = item.edges, let outline = item.outline {
        let origin = Int32(outline.bounds.left) << Subpixel.bits
        for index in range { split(list.edges[index], origin: origin, within: bands) }
      }
      for band in bands {
        let start = entries[nextEntry[band]].edges.lowerBound
        entries[nextEntry[band]].edges = start..<nextEdge[band]
        nextEntry[band] += 1
      }
    }
  }

  private static func bands(of edge: Edge) -> Range<Int> {
    Int(min(edge.y0, edge.y1) >> shift)..<Int((max(edge.y0, edge.y1) - 1) >> shift) + 1
  }

  /// Cuts `edge` at the borders of bands and stores the pieces, x counted from `origin`.
  private mutating func split(_ edge: Edge, origin: Int32, within bands: Range<Int>) {
    let own = BandIndex.bands(of: edge)
    let down = edge.y0 < edge.y1
    let start = (x: (down ? edge.x0 : edge.x1) - origin, y: min(edge.y0, edge.y1))
    let end = (x: (down ? edge.x1 : edge.x0) - origin, y: max(edge.y0, edge.y1))
    let slope = own.count > 1 ? Double(end.x - start.x) / Double(end.y - start.y) : 0
    var from = start
    for band in own {
      let top = Int32(band) << BandIndex.shift
      let border = top + Int32(1) << BandIndex.shift
      var to = end
      if border < end.y {
        // Truncation goes towards `start`; half a step more makes it the nearest.
        let distance = Double(border - start.y) * slope
        to = (x: start.x + Int32(distance + (slope < 0 ? -0.5 : 0.5)), y: border)
      }
      if bands.contains(band) {
        let upper = (x: from.x, y: UInt16(from.y - top))
        let lower = (x: to.x, y: UInt16(to.y - top))
        edges[nextEdge[band]] =
          down
          ? BandEdge(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y)
          : BandEdge(x0: lower.x, y0: lower.y, x1: upper.x, y1: upper.y)
        nextEdge[band] += 1
      }
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
