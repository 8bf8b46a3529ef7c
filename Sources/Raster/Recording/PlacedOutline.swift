package import Geometry
import RasterKernels

/// A shape on the grid of a display list, cut to the clips open there: to be filled or clipped to next,
/// before one of them closes.
package struct PlacedOutline: Sendable {
  /// Nil where no pixel can show it.
  let outline: Outline?
  /// True where the shape was a rectangle whose edges run between pixels.
  package let isAlignedRectangle: Bool

  /// The pixels that it touches; empty where none can show it.
  package var bounds: PixelBounds { outline?.bounds ?? .empty }
}

extension DisplayList {
  /// Puts `shape` on the grid, as `fill(_:rule:paint:isAliased:)` does.
  package mutating func place(_ shape: FlatPath, rule: FillRule) -> PlacedOutline {
    PlacedOutline(
      outline: outline(of: shape, rule: rule, isAliased: false),
      isAlignedRectangle: shape.isAlignedRectangle)
  }

  /// The same for an outline that was placed before, on a list with the edges `former`.
  mutating func place(_ placed: PlacedOutline, from former: [Edge]) -> PlacedOutline {
    guard var outline = placed.outline,
      case .edges(let range, let rule, let overlapBands) = outline.form
    else { return placed }
    let start = edges.count
    edges.append(contentsOf: former[range])
    outline.form = .edges(start..<edges.count, rule: rule, overlapBands: overlapBands)
    return PlacedOutline(outline: outline, isAlignedRectangle: placed.isAlignedRectangle)
  }
}

extension FlatPath {
  /// True for a rectangle whose edges run between pixels: its coverage is 0 or 1 everywhere.
  package var isAlignedRectangle: Bool {
    guard contours.count == 1, points.count == 4 else { return false }
    let p = points
    let isUpright =
      (p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x)
      || (p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y)
    return isUpright && p.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() }
  }
}
