import CoreGraphics
import Geometry
import Glyphs
import Raster
import Synchronization

/// Glyphs that bring their own colours, as pieces to paint: only here may a letter be a picture.
enum ColorGlyphs {
  private struct Key: Hashable {
    var typeface: Typeface
    var glyph: GlyphID
  }

  private enum Painting: Sendable {
    case picture(CGImage?, box: Rect)
    case layers([(path: Path, color: CGColor?)])
  }

  /// What glyphs are painted with at one point an em.
  private static let known = Mutex<[Key: Painting]>([:])
  private static let mostKnown = 256

  /// The pieces of a glyph whose origin is at `position`, from back to front.
  static func pieces(
    of glyph: PlacedGlyph, at position: Point, _ look: TextLook, _ contextColor: CGColor
  ) -> [TextPiece] {
    let matrix = Affine(
      a: glyph.size * glyph.expansion, b: 0, c: -glyph.slant * glyph.size, d: glyph.size,
      tx: position.x, ty: position.y)
    switch painting(of: glyph) {
    case .picture(let image, let box):
      // A picture does not lean.
      let shown = Rect(
        x: position.x + box.x * matrix.a, y: position.y + box.y * matrix.d,
        width: box.width * matrix.a, height: box.height * matrix.d)
      var path = Path()
      path.addRect(shown)
      return [TextPiece(path: path, color: .black, shadow: look.blurredShadow, image: image)]
    case .layers(let layers):
      return layers.map {
        TextPiece(
          path: $0.path.transformed(by: matrix),
          color: $0.color ?? look.foreground ?? contextColor, shadow: look.blurredShadow)
      }
    case nil: return []
    }
  }

  private static func painting(of glyph: PlacedGlyph) -> Painting? {
    let key = Key(typeface: glyph.typeface, glyph: glyph.glyph)
    if let known = known.withLock({ $0[key] }) { return known }
    let painting: Painting
    switch glyph.typeface.colorGlyph(glyph.glyph) {
    case .picture(let png, let box): painting = .picture(ImageFile(png)?.image, box: box)
    case .layers(let layers):
      painting = .layers(
        layers.map { layer in
          (
            layer.path,
            layer.color.map {
              CGColor(
                srgbRed: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255,
                blue: CGFloat($0.blue) / 255, alpha: CGFloat($0.alpha) / 255)
            }
          )
        })
    case nil: return nil
    }
    known.withLock {
      if $0.count >= mostKnown { $0 = [:] }
      $0[key] = painting
    }
    return painting
  }
}

extension TextLook {
  /// The shadow where it is blurred: a sharp one is made of outlines.
  fileprivate var blurredShadow: TextShadow? { shadow.flatMap { $0.blurRadius > 0 ? $0 : nil } }
}
