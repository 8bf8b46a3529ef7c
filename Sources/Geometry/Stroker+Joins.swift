extension Stroker {
  /// Appends one side's edge round the point `index`, where two lines meet, and returns the edge's
  /// last point there: where the next line's edge starts.
  func addJoin(at index: Int, _ side: Side, to edge: inout [Point]) -> Point {
    let turn = turns[index]
    let p = line.points[index]
    if turn.isStraight {
      edge.append(p + offset(turn.out, side))
    } else if turn.isSmooth {
      addSmoothJoin(turn, at: p, side, to: &edge)
    } else if turn.isInner(side) {
      addInnerCorner(turn, at: p, side, to: &edge)
    } else {
      addOuterCorner(turn, at: p, side, to: &edge)
    }
    return edge[edge.count - 1]
  }

  /// Inside a curve the edge follows the curve's own normal, which keeps the pieces of a line as
  /// wide as its curve together in one point.
  private func addSmoothJoin(_ turn: Turn, at p: Point, _ side: Side, to edge: inout [Point]) {
    if turn.isInner(side) {
      edge.append(p + offset(turn.tangent, side))
    } else if abs(turn.sine) <= 1.5 * arcStep {
      // The prolonged edges lie outside the arc as far as the chords lie inside it: they balance.
      edge.append(p + miter(turn, side))
    } else {
      addArc(around: p, from: offset(turn.into, side), by: turn.angle, to: &edge)
      edge.append(p + offset(turn.out, side))
    }
  }

  /// Inside a corner the two edges meet if both lines are long enough; if not, each ends where its
  /// line does, and the edge passes through the corner between them.
  private func addInnerCorner(_ turn: Turn, at p: Point, _ side: Side, to edge: inout [Point]) {
    // Of a line that turns straight back they are one and meet nowhere.
    let isStraightBack = turn.cosine < 1e-9 - 1
    if !isStraightBack, radius * abs(turn.sine) <= turn.shorterLength / 2 * (1 + turn.cosine) {
      edge.append(p + miter(turn, side))
    } else {
      edge.append(p + offset(turn.into, side))
      edge.append(p)
      edge.append(p + offset(turn.out, side))
    }
  }

  private func addOuterCorner(_ turn: Turn, at p: Point, _ side: Side, to edge: inout [Point]) {
    let join = turn.isCurve ? .round : style.join
    let limit = style.miterLimit
    // 1/sin of half the angle between the lines is 1/cos of half the turn.
    if join == .miter, 2 <= limit * limit * (1 + turn.cosine) {
      edge.append(p + miter(turn, side))
      return
    }
    if join == .round {
      addArc(around: p, from: offset(turn.into, side), by: turn.angle, to: &edge)
    } else {
      edge.append(p + offset(turn.into, side))
    }
    edge.append(p + offset(turn.out, side))
  }

  /// The displacement to where the edges of both lines, prolonged, meet.
  private func miter(_ turn: Turn, _ side: Side) -> Point {
    (offset(turn.into, side) + offset(turn.out, side)) / (1 + turn.cosine)
  }

  /// Appends an arc's points from `center` + `from` up to, but without, its end.
  func addArc(around center: Point, from: Point, by angle: Double, to edge: inout [Point]) {
    let count = max(1, (abs(angle) / arcStep).rounded(.up))
    let step = angle / count
    let c = cosine(step)
    let s = sine(step)
    var v = from
    for _ in 0..<Int(count) {
      edge.append(center + v)
      v = Point(v.x * c - v.y * s, v.x * s + v.y * c)
    }
  }
}

/// How the direction changes at a point between two lines.
struct Turn {
  let into: Point
  let out: Point
  let sine: Double
  let cosine: Double
  /// The curve's direction at the point; meaningful for smooth turns.
  let tangent: Point
  /// True for points that are not corners of the path.
  let isCurve: Bool
  /// The length of the shorter line.
  let shorterLength: Double

  init(_ line: CenterLine, at index: Int) {
    let before = index > 0 ? index - 1 : line.lineCount - 1
    let after = min(index, line.lineCount - 1)
    into = line.directions[before]
    out = line.directions[after]
    sine = Point.cross(into, out)
    cosine = Point.dot(into, out)
    let tangent = line.tangent(at: index)
    isCurve = tangent != nil
    self.tangent = tangent ?? out
    shorterLength = min(line.lengths[before], line.lengths[after])
  }

  var isStraight: Bool { abs(sine) < 1e-9 && cosine > 0 }

  /// A sharper turn inside a curve, as at a cusp, is outlined like a round corner.
  var isSmooth: Bool { isCurve && cosine > 0.86 }

  /// The turn in −π…π; straight back counts as clockwise.
  var angle: Double { sine == 0 ? .pi : arcTangent2(sine, cosine) }

  func isInner(_ side: Stroker.Side) -> Bool { (sine >= 0) == (side == .clockwise) }
}
