/// An axis-aligned rectangle. Width and height are not negative unless a caller stores them so;
/// `standardized` mends that.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle between two opposite corners, in any order.
  package init(from a: Point, to b: Point) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  package var minX: Double { x }
  package var minY: Double { y }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var center: Point { Point(midX, midY) }

  /// True when the rectangle has no area.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The corners from (minX, minY) in Core Graphics' order: along the top edge first.
  package var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// The same area with non-negative width and height.
  package var standardized: Rect {
    Rect(from: Point(x, y), to: Point(x + width, y + height))
  }

  /// Every edge moved inwards by `distance` (outwards when negative); never below zero size.
  package func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The common area, or nil when there is none.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// True when `point` is inside: minimum edges belong to the rectangle, maximum edges do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  package func offset(by d: Point) -> Rect {
    Rect(x: x + d.x, y: y + d.y, width: width, height: height)
  }
}
