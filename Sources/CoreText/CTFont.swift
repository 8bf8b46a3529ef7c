public import CoreGraphics
import Geometry
package import Glyphs

/// A font at a size: a face, points in one em and a matrix.
///
/// A `UIFont` is one, where on iOS the two are bridged.
open class CTFont: NSObject {
  package let graphicsFont: CGFont
  package let style: TextStyle
  /// Applied to outlines, y up; text in lines is set without it.
  let matrix: CGAffineTransform

  init(_ font: CGFont, style: TextStyle, matrix: CGAffineTransform = .identity) {
    graphicsFont = font
    self.style = style
    self.matrix = matrix
    super.init()
  }

  /// A font that sets text in `style`, under its face's name or the one asked for.
  package init(style: TextStyle, askedName: String? = nil) {
    let face = NamedFace(typeface: style.typeface, slant: style.slant)
    graphicsFont = CGFont(face, askedName: askedName)
    self.style = style
    matrix = .identity
    super.init()
  }

  /// `font` at `size` points, or at 12 where the size is no positive number.
  convenience init(_ font: CGFont, size: CGFloat, matrix: CGAffineTransform? = nil) {
    let size = size > 0 && size.isFinite ? Double(size) : 12
    self.init(font, style: font.textStyle(size: size), matrix: matrix ?? .identity)
  }

  var face: Typeface { style.typeface }

  var metrics: FontMetrics { style.metrics }

  /// The outline of a glyph in the font's matrix, y up; nil for a blank or a number that is none.
  func path(of glyph: CGGlyph) -> CGPath? {
    guard Int(glyph) < face.glyphCount else { return nil }
    let outline = face.outline(of: GlyphID(glyph), size: style.size, slant: style.slant)
    guard !outline.isEmpty else { return nil }
    let flip = CGAffineTransform(scaleX: 1, y: -1)
    return CGPath(geometry: outline).copy(using: flip.concatenating(matrix))
  }

  /// Equal when they draw alike and have the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFont else { return false }
    return other.graphicsFont == graphicsFont && other.style == style && other.matrix == matrix
  }

  open override var hash: Int { style.hashValue }
}

extension CTFont: TextStyleSource {
  package func textStyle(size: Double?) -> TextStyle {
    var style = style
    if let size { style.size = size }
    return style
  }
}
