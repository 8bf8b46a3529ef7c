package import CoreGraphics
package import Geometry
import Raster

/// One thing to paint for text: a path filled (non-zero) or stroked, or an image, y down.
package struct TextPiece: Hashable, Sendable {
  package var path: Path
  /// Nil: the path is filled.
  package var stroke: StrokeStyle?
  package var color: CGColor
  package var shadow: TextShadow?
  /// Painted in the path's bounds instead of a colour.
  package var image: CGImage?

  /// The shadow, where it is blurred and can be drawn.
  package var blurredShadow: TextShadow? {
    guard let shadow, shadow.blurRadius > 0, shadow.offset.isFinite else { return nil }
    return shadow.blurRadius.isFinite ? shadow : nil
  }

  /// The piece, and below it its shadow where that is not blurred.
  package var withSharpShadow: [TextPiece] {
    guard let shadow, shadow.blurRadius <= 0, shadow.offset.isFinite else { return [self] }
    var below = self
    below.path = path.transformed(
      by: Affine(a: 1, b: 0, c: 0, d: 1, tx: shadow.offset.x, ty: shadow.offset.y))
    below.color = CGColor(rasterColor: shadow.color.faded(by: Double(color.alpha)))
    below.shadow = nil
    return [below, self]
  }
}

extension TextPiece {
  /// Whether one path can hold both.
  fileprivate func isPainted(like other: TextPiece) -> Bool {
    image == nil && other.image == nil && stroke == other.stroke && color == other.color
      && shadow == other.shadow
  }
}

extension [TextPiece] {
  /// Adds a piece, to the last one where that is painted alike.
  mutating func add(_ piece: TextPiece) {
    guard !piece.path.isEmpty, piece.color.alpha > 0 else { return }
    // No copy of the last one may be held, or all of its path would be copied to grow.
    if let index = indices.last, self[index].isPainted(like: piece) {
      self[index].path.append(piece.path)
    } else {
      append(piece)
    }
  }
}
