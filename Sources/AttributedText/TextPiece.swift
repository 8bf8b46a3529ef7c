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

extension [TextPiece] {
  /// Adds a piece, to the last one where that is painted alike.
  mutating func add(_ piece: TextPiece) {
    guard !piece.path.isEmpty, piece.color.alpha > 0 else { return }
    if let last, last.image == nil, piece.image == nil, last.stroke == piece.stroke,
      last.color == piece.color,
      last.shadow == piece.shadow
    {
      self[count - 1].path.append(piece.path)
    } else {
      append(piece)
    }
  }
}
