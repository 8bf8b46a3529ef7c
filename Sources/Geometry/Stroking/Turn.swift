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
  /// True for points inside a curve, where the edges of a line are balanced.
  let isInsideCurve: Bool
  /// The length of the shorter line.
  let shorterLength: Double
  let meanLength: Double

  /// - Precondition: the point with this index lies between two lines.
  @inline(__always)
  init(_ line: borrowing CenterLine, at index: Int) {
    let vertices = line.vertices.span
    let before = vertices[index > 0 ? index - 1 : vertices.count - 1]
    let after = vertices[index]
    into = before.direction
    out = after.direction
    sine = Point.cross(into, out)
    cosine = Point.dot(into, out)
    let tangent = line.tangent(at: index)
    isCurve = tangent != nil
    isInsideCurve = tangent != nil && after.joint == .smooth
    self.tangent = tangent ?? out
    shorterLength = min(before.length, after.length)
    meanLength = (before.length + after.length) / 2
  }

  var isStraight: Bool { abs(sine) < 1e-9 && cosine > 0 }

  /// A sharper turn inside a curve, as at a cusp, is outlined like a round corner.
  var isSmooth: Bool { isCurve && cosine > 0.86 }

  /// The turn in −π…π; straight back counts as clockwise.
  var angle: Double { sine == 0 ? .pi : arcTangent2(sine, cosine) }

  func isInner(_ side: Stroker.Side) -> Bool { (sine >= 0) == (side == .clockwise) }
}
