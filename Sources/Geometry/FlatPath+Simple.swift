extension FlatPath {
  /// The winding number of what the contours, filled, have inside, 1 or −1, where they wind round no point more than
  /// once, and all the same way round: an area whose sides do not cross. Nil for others, for nothing, and where
  /// it would take long to find out. A line that goes down adds 1 to what lies right of it.
  ///
  /// Between two heights at which lines begin or end, those that are there keep their order unless some
  /// cross; winding numbers then follow from left to right.
  package var simpleWinding: Int? {
    guard points.allSatisfy(\.isFinite) else { return nil }
    let lines = slopingLines
    var strands: [Strand] = []
    var next = 0
    var (least, greatest) = (0, 0)
    var budget = FlatPath.mostLooks
    while next < lines.count || !strands.isEmpty {
      let y = strands.isEmpty ? lines[next].top.y : strands[0].reached.y
      strands.removeAll { $0.bottom.y <= y }
      while next < lines.count, lines[next].top.y == y {
        let strand = lines[next]
        let place = strands.firstIndex { $0.liesRight(of: strand) } ?? strands.count
        strands.insert(strand, at: place)
        next += 1
      }
      budget -= strands.count
      guard budget > 0 else { return nil }
      var bottom = next < lines.count ? lines[next].top.y : .infinity
      for strand in strands { bottom = min(bottom, strand.bottom.y) }
      var winding = 0
      var left = -Double.infinity
      for index in strands.indices {
        strands[index].go(to: bottom)
        let x = strands[index].reached.x
        if x < left - FlatPath.rounding * max(abs(x), 1) { return nil }
        left = x
        winding += strands[index].sign
        least = min(least, winding)
        greatest = max(greatest, winding)
      }
      if greatest - least > 1 { return nil }
    }
    return least == greatest ? nil : least + greatest
  }

  /// All lines that are not level, by their upper ends.
  private var slopingLines: [Strand] {
    var lines: [Strand] = []
    lines.reserveCapacity(points.count)
    for contour in contours where !contour.range.isEmpty {
      var from = points[contour.end - 1]
      for index in contour.range {
        if let line = Strand(from: from, to: points[index]) { lines.append(line) }
        from = points[index]
      }
    }
    return lines.sorted { $0.top.y < $1.top.y }
  }

  /// Lines that are passed, at all heights together, before the question is given up.
  private static var mostLooks: Int { 1 << 16 }

  /// What places may differ by where lines meet, as a part of their coordinates.
  private static var rounding: Double { 1e-12 }
}

/// A line on its way down.
private struct Strand {
  let top: Point
  let bottom: Point
  /// +1 or −1: what it adds to the winding number.
  let sign: Int
  /// Where it is at the height that was reached.
  private(set) var reached: Point

  /// Nil for a level one.
  init?(from a: Point, to b: Point) {
    guard a.y != b.y else { return nil }
    (top, bottom, sign) = a.y < b.y ? (a, b, 1) : (b, a, -1)
    reached = top
  }

  mutating func go(to y: Double) {
    guard y < bottom.y else { return reached = bottom }
    let part = (y - top.y) / (bottom.y - top.y)
    reached = Point(top.x + (bottom.x - top.x) * part, y)
  }

  /// True when it lies right of another one just below the height that both have reached.
  func liesRight(of other: Strand) -> Bool {
    guard reached.x == other.reached.x else { return reached.x > other.reached.x }
    return Point.cross(bottom - top, other.bottom - other.top) > 0
  }
}
