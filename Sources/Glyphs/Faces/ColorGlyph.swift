package import Geometry

/// A glyph that brings its own colours.
package enum ColorGlyph: Sendable {
  /// The bytes of a PNG file, and where it stands at one point an em: from the origin, y down.
  case picture(png: [UInt8], box: Rect)
  /// Outlines at one point an em, y down, from back to front.
  case layers([ColorLayer])
}

/// One outline of a glyph in colours.
package struct ColorLayer: Sendable {
  package var path: Path
  /// Straight, 0 to 255; nil: the text's colour.
  package var color: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)?
}

extension Typeface {
  /// Whether glyphs of the face may bring their own colours.
  package var hasColors: Bool { font.hasColors }

  /// What `glyph` is painted with; nil where it is filled as text is.
  package func colorGlyph(_ glyph: GlyphID) -> ColorGlyph? {
    let scale = 1 / Double(unitsPerEm)
    let layers = font.layers(of: glyph)
    if !layers.isEmpty {
      return .layers(
        layers.map { layer in
          ColorLayer(
            path: outline(of: layer.glyph, size: 1),
            color: layer.color.map { color in
              // Blue is highest, alpha lowest.
              (
                UInt8(truncatingIfNeeded: color >> 8), UInt8(truncatingIfNeeded: color >> 16),
                UInt8(truncatingIfNeeded: color >> 24), UInt8(truncatingIfNeeded: color)
              )
            })
        })
    }
    guard let png = font.picture(of: glyph), let box = font.box(of: glyph) else { return nil }
    return .picture(
      png: png,
      box: Rect(
        x: Double(box.left) * scale, y: -Double(box.bottom + box.height) * scale,
        width: Double(box.width) * scale, height: Double(box.height) * scale))
  }
}
