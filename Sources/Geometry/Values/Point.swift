/// A position or displacement in a plane; y grows downwards on screen.
public struct Point: BitwiseCopyable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public static var zero: Point { Point(0, 0) }

  @inlinable @inline(__always)
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Distance from the origin.
  @inlinable @inline(__always)
  public var length: Double { (x * x + y * y).squareRoot() }

  @inlinable @inline(__always)
  public var isFinite: Bool { x.isFinite && y.isFinite }

  @inlinable @inline(__always)
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  @inlinable @inline(__always)
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  @inlinable @inline(__always)
  public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
  @inlinable @inline(__always)
  public static func * (a: Point, s: Double) -> Point { Point(a.x * s, a.y * s) }
  @inlinable @inline(__always)
  public static func * (s: Double, a: Point) -> Point { Point(a.x * s, a.y * s) }
  @inlinable @inline(__always)
  public static func / (a: Point, s: Double) -> Point { Point(a.x / s, a.y / s) }

  /// Scalar product.
  @inlinable @inline(__always)
  public static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }

  /// Signed area of the parallelogram of `a` and `b`: positive when `b` lies clockwise of `a` on
  /// screen (y down).
  @inlinable @inline(__always)
  public static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// The point at fraction `t` of the way from `a` to `b`; extrapolates outside 0…1.
  @inlinable @inline(__always)
  public static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }
}
