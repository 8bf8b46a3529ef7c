extension Stroker {
  /// Appends the edges of both sides in the order of travel, and tells how the line bends and, of an
  /// open one, its ends and where the edges gather.
  func walk(
    there: inout [Point], back: inout [Point], _ hubs: inout Hubs, _ sections: inout Sections
  ) -> (bend: Bend, ends: (first: CenterLine.End, last: CenterLine.End)?) {
    let first = line.isClosed ? nil : line.start
    var bend = Bend(
      radius: radius, advance: first == nil ? Advance() : Advance(reach: capReach))
    var left: EdgeEnd
    var right: EdgeEnd
    if let first {
      let sine = -2 * first.slope
      let length = line.vertices[0].length
      bend.include(sine: sine, cosine: 1, length: length)
      if first.slope != 0 { bend.advance.stop() }
      left = cutEnd(at: 0, first.tangent, sine: sine, length: length, .counterclockwise)
      right = cutEnd(at: 0, first.tangent, sine: sine, length: length, .clockwise)
      there.append(left.point)
      back.append(right.point)
    } else {
      // The first join's points come last, so that its corner is not split in two.
      let turn = Turn(line, at: 0)
      let p = line.vertices[0].point
      left = EdgeEnd(point: joinEdge(turn, at: p, .counterclockwise).last, origin: p)
      right = EdgeEnd(point: joinEdge(turn, at: p, .clockwise).last, origin: p)
    }
    hubs.left.begin(at: left.point, of: left.origin, reach: hubReach, grain: hubGrain)
    hubs.right.begin(at: right.point, of: right.origin, reach: hubReach, grain: hubGrain)
    let last = line.lineCount - 1
    let turns = line.isClosed ? last + 1 : last
    var coversCorners: Bool?
    var index = 0
    while index < turns {
      let next = index + 1 < line.vertices.count ? index + 1 : 0
      index += 1
      let turn = Turn(line, at: next)
      let p = line.vertices[next].point
      let corner = turn.isSmooth || !bend.advance.isKept ? nil : reach(ofCorner: turn)
      goAhead(by: p - line.vertices[index - 1].point, toCornerReaching: corner, &bend, &sections)
      let windsOnce = isThin && bend.sectionWindsOnce
      let innerEdgesMeet = !turn.isSmooth && innerEdgesMeet(turn)
      bend.include(
        sine: turn.sine, cosine: turn.cosine,
        length: turn.isSmooth ? turn.meanLength : turn.shorterLength,
        innerEdgesMeet: innerEdgesMeet)
      bend.extendSection(innerEdgesMeet: innerEdgesMeet)
      // The last turn of a closed line is where the edges end.
      let isHidden = next > 0 && isFolded(turn) && hidesFold(at: p, &coversCorners)
      if let edges = smoothEdges(turn, at: p) {
        let leftForm = Inner(turn.isInner(.counterclockwise), isHidden)
        hubs.left.include(edges.left, isInner: leftForm != .no, of: p)
        add(edges.left, leftForm, of: p, from: &left, to: &there)
        let rightForm = Inner(turn.isInner(.clockwise), isHidden)
        hubs.right.include(edges.right, isInner: rightForm != .no, of: p)
        add(edges.right, rightForm, of: p, from: &right, to: &back)
        if left.skipped != nil || right.skipped != nil { continue }
        if next == 0 {
          let cut = Cut(there: there.count, back: back.count)
          if isThin { sections.cuts.append(cut.ending(&bend)) }
        } else if isThin || last - index > 3, isGentle(turn), !hubs.left.isTight,
          !hubs.right.isTight
        {
          // A few turns, as dashes have them, are sooner gone round one by one.
          index = walkGently(
            from: index, to: last, &bend, &left, &right, to: &there, &back, &sections.cuts)
        }
        continue
      }
      let leftJoin = joinEdge(turn, at: p, .counterclockwise)
      hubs.left.include(leftJoin.first, isInner: leftJoin.isInner && turn.isCurve, of: p)
      addJoin(leftJoin, isHidden: isHidden, at: p, from: &left, to: &there)
      let rightJoin = joinEdge(turn, at: p, .clockwise)
      hubs.right.include(rightJoin.first, isInner: rightJoin.isInner && turn.isCurve, of: p)
      addJoin(rightJoin, isHidden: isHidden, at: p, from: &right, to: &back)
      if isThin, left.skipped == nil, right.skipped == nil {
        let cut = Cut(
          behind: (leftJoin, rightJoin), there: there.count, back: back.count,
          windsOnce: windsOnce)
        sections.pass(cut, ends: next == 0, &bend)
      }
    }
    guard let first else { return (bend, nil) }
    let end = line.end
    let sine = 2 * end.slope
    let length = line.vertices[last].length
    let way = line.vertices[last + 1].point - line.vertices[last].point
    goAhead(by: way, toCornerReaching: end.slope == 0 ? capReach : nil, &bend, &sections)
    bend.include(sine: sine, cosine: 1, length: length)
    bend.extendSection(innerEdgesMeet: true)
    let leftEnd = cutEnd(at: last + 1, end.tangent, sine: sine, length: length, .counterclockwise)
    addJoin(JoinEdge(leftEnd.point), at: leftEnd.origin, from: &left, to: &there)
    let rightEnd = cutEnd(at: last + 1, end.tangent, sine: sine, length: length, .clockwise)
    addJoin(JoinEdge(rightEnd.point), at: rightEnd.origin, from: &right, to: &back)
    hubs.left.end(at: leftEnd.point, of: leftEnd.origin)
    hubs.right.end(at: rightEnd.point, of: rightEnd.origin)
    return (bend, (first, end))
  }

  /// Where one side's edge has got to.
  struct EdgeEnd {
    /// The edge's last point, and the line's point that it belongs to.
    var point: Point
    var origin: Point
    /// True where it is known to be hidden.
    var isHidden = false
    /// The same of the last point that was left out since.
    var skipped: (point: Point, origin: Point)?
  }

  /// The corner of a butt cap; `sine` is that of the whole turn of the piece of `length` there.
  private func cutEnd(
    at index: Int, _ tangent: Point, sine: Double, length: Double, _ side: Side
  ) -> EdgeEnd {
    let origin = line.vertices[index].point
    return EdgeEnd(
      point: origin + balance(tangent, length: length, sine: sine)
        + offset(tangent, side) * (1 + sine * sine / 12),
      origin: origin)
  }

  /// Whether a point is of a curve's inner edge, and whether that is known to be hidden there.
  private enum Inner {
    case no, seen, hidden

    @inline(__always)
    init(_ isInner: Bool, _ isHidden: Bool) { self = isInner ? isHidden ? .hidden : .seen : .no }
  }

  /// True where a curve bends so sharply that its inner edge runs backwards.
  @inline(__always)
  private func isFolded(_ turn: Turn) -> Bool { radius * abs(turn.sine) > 1.1 * turn.meanLength }

  /// True where nothing is seen of the inner edge that is folded at this point of the line; `coversCorners` is
  /// what has been found out about its corners.
  ///
  /// Where a normal of the line goes on beyond the centre of its curvature, some other part of the line
  /// lies closer, and the closest one of all has a normal that does not, is a corner, or an end. So what is
  /// there lies inside where whatever is as near to a corner is covered, and to an end too, or ends are farther
  /// off than a width.
  private func hidesFold(at point: Point, _ coversCorners: inout Bool?) -> Bool {
    guard cap == .round || line.isClosed || isFarFromEnds(point) else { return false }
    let isCovered = coversCorners ?? (join == .round || coversWhatIsNearCorners)
    coversCorners = isCovered
    return isCovered
  }

  private func isFarFromEnds(_ point: Point) -> Bool {
    let vertices = line.vertices.span
    return (vertices[0].point - point).length > 2.1 * radius
      && (vertices[vertices.count - 1].point - point).length > 2.1 * radius
  }

  /// True where joins that are not round cover at least what round ones would.
  private var coversWhatIsNearCorners: Bool {
    for index in (line.isClosed ? 0 : 1)..<line.lineCount {
      let turn = Turn(line, at: index)
      if turn.isCurve || turn.isStraight || join == .miter && isWithinMiterLimit(turn) { continue }
      return false
    }
    return true
  }

  /// True for normals that are well less than a right angle apart.
  private func isAhead(_ a: Point, _ b: Point) -> Bool { Point.dot(a, b) > 0.2 * radius * radius }

  /// Appends one side's edge up to the join at the line's point `origin` and round it.
  private func addJoin(
    _ join: JoinEdge, isHidden: Bool = false, at origin: Point, from end: inout EdgeEnd,
    to edge: inout [Point]
  ) {
    add(join.first, Inner(join.isInner, isHidden), of: origin, from: &end, to: &edge)
    switch join.form {
    case .inner, .point: return
    case .bevel: edge.append(join.last)
    case .corner(let p):
      edge.append(p)
      edge.append(join.last)
    case .arc(let center, let angle):
      edge.removeLast()
      addArc(around: center, from: join.first - center, by: angle, to: &edge)
      edge.append(join.last)
    }
    end = EdgeEnd(point: join.last, origin: origin)
  }

  /// Appends one side's edge up to its point at the line's point `origin`.
  ///
  /// Where it is hidden it goes by way of the line itself: from the edge's point at the start of a part that
  /// turns by less than a right angle to the line's point at its end. That part bends more sharply than the circle
  /// round the edge's point which touches it at its start, and so stays inside of it (Blaschke's rolling theorem):
  /// what it encloses with the edge is no farther from the line than half a width, and is gone round one way.
  @inline(__always)
  private func add(
    _ point: Point, _ inner: Inner, of origin: Point, from end: inout EdgeEnd,
    to edge: inout [Point]
  ) {
    if end.isHidden {
      if inner == .hidden, isAhead(point - origin, end.point - end.origin) {
        end.skipped = (point, origin)
        return
      }
      if let skipped = end.skipped {
        // From the line's point straight to the edge's.
        edge.append(skipped.origin)
        edge.append(skipped.point)
        end = EdgeEnd(point: skipped.point, origin: skipped.origin)
      }
    }
    if inner != .no {
      let way = point - end.point
      // Written so that what is not a number is no small distance.
      if abs(way.x) <= innerGrain, abs(way.y) <= innerGrain {
        end.skipped = (point, origin)
        return
      }
      // A point left out before a longer line would bend that.
      if abs(way.x) <= 2 * innerGrain, abs(way.y) <= 2 * innerGrain { end.skipped = nil }
    }
    if let skipped = end.skipped {
      addStrip(from: end, to: skipped.point, at: skipped.origin, edge: &edge)
      end = EdgeEnd(point: skipped.point, origin: skipped.origin)
    }
    addStrip(from: end, to: point, at: origin, edge: &edge)
    end = EdgeEnd(point: point, origin: origin, isHidden: inner == .hidden)
  }

  /// Appends the edge's next point, where the strip between line and edge ends that `start` begins.
  ///
  /// A strip turns inside out where the line is wider than its curve is round: its edge then runs
  /// backwards. Beyond the point where its two ends cross, the self-intersection, it must be wound again the other
  /// way round, or it would erase what it should cover.
  @inline(__always)
  private func addStrip(
    from start: EdgeEnd, to end: Point, at origin: Point, edge: inout [Point]
  ) {
    if Point.dot(end - start.point, origin - start.origin) < 0 {
      addSelfIntersection(from: start, to: end, at: origin, edge: &edge)
    }
    edge.append(end)
  }

  @inline(never)
  private func addSelfIntersection(
    from start: EdgeEnd, to end: Point, at origin: Point, edge: inout [Point]
  ) {
    let along = origin - start.origin
    let a = start.point - start.origin
    let b = end - origin
    let crossing = Point.cross(a, b)
    let intersection = crossing == 0 ? end : start.origin + a * (Point.cross(along, b) / crossing)
    // Too little to be seen: the centre of a circle as wide as the line, but for rounding.
    guard (end - intersection).length > leastBeyond else { return }
    edge.append(intersection)
    edge.append(end)
    edge.append(start.point)
    edge.append(intersection)
  }

  /// The displacement from the line to its edge, where the line runs in `direction`.
  func offset(_ direction: Point, _ side: Side) -> Point {
    Point(-direction.y, direction.x) * (side.rawValue * radius)
  }
}
