extension Path {
  /// Closed subpaths of which it is known that together they wind round no point more than once, and all the same
  /// way round, as those of most letters. What lies beside or over it is another matter.
  package struct SimpleArea: Hashable, Sendable {
    /// Its elements.
    let verbs: Range<Int>
    /// The winding number inside: 1 or −1.
    let winding: Int

    /// The same behind so many elements more.
    func moved(by count: Int) -> SimpleArea {
      SimpleArea(
        verbs: verbs.lowerBound + count..<verbs.upperBound + count, winding: winding)
    }
  }

  /// Notes that all subpaths together are a simple area that is wound like this inside, which whoever calls it has
  /// found out (`FlatPath.simpleWinding`). Nothing where the last one is open: it may go on.
  package mutating func noteSimpleArea(winding: Int) {
    guard verbs.last == .close else { return }
    simpleAreas = [SimpleArea(verbs: verbs.indices, winding: winding)]
  }

  /// Makes one simple area of those that follow each other from left to right, or in rows one below the other, as
  /// letters do: what holds them keeps apart, so none lies over another. Two that are wound unlike stay
  /// two: in a pixel that both touch one would take from the other.
  package mutating func joinSimpleAreas() {
    guard simpleAreas.count > 1 else { return }
    var joined: [SimpleArea] = []
    var rows = AreaRows()
    var verb = 0
    var point = 0
    for area in simpleAreas {
      let before = verb
      while verb < area.verbs.lowerBound { skip(&verb, &point) }
      let first = point
      while verb < area.verbs.upperBound { skip(&verb, &point) }
      guard let box = Rect(around: points[first..<point]) else { continue }
      if let last = joined.last, last.winding == area.winding,
        before == area.verbs.lowerBound, rows.add(box)
      {
        joined[joined.count - 1] = SimpleArea(
          verbs: last.verbs.lowerBound..<area.verbs.upperBound, winding: area.winding)
      } else {
        joined.append(area)
        rows = AreaRows()
        _ = rows.add(box)
      }
    }
    simpleAreas = joined
  }

  /// Notes that the path was mirrored.
  mutating func turnSimpleAreasRound() {
    simpleAreas = simpleAreas.map { SimpleArea(verbs: $0.verbs, winding: -$0.winding) }
  }

  private func skip(_ verb: inout Int, _ point: inout Int) {
    point += verbs[verb].pointCount
    verb += 1
  }
}

/// Boxes from left to right, in rows one below the other.
private struct AreaRows {
  /// Where the last row ends.
  private var right = -Double.infinity
  private var bottom = -Double.infinity
  /// Where those above it end.
  private var above = -Double.infinity

  /// Adds the next one. False, and nothing is done, when it does not lie so, or its position is no number.
  mutating func add(_ box: Rect) -> Bool {
    if box.minX >= right, box.minY >= above {
      (right, bottom) = (max(right, box.maxX), max(bottom, box.maxY))
    } else if box.minY >= bottom {
      (above, right, bottom) = (bottom, box.maxX, box.maxY)
    } else {
      return false
    }
    return true
  }
}

extension FlatPath {
  /// Says of the contours that `path` became which are of its simple areas.
  mutating func noteSimpleAreas(of path: Path) {
    guard !path.simpleAreas.isEmpty else { return }
    // Which one was left out where there are fewer, nobody knows.
    guard path.verbs.count(where: { $0 == .move }) == contours.count else { return }
    var next = 0
    var passed = 0
    for area in path.simpleAreas {
      next += path.verbs[passed..<area.verbs.lowerBound].count { $0 == .move }
      let first = next
      next += path.verbs[area.verbs].count { $0 == .move }
      passed = area.verbs.upperBound
      for index in first..<next {
        contours[index].windsOnce = true
        contours[index].continuesArea = index > first
      }
    }
  }
}
