import Geometry

/// The signed area of `points` inside pixel (x, y): positive for clockwise polygons on screen.
/// Exact but for rounding: the polygon is cut by the pixel's four sides.
func area(of points: [Point], inPixel x: Int, _ y: Int) -> Double {
  var rest = points
  rest = cut(rest) { $0.x - Double(x) }
  rest = cut(rest) { Double(x + 1) - $0.x }
  rest = cut(rest) { $0.y - Double(y) }
  rest = cut(rest) { Double(y + 1) - $0.y }
  guard let last = rest.last else { return 0 }
  var sum = 0.0
  var from = last
  for point in rest {
    sum += Point.cross(from, point)
    from = point
  }
  return sum / 2
}

/// The part of a polygon where `side` is not negative (Sutherland–Hodgman).
private func cut(_ points: [Point], side: (Point) -> Double) -> [Point] {
  guard var from = points.last else { return [] }
  var kept: [Point] = []
  for point in points {
    let a = side(from)
    let b = side(point)
    if (a < 0) != (b < 0) { kept.append(Point.mix(from, point, a / (a - b))) }
    if b >= 0 { kept.append(point) }
    from = point
  }
  return kept
}

/// The largest difference, in 255ths, between `picture`'s alphas and the area that polygons of one
/// winding direction, which do not overlap, cover of each pixel.
func coverageError(_ picture: Picture, of polygons: [[Point]]) -> Double {
  var largest = 0.0
  for y in 0..<picture.height {
    for x in 0..<picture.width {
      let covered = abs(polygons.map { area(of: $0, inPixel: x, y) }.reduce(0, +))
      largest = max(largest, abs(Double(picture.alpha(x, y)) - covered * 255))
    }
  }
  return largest
}
