extension Path {
  /// The outline of the path's line, to be filled by the non-zero rule, within about `tolerance` of
  /// the true shape in the path's own unit.
  package func strokeOutline(_ style: StrokeStyle, tolerance: Double) -> FlatPath {
    guard style.isVisible else { return FlatPath() }
    return flattened(tolerance: tolerance).stroked(style, tolerance: tolerance)
  }
}

extension FlatPath {
  /// The outline of the path's line, to be filled by the non-zero rule: trimmed, then dashed, then
  /// outlined. Nothing for a width that is not positive and finite.
  ///
  /// `tolerance` bounds the error of arcs at joins, caps and along curves, in the path's unit. Open
  /// contours become one contour each, closed ones two rings. A contour without length becomes a dot
  /// for round and square caps, the square along the axes, and nothing for butt caps.
  package func stroked(_ style: StrokeStyle, tolerance: Double) -> FlatPath {
    guard style.isVisible else { return FlatPath() }
    let trimmed = trimmed(start: style.trimStart, end: style.trimEnd)
    let dashed = trimmed.dashed(pattern: style.dash, phase: style.dashPhase)
    var outline = FlatPath()
    outline.points.reserveCapacity(dashed.points.count * 3)
    for contour in dashed.contours {
      let line = CenterLine(dashed, contour)
      let stroker = Stroker(line: line, style: style, tolerance: tolerance)
      for ring in stroker.rings() { outline.append(ring, thinnedBy: stroker.grain) }
    }
    return outline
  }

  /// Appends a closed contour, without the points that lie within `grain` of the one before.
  private mutating func append(_ ring: [Point], thinnedBy grain: Double) {
    guard var last = ring.last, ring.count > 2 else { return }
    let start = points.count
    for point in ring where max(abs(point.x - last.x), abs(point.y - last.y)) > grain {
      points.append(point)
      last = point
    }
    guard points.count > start + 2 else {
      points.removeSubrange(start...)
      return
    }
    contours.append(Contour(start: start, end: points.count, isClosed: true))
  }
}

extension StrokeStyle {
  /// False when nothing can be drawn.
  fileprivate var isVisible: Bool { width > 0 && width.isFinite }
}

/// Outlines one contour.
///
/// The outline is a sum of pieces that all wind the same way: for every line the strip on each of
/// its sides, at every join the wedge outside the turn, and the caps. Where pieces overlap, the
/// outline winds more than once; nowhere do they cancel, so the non-zero rule fills exactly their
/// union however wide the line is. The three files hold its parts: sides here, `Stroker+Joins`, and
/// `Stroker+Caps`.
struct Stroker {
  let line: CenterLine
  let style: StrokeStyle
  /// The turns at the line's points; those at the ends of an open line mean nothing.
  let turns: [Turn]
  /// Half the width.
  let radius: Double
  let tolerance: Double
  /// The widest angle by which an arc of `radius` may advance at once, in radians.
  let arcStep: Double

  /// +1 is the side that a turn clockwise on screen (y down) turns to.
  enum Side: Double {
    case clockwise = 1
    case counterclockwise = -1
  }

  init(line: CenterLine, style: StrokeStyle, tolerance: Double) {
    self.line = line
    self.style = style
    turns = line.lineCount > 0 ? line.points.indices.map { Turn(line, at: $0) } : []
    radius = style.width / 2
    self.tolerance = tolerance > 0 ? tolerance : Flattening.tolerance
    // A chord over the angle θ misses its arc by r·θ²/8.
    arcStep = max(1e-3, min(1, (8 * self.tolerance / radius).squareRoot()))
  }

  /// The closed polygons of the outline.
  func rings() -> [[Point]] {
    guard line.lineCount > 0 else { return line.points.first.map { [dot(at: $0)] } ?? [] }
    var there: [Point] = []
    var back: [Point] = []
    there.reserveCapacity(line.points.count * 2)
    back.reserveCapacity(line.points.count * 2)
    walk(.counterclockwise, into: &there)
    walk(.clockwise, into: &back)
    if line.isClosed { return [there, back.reversed()] }
    addCap(at: line.points[line.points.count - 1], direction: line.endTangent, to: &there)
    there.append(contentsOf: back.reversed())
    addCap(at: line.points[0], direction: -line.startTangent, to: &there)
    return [there]
  }

  // MARK: - Sides

  /// Points closer than this need not be told apart: the inner edges of a line as wide as its curve
  /// all end next to the centre.
  var grain: Double { min(tolerance, radius / 64) }

  /// Appends one side's edge in the order of travel.
  private func walk(_ side: Side, into edge: inout [Point]) {
    var start: Point
    if line.isClosed {
      // The first join's points come last, so that its corner is not split in two.
      var unused: [Point] = []
      start = addJoin(at: 0, side, to: &unused)
    } else {
      start = line.points[0] + offset(line.startTangent, side)
      edge.append(start)
    }
    for index in 0..<line.lineCount {
      let isLast = index == line.lineCount - 1
      let mark = edge.count
      let next: Point
      if isLast && !line.isClosed {
        next = line.points[index + 1] + offset(line.endTangent, side)
        edge.append(next)
      } else {
        next = addJoin(at: isLast ? 0 : index + 1, side, to: &edge)
      }
      unfold(line: index, from: start, to: edge[mark], into: &edge, at: mark)
      start = next
    }
  }

  /// A strip turns inside out where the line is wider than its curve is round: its edge then runs
  /// backwards. Beyond the point where its two ends cross it must be wound again the other way
  /// round, or it would erase what it should cover.
  private func unfold(
    line index: Int, from start: Point, to end: Point, into edge: inout [Point], at mark: Int
  ) {
    let d = line.directions[index]
    guard Point.dot(end - start, d) < 0 else { return }
    let from = line.points[index]
    let to = line.points[index + 1 < line.points.count ? index + 1 : 0]
    let a = start - from
    let b = end - to
    let crossing = Point.cross(a, b)
    guard crossing != 0 else { return }
    let knot = from + a * (Point.cross(to - from, b) / crossing)
    // Too little to be seen: the centre of a circle as wide as the line, but for rounding.
    guard (end - knot).length > 8 * tolerance else { return }
    edge.insert(contentsOf: [knot, end, start, knot], at: mark)
  }

  /// The displacement from the line to its edge, where the line runs in `direction`.
  func offset(_ direction: Point, _ side: Side) -> Point {
    Point(-direction.y, direction.x) * (side.rawValue * radius)
  }
}
