extension FlatPath {
  /// Makes the points from `start` on a closed contour, without those that lie within `grain` of the
  /// one before.
  mutating func closeRing(
    from start: Int, thinnedBy grain: Double, windsOnce: Bool = false
  ) {
    guard var last = points.last else { return }
    var kept = start
    var span = points.mutableSpan
    for index in start..<span.count {
      let point = span[index]
      if abs(point.x - last.x) > grain || abs(point.y - last.y) > grain {
        span[kept] = point
        kept += 1
        last = point
      }
    }
    if kept < start + 3 { kept = start }
    points.removeSubrange(kept...)
    guard kept > start else { return }
    contours.append(Contour(start: start, end: kept, isClosed: true, windsOnce: windsOnce))
  }

  /// Makes the two rings that begin at these points, the last contours, one contour that winds once: from the
  /// one to the other and, in the end, back the same way.
  ///
  /// So does the outline of a convex line whose radius of curvature is nowhere less than its width, and whose
  /// inner edges meet at corners: both edges are convex too, and one lies inside the other.
  mutating func joinRings(_ first: Int, _ second: Int) {
    guard contours.suffix(2).map(\.start) == [first, second] else { return }
    contours.removeLast(2)
    points.insert(points[first], at: second)
    points.append(points[second + 1])
    contours.append(Contour(start: first, end: points.count, isClosed: true, windsOnce: true))
  }
}

extension [Point] {
  /// Appends the points of `other`, the last one first.
  mutating func append(reversed other: [Point]) { append(reversed: other, other.indices) }

  /// The same of those in `range`.
  mutating func append(reversed other: [Point], _ range: Range<Int>) {
    append(addingCapacity: range.count) { points in
      let other = other.span
      for index in range.reversed() { points.append(other[index]) }
    }
  }
}
