package import Geometry

/// The number of a glyph in its face; 0 is the box of a missing character.
package typealias GlyphID = UInt32

/// A face: one family at one weight, at any size. Copies share one immutable font, on any thread, and
/// are equal; the same file opened twice makes two faces.
package struct Typeface: Hashable, Sendable {
  /// The PostScript name, such as `Inter-Regular`.
  package let name: String
  package let weight: FontWeight
  /// Font units in one em: the unit that advances and outlines are designed in.
  package let unitsPerEm: Int
  /// True for the faces linked into the program.
  package let isBundled: Bool
  private let unitMetrics: FontMetrics
  private let glyphs: GlyphStore
  var font: HarfBuzzFont { glyphs.font }

  /// The face of an OpenType file, of which the bytes are copied. Throws for anything else; bytes
  /// that are wrong further inside give blank glyphs.
  package init(file bytes: [UInt8]) throws(FontError) {
    self.init(try HarfBuzzFont(copying: bytes), isBundled: false)
  }

  init(_ font: HarfBuzzFont, isBundled: Bool = false) {
    self.isBundled = isBundled
    name = font.postScriptName
    weight = FontWeight(font.weight)
    unitsPerEm = font.unitsPerEm
    unitMetrics = font.metrics
    glyphs = GlyphStore(font)
  }

  package static func == (a: Typeface, b: Typeface) -> Bool { a.glyphs === b.glyphs }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(glyphs))
  }

  /// The vertical measures at `size` points.
  package func metrics(size: Double) -> FontMetrics {
    unitMetrics.scaled(by: scale(size: size))
  }

  /// Points in a font unit at `size` points.
  func scale(size: Double) -> Double { size / Double(unitsPerEm) }

  /// The glyph of a single scalar before any substitution, nil where the face has none.
  package func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    glyphs.font.glyph(for: scalar)
  }

  /// How far `glyph` moves the pen at `size` points, without kerning.
  package func advance(of glyph: GlyphID, size: Double) -> Double {
    Double(glyphs.font.advance(of: glyph)) * scale(size: size)
  }

  /// The outline of `glyph` at `size` points: origin on the baseline, y down, in points, to be
  /// filled non-zero; leaning by `slant` to the right for each point of height. Empty for a blank.
  package func outline(of glyph: GlyphID, size: Double, slant: Double = 0) -> Path {
    outline(of: glyph, size: size, slant: slant, expansion: 1, at: .zero)
  }

  /// The same with its origin at `position`, wider by a factor.
  func outline(
    of glyph: GlyphID, size: Double, slant: Double, expansion: Double, at position: Point
  ) -> Path {
    let scale = scale(size: size)
    return glyphs.outline(of: glyph).transformed(
      by: Affine(
        a: scale * expansion, b: 0, c: -slant * scale, d: scale, tx: position.x, ty: position.y))
  }

  /// Glyphs of `scalars` in font units; clusters count scalars.
  func shape(_ scalars: [UInt32], features: ShapingFeatures) -> [RawGlyph] {
    glyphs.shape(scalars, features: features)
  }
}
