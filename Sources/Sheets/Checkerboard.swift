import Geometry
import Raster
import RenderTree

/// What stands for nothing under a transparent picture: squares of two light greys.
enum Checkerboard {
  /// The squares of `bounds`, from its top left corner on.
  /// - Precondition: `square`, in points, is positive.
  static func content(of bounds: Rect, square: Int) -> [NodeContent] {
    var backdrop = Path()
    backdrop.addRect(bounds)
    var squares = Path()
    let side = Double(square)
    for (row, y) in stride(from: bounds.minY, to: bounds.maxY, by: side).enumerated() {
      let first = bounds.minX + (row.isMultiple(of: 2) ? 0 : side)
      for x in stride(from: first, to: bounds.maxX, by: 2 * side) {
        squares.addRect(
          Rect(from: Point(x, y), to: Point(min(x + side, bounds.maxX), min(y + side, bounds.maxY)))
        )
      }
    }
    return [
      .fill(backdrop, rule: .nonZero, color: .white),
      .fill(squares, rule: .nonZero, color: Color(red: 0.87, green: 0.87, blue: 0.88)),
    ]
  }
}
