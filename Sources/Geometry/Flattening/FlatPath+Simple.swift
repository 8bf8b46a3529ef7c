extension FlatPath {
  /// The winding number of what the contours, filled, have inside, 1 or −1, where they wind round no point more than
  /// once, and all the same way round: an area whose sides do not cross. Nil for others, for nothing, and where
  /// it would take long to find out. A line that goes down adds 1 to what lies right of it.
  ///
  /// Between two heights at which lines begin or end, those that are there keep their order unless some
  /// cross; winding numbers then follow from left to right.
  package var simpleWinding: Int? {
    guard points.allSatisfy(\.isFinite) else { return nil }
    let chains = chains
    var activeEdges: [ActiveEdge] = []
    var next = 0
    var (least, greatest) = (0, 0)
    var budget = FlatPath.mostLooks
    while next < chains.count || !activeEdges.isEmpty {
      let y = activeEdges.isEmpty ? chains[next].top.y : activeEdges[0].reached.y
      activeEdges.removeAll { $0.bottom.y <= y && $0.isAtLast }
      for index in activeEdges.indices where activeEdges[index].bottom.y <= y {
        activeEdges[index].goOn(along: points)
      }
      while next < chains.count, chains[next].top.y == y {
        let activeEdge = ActiveEdge(chains[next], points)
        let index = activeEdges.firstIndex { $0.liesRight(of: activeEdge) } ?? activeEdges.count
        activeEdges.insert(activeEdge, at: index)
        next += 1
      }
      budget -= activeEdges.count
      guard budget > 0 else { return nil }
      var bottom = next < chains.count ? chains[next].top.y : .infinity
      for activeEdge in activeEdges { bottom = min(bottom, activeEdge.bottom.y) }
      var winding = 0
      var left = -Double.infinity
      for index in activeEdges.indices {
        activeEdges[index].go(to: bottom)
        let x = activeEdges[index].reached.x
        if x < left - FlatPath.rounding * max(abs(x), 1) { return nil }
        left = x
        winding += activeEdges[index].sign
        least = min(least, winding)
        greatest = max(greatest, winding)
      }
      if greatest - least > 1 { return nil }
    }
    return least == greatest ? nil : least + greatest
  }

  /// All lines that are not level, those that lead on from each other together, by their upper ends.
  private var chains: [MonotoneChain] {
    var chains: [MonotoneChain] = []
    for contour in contours where !contour.range.isEmpty {
      let corners = Corners(first: contour.start, count: contour.range.count)
      var begin = 0
      var from = points[corners.index(0)]
      var way = 0
      for corner in 1...corners.count {
        let to = points[corners.index(corner)]
        let wayHere = to.y > from.y ? 1 : to.y < from.y ? -1 : 0
        if wayHere != way {
          chains.append(corners, begin, corner - 1, way, points)
          begin = corner - 1
          way = wayHere
        }
        from = to
      }
      chains.append(corners, begin, corners.count, way, points)
    }
    return chains.sorted { $0.top.y < $1.top.y }
  }

  /// Lines that are passed, at all heights together, before the question is given up.
  private static var mostLooks: Int { 1 << 16 }

  /// What points may differ by where lines meet, as a part of their coordinates.
  private static var rounding: Double { 1e-12 }
}

/// The corners of a closed contour, counted from its last one.
private struct Corners {
  let first: Int
  let count: Int

  /// Where in the path's points the one at `corner` is, 0 to the number of all.
  func index(_ corner: Int) -> Int { first + (corner == 0 ? count : corner) - 1 }
}

/// Lines of a contour that lead on from each other, all down or all up.
private struct MonotoneChain {
  let corners: Corners
  /// The numbers of the highest corner and of the lowest.
  let highest: Int
  let lowest: Int
  let top: Point
}

extension [MonotoneChain] {
  /// Appends the lines from one corner to another, which lead down (`way` 1), up (−1) or nowhere.
  fileprivate mutating func append(
    _ corners: Corners, _ begin: Int, _ end: Int, _ way: Int, _ points: [Point]
  ) {
    if way == 0 { return }
    let (highest, lowest) = way > 0 ? (begin, end) : (end, begin)
    append(
      MonotoneChain(
        corners: corners, highest: highest, lowest: lowest, top: points[corners.index(highest)]))
  }
}

/// A line on its way down, and those that follow it.
private struct ActiveEdge {
  private let corners: Corners
  private let lowest: Int
  /// The number of its lower end.
  private var corner: Int
  private var top: Point
  private(set) var bottom: Point
  /// +1 or −1: what it adds to the winding number.
  let sign: Int
  /// Where it is at the height that was reached.
  private(set) var reached: Point

  init(_ chain: MonotoneChain, _ points: [Point]) {
    corners = chain.corners
    lowest = chain.lowest
    sign = chain.lowest > chain.highest ? 1 : -1
    corner = chain.highest + sign
    top = chain.top
    bottom = points[corners.index(corner)]
    reached = top
  }

  /// True when no line follows.
  var isAtLast: Bool { corner == lowest }

  /// Becomes the line that follows.
  mutating func goOn(along points: [Point]) {
    corner += sign
    top = bottom
    bottom = points[corners.index(corner)]
    reached = top
  }

  mutating func go(to y: Double) {
    guard y < bottom.y else { return reached = bottom }
    let part = (y - top.y) / (bottom.y - top.y)
    reached = Point(top.x + (bottom.x - top.x) * part, y)
  }

  /// True when it lies right of another one just below the height that both have reached.
  func liesRight(of other: ActiveEdge) -> Bool {
    guard reached.x == other.reached.x else { return reached.x > other.reached.x }
    return Point.cross(bottom - top, other.bottom - other.top) > 0
  }
}
