extension Stroker {
  /// One side's edge round a point where two lines meet: from where the edge of the one ends to
  /// where that of the other begins.
  struct JoinEdge {
    let first: Point
    let last: Point
    let form: Form

    enum Form {
      /// One point of a curve's inner edge, which may lie close to others.
      case inner
      /// One point.
      case point
      /// A straight line.
      case bevel
      /// By way of the line's own point.
      case corner(Point)
      case arc(around: Point, angle: Double)
    }

    /// True for a point of a curve's inner edge.
    var isInner: Bool { if case .inner = form { true } else { false } }

    /// True for an edge that passes the line's own point.
    var passesLine: Bool { if case .corner = form { true } else { false } }

    init(_ point: Point, _ form: Form = .point) {
      first = point
      last = point
      self.form = form
    }

    init(from first: Point, to last: Point, _ form: Form) {
      self.first = first
      self.last = last
      self.form = form
    }
  }

  /// The edge on `side` round the point `p`.
  func joinEdge(_ turn: Turn, at p: Point, _ side: Side) -> JoinEdge {
    if turn.isStraight { return JoinEdge(p + offset(turn.out, side)) }
    if turn.isSmooth { return smoothJoin(turn, at: p, side) }
    return turn.isInner(side) ? innerCorner(turn, at: p, side) : outerCorner(turn, at: p, side)
  }

  /// Inside a curve the edge follows the curve's own normal, which keeps the pieces of a line as
  /// wide as its curve together in one point.
  ///
  /// The point on it is balanced, as `CurveDivision` says: with a turn θ over lines of length L, an
  /// edge that is ρ away from the centre has two thirds of its sagitta, ρθ²/12, to go outwards. For
  /// both edges that is Lθ/12 for the line and θ²/12 of the radius.
  private func smoothJoin(_ turn: Turn, at p: Point, _ side: Side) -> JoinEdge {
    let isInner = turn.isInner(side)
    guard turn.isInsideCurve else {
      if isInner { return JoinEdge(p + offset(turn.tangent, side), .inner) }
      if abs(turn.sine) <= 1.5 * arcStep { return JoinEdge(p + miter(turn, side)) }
      return arc(turn, around: p, side)
    }
    let edges = balancedEdges(turn, at: p)
    let point = side == .counterclockwise ? edges.left : edges.right
    if isInner { return JoinEdge(point, .inner) }
    return isRound(turn) ? arc(turn, around: edges.center, side) : JoinEdge(point)
  }

  /// The points of both edges at a turn inside a curve where each has one, the points of `joinEdge`; nil
  /// at other turns. Nearly all turns are such.
  @inline(__always)
  func smoothEdges(_ turn: Turn, at p: Point) -> (left: Point, right: Point)? {
    guard turn.isInsideCurve, turn.isSmooth, !turn.isStraight, !isRound(turn) else { return nil }
    let edges = balancedEdges(turn, at: p)
    return (edges.left, edges.right)
  }

  /// True when the outer edge of a turn inside a curve needs more than one point.
  @inline(__always)
  private func isRound(_ turn: Turn) -> Bool {
    let length = turn.meanLength + radius * abs(turn.sine)
    let sagitta = length * abs(turn.sine) / 8
    // Written so that what is not a number needs more.
    return !(sagitta <= mostSagitta || sagitta * length <= mostArea)
  }

  /// The balanced points of the line and of its edges at a turn inside a curve.
  @inline(__always)
  private func balancedEdges(
    _ turn: Turn, at p: Point
  ) -> (center: Point, left: Point, right: Point) {
    let center = p + balance(turn.tangent, length: turn.meanLength, sine: turn.sine)
    // The square of a small turn is twice 1 − cos.
    let across = offset(turn.tangent, .clockwise) * (1 + (1 - turn.cosine) * (1.0 / 6))
    return (center, center - across, center + across)
  }

  /// How far a point of a curve is moved outwards so that lines of `length`, which turn by an angle
  /// with this sine, balance.
  func balance(_ tangent: Point, length: Double, sine: Double) -> Point {
    Point(-tangent.y, tangent.x) * (sine * length * (-1.0 / 12))
  }

  /// Inside a corner the two edges meet if both lines are long enough; if not, each ends where its
  /// line does, and the edge passes through the corner between them. Where the lines turn so little
  /// that nobody would tell the ends apart, they are one, as inside a curve.
  private func innerCorner(_ turn: Turn, at p: Point, _ side: Side) -> JoinEdge {
    if innerEdgesMeet(turn) { return JoinEdge(p + miter(turn, side)) }
    if turn.cosine > 0.86, abs(turn.sine) <= slightTurn {
      let middle = (turn.into + turn.out) / (2 + 2 * turn.cosine).squareRoot()
      return JoinEdge(p + offset(middle, side), .inner)
    }
    return JoinEdge(from: p + offset(turn.into, side), to: p + offset(turn.out, side), .corner(p))
  }

  /// True where the edges inside a corner meet before the middle of either line.
  @inline(__always)
  func innerEdgesMeet(_ turn: Turn) -> Bool {
    // Of a line that turns straight back they are one and meet nowhere.
    turn.cosine >= 1e-9 - 1
      && radius * abs(turn.sine) <= turn.shorterLength / 2 * (1 + turn.cosine)
  }

  private func outerCorner(_ turn: Turn, at p: Point, _ side: Side) -> JoinEdge {
    let join = turn.isCurve ? .round : join
    if join == .miter, isWithinMiterLimit(turn) { return JoinEdge(p + miter(turn, side)) }
    if join == .round { return arc(turn, around: p, side) }
    return JoinEdge(from: p + offset(turn.into, side), to: p + offset(turn.out, side), .bevel)
  }

  func isWithinMiterLimit(_ turn: Turn) -> Bool {
    // 1/sin of half the angle between the lines is 1/cos of half the turn.
    2 <= miterLimit * miterLimit * (1 + turn.cosine)
  }

  /// How far the outer edge of a corner reaches from its point, at most.
  func reach(ofCorner turn: Turn) -> Double {
    join == .miter && isWithinMiterLimit(turn)
      ? radius * (2 / (1 + turn.cosine)).squareRoot() : radius
  }

  private func arc(_ turn: Turn, around p: Point, _ side: Side) -> JoinEdge {
    JoinEdge(
      from: p + offset(turn.into, side), to: p + offset(turn.out, side),
      .arc(around: p, angle: turn.angle))
  }

  /// The displacement to where the edges of both lines, prolonged, meet.
  private func miter(_ turn: Turn, _ side: Side) -> Point {
    (offset(turn.into, side) + offset(turn.out, side)) / (1 + turn.cosine)
  }
}
