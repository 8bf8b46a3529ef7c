extension Path {
  /// The outline of the path's line, to be filled by the non-zero rule, within about `tolerance` of
  /// the true shape in the path's own unit. Of what lies outside `visible`, in that unit too, much may
  /// be left out.
  package func strokeOutline(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere
  ) -> FlatPath {
    var lines = MeasuredLines()
    return strokeOutline(style, tolerance: tolerance, visible: visible, recalling: &lines)
  }

  /// The same. Of a line that is trimmed or dashed the whole is looked up in `lines`, and kept there.
  package func strokeOutline(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere,
    recalling lines: inout MeasuredLines
  ) -> FlatPath {
    var scratch = OutlineScratch()
    scratch.makeLine(
      of: self, style, tolerance: tolerance, visible: visible, recalling: &lines)
    return scratch.shape
  }
}

extension FlatPath {
  /// The outline of the path's line, to be filled by the non-zero rule: trimmed, then dashed, then
  /// outlined. Nothing for a width that is not positive and finite.
  ///
  /// `tolerance` says how finely arcs at joins, caps and along curves are cut, in the path's unit: as
  /// `Flattening.tolerance` does for pixels. Open contours become one contour each, closed ones two rings, or
  /// one contour if these are convex; thin ones several that meet (`Stroker.addSections`). A contour without
  /// length becomes a dot for round and square caps, the square along the axes, and nothing for butt caps.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> FlatPath {
    var outline = FlatPath()
    var memory = Stroker.Memory()
    stroke(
      style, tolerance: tolerance, visible: .everywhere, rulers: nil, into: &outline, by: &memory)
    return outline
  }

  /// Makes `outline`, which is empty, the same; `rulers` are those of the contours where they are known.
  func stroke(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea, rulers: [ContourRuler]?,
    into outline: inout FlatPath, by memory: inout Stroker.Memory
  ) {
    guard style.isVisible else { return }
    outline.points.reserveCapacity(points.count * 3)
    var stroker = Stroker(
      style, tolerance: tolerance, visible: visible,
      line: exchange(&memory.line, with: CenterLine()))
    defer { memory.line = stroker.line }
    if style.dash.isEmpty {
      let isTrimmed = visitTrimmed(
        start: style.trimStart, end: style.trimEnd, rulers: rulers, in: &memory.piece,
        whole: { stroker.add($0, of: self, to: &outline, by: &memory.sides) },
        piece: { stroker.add(&$0, to: &outline, by: &memory.sides) })
      if isTrimmed { return }
    }
    let trimmed = trimmed(start: style.trimStart, end: style.trimEnd, rulers: rulers)
    let isDashed = trimmed.visitDashes(
      pattern: style.dash, phase: style.dashPhase, rulers: style.isTrimmed ? nil : rulers,
      in: &memory.piece
    ) {
      stroker.add(&$0, to: &outline, by: &memory.sides)
    }
    if isDashed { return }
    for contour in trimmed.contours {
      stroker.add(contour, of: trimmed, to: &outline, by: &memory.sides)
    }
  }

  /// Makes the two rings that begin at these points, the last contours, one contour that winds once: from the
  /// one to the other and, in the end, back the same way.
  ///
  /// So does the outline of a convex line whose radius of curvature is nowhere less than its width, and whose
  /// inner edges meet at corners: both edges are convex too, and one lies inside the other.
  fileprivate mutating func joinRings(_ first: Int, _ second: Int) {
    guard contours.suffix(2).map(\.start) == [first, second] else { return }
    contours.removeLast(2)
    points.insert(points[first], at: second)
    points.append(points[second + 1])
    contours.append(Contour(start: first, end: points.count, isClosed: true, windsOnce: true))
  }

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
}

extension [Point] {
  /// Appends the points of `other`, the last one first.
  mutating func append(reversed other: [Point]) { append(reversed: other, other.indices) }

  /// The same of those at `places`.
  mutating func append(reversed other: [Point], _ places: Range<Int>) {
    append(addingCapacity: places.count) { points in
      let other = other.span
      for place in places.reversed() { points.append(other[place]) }
    }
  }
}

extension StrokeStyle {
  /// False when nothing can be drawn.
  var isVisible: Bool { width > 0 && width.isFinite }

  /// True when a part of the length is left out, or all of it.
  fileprivate var isTrimmed: Bool { trimStart > 0 || trimEnd < 1 }

  /// True when the line is cut at distances along it.
  var isMeasured: Bool { isTrimmed || !dash.isEmpty }
}

extension CurveDivision {
  /// For the centre of a line drawn to within `tolerance` of the path's unit.
  init(_ style: StrokeStyle, tolerance: Double) {
    let stretch = Flattening.tolerance / (tolerance > 0 ? tolerance : Flattening.tolerance)
    self.init(stretch: stretch, radius: style.width / 2)
  }
}

/// Outlines one contour.
///
/// The outline is a sum of pieces that all wind the same way: for every line the strip on each of
/// its sides, at every join the wedge outside the turn, and the caps. Where pieces overlap, the
/// outline winds more than once; nowhere do they cancel, so the non-zero rule fills exactly their
/// union however wide the line is. Each file holds a part: sides here, `Stroker+Joins`,
/// `Stroker+Caps`, and so on.
struct Stroker {
  let join: StrokeStyle.Join
  let cap: StrokeStyle.Cap
  let miterLimit: Double
  /// Half the width.
  let radius: Double
  /// A turn, in radians, that is too small for an arc of `radius` to show.
  let arcStep: Double
  let arcs: ArcDivision
  /// Points closer than this need not be told apart.
  let grain: Double
  /// Points of a curve's inner edge closer than this need not be told apart: those of a line as wide
  /// as its curve all end next to the centre.
  let innerGrain: Double
  /// How far a strip that is turned inside out reaches beyond its knot before it is seen to.
  private let leastBeyond: Double
  /// The greatest width and height of a pie's inner edge, and how far apart the points are by which it
  /// is known; see `addPie`.
  private let hubReach: Double
  let hubGrain: Double
  /// The greatest area that may be covered though it should not be.
  let mostMissed: Double
  /// The greatest sagitta, and the greatest product of sagitta and length, up to which pieces of a
  /// curve's outer edge stay straight.
  let mostSagitta: Double
  let mostArea: Double

  /// True for lines so thin that both sides often touch the same pixel; see `addSections`.
  let isThin: Bool
  private let thinning: CenterLine.Thinning
  /// Lines outside it are not seen.
  private let visible: VisibleArea
  /// The sine of the greatest turn of which the inner edge may be that of a curve.
  let slightTurn: Double

  private(set) var line: CenterLine

  /// What is needed while one line after the other is outlined.
  struct Sides {
    /// One side's edge, in the order of travel: it is wound the other way.
    fileprivate var back: [Point] = []
    fileprivate var hubs = Hubs()
    fileprivate var runs: [CenterLine.Run] = []
    fileprivate var sections = Sections()
  }

  /// What outlining one contour leaves for the next.
  struct Memory {
    fileprivate var sides = Sides()
    fileprivate var line = CenterLine()
    fileprivate var piece = CenterLine()
  }

  /// +1 is the side that a turn clockwise on screen (y down) turns to.
  enum Side: Double {
    case clockwise = 1
    case counterclockwise = -1
  }

  init(
    _ style: StrokeStyle, tolerance: Double, visible: VisibleArea = .everywhere,
    line: consuming CenterLine = CenterLine()
  ) {
    self.line = line
    self.visible = visible.grown(by: style.reach)
    let tolerance = tolerance > 0 ? tolerance : Flattening.tolerance
    join = style.join
    cap = style.cap
    miterLimit = style.miterLimit
    radius = style.width / 2
    // A chord over the angle θ misses its arc by r·θ²/8.
    arcStep = max(1e-3, min(1, (8 * tolerance / radius).squareRoot()))
    grain = min(tolerance, radius / 64)
    innerGrain = min(24 * tolerance, radius / 16)
    leastBeyond = 8 * tolerance
    let pixel = tolerance / Flattening.tolerance
    hubReach = min(1.6 * pixel, radius / 64)
    hubGrain = 0.05 * pixel
    mostMissed = 0.002 * pixel * pixel
    arcs = ArcDivision(radius: radius / pixel)
    // What `CurveDivision` allows, and half as much for pieces that are not quite even.
    let error = 1.5 * Flattening.coverageError * pixel
    mostSagitta = error / 0.943
    mostArea = error * pixel / 0.2
    isThin = radius < 0.65 * pixel
    thinning = CenterLine.Thinning(radius: radius, pixel: pixel)
    // The ends of both lines lie that much more than the middle between them from its tangent:
    // r·θ²/8, for the turn θ.
    slightTurn = (16 * Chord.unseen * pixel / radius).squareRoot()
  }

  /// Appends the closed polygons of one contour's outline.
  mutating func add(
    _ contour: FlatPath.Contour, of path: FlatPath, to outline: inout FlatPath,
    by sides: inout Sides
  ) {
    line.load(path, contour)
    addLine(to: &outline, by: &sides)
  }

  /// The same for a piece of a contour, whose memory is exchanged for that of the piece before.
  mutating func add(
    _ piece: inout CenterLine, to outline: inout FlatPath, by sides: inout Sides
  ) {
    swap(&line, &piece)
    addLine(to: &outline, by: &sides)
  }

  private mutating func addLine(to outline: inout FlatPath, by sides: inout Sides) {
    if line.lies(outside: visible) { return }
    line.thin(by: thinning)
    sides.back.removeAll(keepingCapacity: true)
    addRings(to: &outline, &sides.back, &sides.hubs, &sides.runs, &sides.sections)
  }

  private func addRings(
    to outline: inout FlatPath, _ back: inout [Point], _ hubs: inout Hubs,
    _ runs: inout [CenterLine.Run], _ sections: inout Sections
  ) {
    let start = outline.points.count
    sections.cuts.removeAll(keepingCapacity: true)
    guard line.lineCount > 0 else {
      if let dot = line.vertices.first { addDot(at: dot.point, to: &outline.points) }
      return outline.closeRing(from: start, thinnedBy: grain)
    }
    var (bend, ends) = walk(there: &outline.points, back: &back, &hubs, &sections.cuts)
    guard let ends else {
      let isConvexRing = bend.innerEdgesMeet && line.turnsOnceRound
      if !isConvexRing, !sections.cuts.isEmpty {
        return addSections(from: start, &sections, back, nil, to: &outline)
      }
      outline.closeRing(from: start, thinnedBy: grain)
      let second = outline.points.count
      outline.points.append(reversed: back)
      outline.closeRing(from: second, thinnedBy: grain)
      if isConvexRing { outline.joinRings(start, second) }
      return
    }
    if addPie(from: start, to: &outline, back, &hubs, bend) { return }
    let windsOnce = windsOnce(bend, &runs)
    if !windsOnce, !sections.cuts.isEmpty {
      sections.cuts.append(Cut(there: outline.points.count, back: back.count).ending(&bend))
      return addSections(from: start, &sections, back, ends, to: &outline)
    }
    addLastCap(ends.last, to: &outline.points)
    outline.points.append(reversed: back)
    addFirstCap(ends.first, to: &outline.points)
    outline.closeRing(from: start, thinnedBy: grain, windsOnce: windsOnce)
  }

  /// True when an open line that bends so is known to have an outline that winds once.
  private func windsOnce(_ bend: Bend, _ runs: inout [CenterLine.Run]) -> Bool {
    if bend.isGentle { return true }
    return bend.isWide
      && line.keepsApart(by: Bend.reach * radius, beyond: bend.separation, in: &runs)
  }

  // MARK: - Sides

  /// Appends the edges of both sides in the order of travel, and tells how the line bends and, of an
  /// open one, its ends and where the edges gather.
  private func walk(
    there: inout [Point], back: inout [Point], _ hubs: inout Hubs, _ cuts: inout [Cut]
  ) -> (bend: Bend, ends: (first: CenterLine.End, last: CenterLine.End)?) {
    var bend = Bend(radius: radius)
    let first = line.isClosed ? nil : line.start
    var left: EdgeEnd
    var right: EdgeEnd
    if let first {
      let sine = -2 * first.slope
      let length = line.vertices[0].length
      bend.include(sine: sine, cosine: 1, length: length)
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
    var index = 0
    while index < turns {
      let next = index + 1 < line.vertices.count ? index + 1 : 0
      index += 1
      let turn = Turn(line, at: next)
      let p = line.vertices[next].point
      let before = bend.sectionIsGentle
      bend.include(
        sine: turn.sine, cosine: turn.cosine,
        length: turn.isSmooth ? turn.meanLength : turn.shorterLength, isCorner: !turn.isSmooth)
      bend.extendSection()
      let isHidden = hidesFolds && isFolded(turn) && isFarFromEnds(p)
      if let edges = smoothEdges(turn, at: p) {
        let leftForm = Inner(turn.isInner(.counterclockwise), isHidden)
        hubs.left.include(edges.left, isInner: leftForm != .no, of: p)
        add(edges.left, leftForm, of: p, from: &left, to: &there)
        let rightForm = Inner(turn.isInner(.clockwise), isHidden)
        hubs.right.include(edges.right, isInner: rightForm != .no, of: p)
        add(edges.right, rightForm, of: p, from: &right, to: &back)
        if next > 0, isGentle(turn), !hubs.left.isTight, !hubs.right.isTight, left.skipped == nil,
          right.skipped == nil
        {
          index = walkGently(from: index, to: last, &bend, &left, &right, to: &there, &back, &cuts)
        }
        continue
      }
      let leftJoin = joinEdge(turn, at: p, .counterclockwise)
      hubs.left.include(leftJoin.first, isInner: leftJoin.isInner && turn.isCurve, of: p)
      addJoin(leftJoin, isHidden: isHidden, at: p, from: &left, to: &there)
      let rightJoin = joinEdge(turn, at: p, .clockwise)
      hubs.right.include(rightJoin.first, isInner: rightJoin.isInner && turn.isCurve, of: p)
      addJoin(rightJoin, isHidden: isHidden, at: p, from: &right, to: &back)
      if isThin, !bend.sectionIsGentle, left.skipped == nil, right.skipped == nil {
        cuts.append(
          Cut(
            there: there.count - (leftJoin.passesLine ? 1 : 0),
            back: back.count - (rightJoin.passesLine ? 1 : 0), windsOnce: before))
        bend.cut()
      }
    }
    guard let first else { return (bend, nil) }
    let end = line.end
    let sine = 2 * end.slope
    let length = line.vertices[last].length
    bend.include(sine: sine, cosine: 1, length: length)
    bend.extendSection()
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

  /// True where nothing is seen of an inner edge that is folded, far from the line's ends.
  ///
  /// Where a normal of the line goes on beyond the centre of its curvature, some other part of the line
  /// lies closer, and the closest one of all has a normal that does not, is a corner, or an end. So what is
  /// there lies inside where corners are round, and ends farther off than a width.
  private var hidesFolds: Bool { join == .round && !line.isClosed }

  /// True where a curve bends so sharply that its inner edge runs backwards.
  @inline(__always)
  private func isFolded(_ turn: Turn) -> Bool { radius * abs(turn.sine) > 1.1 * turn.meanLength }

  private func isFarFromEnds(_ point: Point) -> Bool {
    let vertices = line.vertices.span
    return (vertices[0].point - point).length > 2.1 * radius
      && (vertices[vertices.count - 1].point - point).length > 2.1 * radius
  }

  /// True for normals of nearly one direction: strips between them may be one.
  private func isAlike(_ a: Point, _ b: Point) -> Bool { Point.dot(a, b) > 0.95 * radius * radius }

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
  @inline(__always)
  private func add(
    _ point: Point, _ inner: Inner, of origin: Point, from end: inout EdgeEnd,
    to edge: inout [Point]
  ) {
    if inner != .no {
      if inner == .hidden, isAlike(point - origin, end.point - end.origin) {
        end.skipped = (point, origin)
        return
      }
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
    end = EdgeEnd(point: point, origin: origin)
  }

  /// Appends the edge's next point, where the strip between line and edge ends that `start` begins.
  ///
  /// A strip turns inside out where the line is wider than its curve is round: its edge then runs
  /// backwards. Beyond the point where its two ends cross, the knot, it must be wound again the other
  /// way round, or it would erase what it should cover.
  @inline(__always)
  private func addStrip(
    from start: EdgeEnd, to end: Point, at origin: Point, edge: inout [Point]
  ) {
    if Point.dot(end - start.point, origin - start.origin) < 0 {
      addKnot(from: start, to: end, at: origin, edge: &edge)
    }
    edge.append(end)
  }

  @inline(never)
  private func addKnot(
    from start: EdgeEnd, to end: Point, at origin: Point, edge: inout [Point]
  ) {
    let along = origin - start.origin
    let a = start.point - start.origin
    let b = end - origin
    let crossing = Point.cross(a, b)
    let knot = crossing == 0 ? end : start.origin + a * (Point.cross(along, b) / crossing)
    // Too little to be seen: the centre of a circle as wide as the line, but for rounding.
    guard (end - knot).length > leastBeyond else { return }
    edge.append(knot)
    edge.append(end)
    edge.append(start.point)
    edge.append(knot)
  }

  /// The displacement from the line to its edge, where the line runs in `direction`.
  func offset(_ direction: Point, _ side: Side) -> Point {
    Point(-direction.y, direction.x) * (side.rawValue * radius)
  }
}
