/// An elliptical arc given as SVG gives it: by its ends, its radii and two choices.
struct SVGArc {
  /// The arc as cubics, each at most a quarter turn; a line when a radius is zero, nothing when the
  /// ends coincide. Conversion to a centre after SVG 1.1, appendix F.6.5 and F.6.6.
  let elements: [Path.Element]

  /// `tilt` turns the ellipse's x axis, in radians. `isLarge` asks for more than half the ellipse,
  /// `isSweep` for growing angles.
  init(
    from start: Point, to end: Point, rx: Double, ry: Double, tilt: Double, isLarge: Bool,
    isSweep: Bool
  ) {
    guard start != end else {
      elements = []
      return
    }
    var rx = abs(rx)
    var ry = abs(ry)
    guard rx > 0, ry > 0 else {
      elements = [.line(end)]
      return
    }
    let c = cosine(tilt)
    let s = sine(tilt)
    let half = (start - end) / 2
    let x = c * half.x + s * half.y
    let y = c * half.y - s * half.x
    // Radii too small to reach both ends grow until they do.
    let lack = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if lack > 1 {
      rx *= lack.squareRoot()
      ry *= lack.squareRoot()
    }
    // On the unit circle the ends are u ± centre apart.
    let u = Point(x / rx, y / ry)
    let square = Point.dot(u, u)
    let distance = max(0, (1 - square) / square).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(u.y, -u.x) * distance
    let from = u - center
    let to = -u - center
    var sweep = arcTangent2(Point.cross(from, to), Point.dot(from, to))
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let map = Affine(a: rx, b: 0, c: 0, d: ry, tx: center.x * rx, ty: center.y * ry)
      .followed(by: Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
      .followed(by: .translation((start.x + end.x) / 2, (start.y + end.y) / 2))
    let pieces = Array(UnitArc(from: from, sweep: sweep))
    elements = pieces.indices.map { index in
      let piece = pieces[index]
      return .cubic(
        control1: map.apply(piece.control1), control2: map.apply(piece.control2),
        to: index == pieces.count - 1 ? end : map.apply(piece.end))
    }
  }
}
