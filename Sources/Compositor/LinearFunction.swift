import Geometry

/// a·x + b·y + c over a plane.
struct LinearFunction {
  var a: Double
  var b: Double
  var c: Double

  func callAsFunction(_ p: Point) -> Double { a * p.x + b * p.y + c }

  static func - (f: LinearFunction, g: LinearFunction) -> LinearFunction {
    LinearFunction(a: f.a - g.a, b: f.b - g.b, c: f.c - g.c)
  }

  static prefix func - (f: LinearFunction) -> LinearFunction {
    LinearFunction(a: -f.a, b: -f.b, c: -f.c)
  }

  /// The function whose zeros lie `distance` further to where this one is negative.
  func reaching(_ distance: Double) -> LinearFunction {
    LinearFunction(a: a, b: b, c: c + distance * Point(a, b).length)
  }

  /// The part of a convex polygon where the function is not negative.
  func kept(of polygon: [Point]) -> [Point] {
    guard var previous = polygon.last else { return [] }
    var previousValue = self(previous)
    var kept: [Point] = []
    for point in polygon {
      let value = self(point)
      if (value >= 0) != (previousValue >= 0) {
        kept.append(.mix(previous, point, previousValue / (previousValue - value)))
      }
      if value >= 0 { kept.append(point) }
      previous = point
      previousValue = value
    }
    return kept
  }
}
