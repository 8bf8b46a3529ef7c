import Geometry
import RasterKernels

/// Cuts edges to a rectangle of pixels so that filling what remains covers the same area of each
/// of its pixels.
struct EdgeClipper {
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double

  init(_ bounds: PixelBounds) {
    left = Double(bounds.left)
    top = Double(bounds.top)
    right = Double(bounds.right)
    bottom = Double(bounds.bottom)
  }

  /// A finite point brought so near that arithmetic with it stays finite.
  func tamed(_ point: Point) -> Point {
    let limit = 1e100
    return Point(min(max(point.x, -limit), limit), min(max(point.y, -limit), limit))
  }

  /// True for a point inside; an edge between two of them stays as it is.
  @inline(__always)
  func holds(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y <= bottom
  }

  /// True for points all of which are inside.
  func holds(_ points: PointSurvey) -> Bool {
    points.left >= left && points.right < right && points.top >= top && points.bottom <= bottom
  }

  /// So many pieces an edge may become.
  static let mostPieces = 3

  /// Appends the edge `a`–`b` on the subpixel grid, as it is or in pieces; not when it is level.
  @inline(__always)
  func append(_ a: Point, _ b: Point, to edges: inout OutputSpan<Edge>) {
    if holds(a), holds(b) {
      if let edge = Edge(inside: a, b) { edges.append(edge) }
    } else {
      clip(a, b, to: &edges)
    }
  }

  /// Appends the pieces of the edge `a`–`b`, on the subpixel grid: at most three, joined
  /// in y. A piece left of the rectangle becomes vertical on its left side.
  private func clip(_ a: Point, _ b: Point, to edges: inout OutputSpan<Edge>) {
    let down = a.y <= b.y
    let start = down ? a : b
    let end = down ? b : a
    let y0 = max(start.y, top)
    let y1 = min(end.y, bottom)
    guard y0 < y1, steps(y0) != steps(y1), min(start.x, end.x) < right else { return }
    let slope = (end.x - start.x) / (end.y - start.y)
    // Numbers of points far off have few bits behind the point.
    let origin = EdgeClipper.isFar(start) && !EdgeClipper.isFar(end) ? end : start
    func x(at y: Double) -> Double {
      y == start.y ? start.x : y == end.y ? end.x : origin.x + (y - origin.y) * slope
    }
    // Going down, the edge leaves and enters the columns of the rectangle at most once each.
    var cuts = (y1, y1)
    let x0 = x(at: y0)
    let x1 = x(at: y1)
    if (x0 < left) != (x1 < left) { cuts.0 = y0 + (left - x0) / slope }
    if (x0 < right) != (x1 < right) { cuts.1 = y0 + (right - x0) / slope }
    if cuts.0 > cuts.1 { cuts = (cuts.1, cuts.0) }
    var from = y0
    for index in 0..<3 {
      let cut = index == 0 ? cuts.0 : index == 1 ? cuts.1 : y1
      let to = min(max(cut, from), y1)
      defer { from = to }
      if steps(from) == steps(to) { continue }
      let middle = (x(at: from) + x(at: to)) / 2
      if middle >= right { continue }
      let upper = (x: steps(inside(x(at: from))), y: steps(from))
      let lower = (x: steps(inside(x(at: to))), y: steps(to))
      edges.append(
        down
          ? Edge(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y)
          : Edge(x0: lower.x, y0: lower.y, x1: upper.x, y1: upper.y))
    }
  }

  private static func isFar(_ point: Point) -> Bool { max(abs(point.x), abs(point.y)) > 1e9 }

  private func inside(_ x: Double) -> Double { min(max(x, left), right) }

  /// A coordinate inside the picture on the subpixel grid.
  private func steps(_ value: Double) -> Int32 { Int32(value * Double(Subpixel.one) + 0.5) }
}

extension Edge {
  /// The edge between two points inside a picture, on the subpixel grid; nil for a level one.
  @inline(__always)
  init?(inside a: Point, _ b: Point) {
    let scale = Double(Subpixel.one)
    self.init(
      x0: Int32(a.x * scale + 0.5), y0: Int32(a.y * scale + 0.5), x1: Int32(b.x * scale + 0.5),
      y1: Int32(b.y * scale + 0.5))
    if y0 == y1 { return nil }
  }
}
