/// A position or displacement in a plane; y grows downwards on screen.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Point(0, 0)

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  package static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
  package static func * (a: Point, s: Double) -> Point { Point(a.x * s, a.y * s) }
  package static func * (s: Double, a: Point) -> Point { Point(a.x * s, a.y * s) }
  package static func / (a: Point, s: Double) -> Point { Point(a.x / s, a.y / s) }

  /// Scalar product.
  package static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }

  /// Signed area of the parallelogram of `a` and `b`: positive when `b` lies clockwise of `a` on
  /// screen (y down).
  package static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// The point at fraction `t` of the way from `a` to `b`; extrapolates outside 0…1.
  package static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }
}
