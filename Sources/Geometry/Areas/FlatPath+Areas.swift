/// What remains of two areas.
package enum AreaOperation: Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  func holds(_ a: Bool, _ b: Bool) -> Bool {
    switch self {
    case .union: a || b
    case .intersection: a && b
    case .subtraction: a && !b
    case .symmetricDifference: a != b
    }
  }
}

extension FlatPath {
  /// The outline of what `operation` leaves of the two filled areas: closed contours that do not
  /// cross, clockwise on screen round the area and the other way round holes. Open contours count
  /// as closed.
  package func combined(
    with other: FlatPath, by operation: AreaOperation, evenOdd: Bool
  ) -> FlatPath {
    let lines = LineArrangement(self, other, closesFirst: true)
    func holds(_ winding: (Int, Int)) -> Bool {
      evenOdd
        ? operation.holds(winding.0 % 2 != 0, winding.1 % 2 != 0)
        : operation.holds(winding.0 != 0, winding.1 != 0)
    }
    // Pieces with the area on one side only, turned so that it lies on their left with y upwards:
    // clockwise on screen.
    var leaving = Array(repeating: [Int](), count: lines.points.count)
    for piece in lines.pieces {
      let (left, right) = lines.windings(of: piece)
      switch (holds(left), holds(right)) {
      case (true, false): leaving[piece.from].append(piece.to)
      case (false, true): leaving[piece.to].append(piece.from)
      default: continue
      }
    }
    var result = FlatPath()
    for start in leaving.indices {
      while let second = leaving[start].popLast() {
        var ring = [start]
        var (previous, current) = (start, second)
        while current != start {
          ring.append(current)
          guard let next = leaving[current].takeTightest(after: previous, at: current, lines.points)
          else { break }
          (previous, current) = (current, next)
        }
        result.appendRing(ring.map { lines.points[$0] })
      }
    }
    return result
  }

  /// The pieces of this path's lines that lie inside (or outside) the area of `other`, open.
  package func cut(by other: FlatPath, keepsInside: Bool, evenOdd: Bool) -> FlatPath {
    let lines = LineArrangement(self, other, closesFirst: false)
    var result = FlatPath()
    for track in lines.tracks {
      var run: [Point] = []
      for (p, q) in zip(track, track.dropFirst()) {
        let (a, b) = (lines.points[p], lines.points[q])
        let winding = lines.winding(at: (a + b) / 2).1
        let isInside = evenOdd ? winding % 2 != 0 : winding != 0
        if isInside == keepsInside {
          if run.isEmpty { run.append(a) }
          run.append(b)
        } else {
          result.appendRun(run)
          run = []
        }
      }
      result.appendRun(run)
    }
    return result
  }

  private mutating func appendRun(_ run: [Point]) {
    guard run.count > 1 else { return }
    contours.append(
      Contour(start: points.count, end: points.count + run.count, isClosed: false))
    points += run
  }

  /// Appends a closed contour without the points that lie on a straight line between their
  /// neighbours.
  private mutating func appendRing(_ ring: [Point]) {
    var corners: [Point] = []
    for (index, p) in ring.enumerated() {
      let before = corners.last ?? ring[ring.count - 1]
      let after = ring[(index + 1) % ring.count]
      let (d, e) = (p - before, after - p)
      let isStraight = abs(Point.cross(d, e)) <= 1e-9 * d.length * e.length && Point.dot(d, e) > 0
      if !isStraight { corners.append(p) }
    }
    guard corners.count > 2 else { return }
    contours.append(
      Contour(start: points.count, end: points.count + corners.count, isClosed: true))
    points += corners
  }
}

extension [Int] {
  /// Removes and returns the point to go to that turns most towards the area on the left, so that
  /// areas that touch in a point get contours of their own.
  fileprivate mutating func takeTightest(
    after previous: Int, at current: Int, _ points: [Point]
  ) -> Int? {
    let back = points[previous] - points[current]
    let best = indices.min { a, b in
      let (d, e) = (points[self[a]] - points[current], points[self[b]] - points[current])
      return Self.turn(from: back, to: d) < Self.turn(from: back, to: e)
    }
    return best.map { remove(at: $0) }
  }

  /// The angle from one direction to another, 0…2π, clockwise with y upwards.
  private static func turn(from a: Point, to b: Point) -> Double {
    let angle = arcTangent2(-Point.cross(a, b), Point.dot(a, b))
    return angle <= 0 ? angle + 2 * .pi : angle
  }
}
