public import Foundation
import Geometry
package import Glyphs
import VirtualTime

/// The number of a glyph in its font; 0 is the box of a missing character.
public typealias CGGlyph = UInt16

/// The same number.
public typealias CGFontIndex = UInt16

/// A font without a size, measured in its own units.
public final class CGFont {
  package let face: NamedFace
  private let askedName: String?

  /// The font of a PostScript or full name, of those that the scene brings and the bundled ones; nil where
  /// there is none of that name. A bundled face
  /// stands for the fonts of iOS, which the ledger notes where the designs differ.
  public init?(_ name: CFString) {
    guard let face = SceneFonts.face(named: name) else { return nil }
    if face.isStandIn {
      SceneContext.active.unsupported("the design of the font \(name)", at: "CGFont")
    }
    self.face = face
    askedName = SceneFonts.askedName(name, for: face)
  }

  /// The font of an OpenType file; nil for anything else.
  public init?(_ provider: CGDataProvider) {
    guard let typeface = try? Typeface(file: [UInt8](provider.data ?? Data())) else { return nil }
    face = NamedFace(typeface: typeface)
    askedName = nil
  }

  /// A font that sets text in `face`, under another name where it stands for one.
  package init(_ face: NamedFace, askedName: String? = nil) {
    self.face = face
    self.askedName = askedName
  }

  /// The name that documents know the font by; the name asked for where it is another's.
  public var postScriptName: CFString? { askedName ?? face.typeface.name }

  /// The name for people.
  public var fullName: CFString? { askedName ?? face.typeface.name(.full) }

  /// Glyphs are numbered from 0.
  public var numberOfGlyphs: Int { face.typeface.glyphCount }

  /// Font units in one em.
  public var unitsPerEm: Int32 { Int32(clamping: face.typeface.unitsPerEm) }

  /// From the baseline to the top of a line, font units.
  public var ascent: Int32 { units(\.ascent) }

  /// From the baseline to the bottom of a line, font units; negative.
  public var descent: Int32 { -units(\.descent) }

  /// Extra space between lines, font units.
  public var leading: Int32 { units(\.lineGap) }

  /// Height of a flat capital, font units.
  public var capHeight: Int32 { units(\.capHeight) }

  /// Height of a flat small letter, font units.
  public var xHeight: Int32 { units(\.xHeight) }

  /// How far stems lean, degrees; negative to the right.
  public var italicAngle: CGFloat { face.slant == 0 ? 0 : -12 }

  /// Around all glyphs, font units, y up.
  public var fontBBox: CGRect { CGRect(face.typeface.boundingBox) }

  /// Puts the advances of the first `count` glyphs into `advances`, font units. False, and nothing
  /// is changed, when there are fewer glyphs or no such glyph.
  @discardableResult
  public func getGlyphAdvances(
    glyphs: [CGGlyph], count: Int, advances: inout [Int32]
  ) -> Bool {
    guard isValid(glyphs, count) else { return false }
    let size = Double(unitsPerEm)
    advances.replaceFirst(
      glyphs.prefix(count).map {
        Int32(clamping: Int(face.typeface.advance(of: GlyphID($0), size: size)))
      })
    return true
  }

  /// Puts the rectangles around the first `count` glyphs into `bboxes`, font units, y up.
  @discardableResult
  public func getGlyphBBoxes(glyphs: [CGGlyph], count: Int, bboxes: inout [CGRect]) -> Bool {
    guard isValid(glyphs, count) else { return false }
    let size = Double(unitsPerEm)
    bboxes.replaceFirst(
      glyphs.prefix(count).map { glyph in
        guard let ink = face.typeface.outline(of: GlyphID(glyph), size: size).tightBounds else {
          return .zero
        }
        return CGRect(x: ink.x, y: -ink.maxY, width: ink.width, height: ink.height)
      })
    return true
  }

  /// The glyph of that name; 0 where there is none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    CGGlyph(clamping: face.typeface.glyph(named: name) ?? 0)
  }

  /// What the font calls the glyph.
  public func name(for glyph: CGGlyph) -> CFString? {
    let name = face.typeface.name(of: GlyphID(glyph))
    return name.isEmpty ? nil : name
  }

  private func isValid(_ glyphs: [CGGlyph], _ count: Int) -> Bool {
    count >= 0 && count <= glyphs.count
      && glyphs.prefix(count).allSatisfy { Int($0) < numberOfGlyphs }
  }

  private func units(_ metric: KeyPath<FontMetrics, Double>) -> Int32 {
    let metrics = face.typeface.metrics(size: Double(unitsPerEm))
    return Int32(metrics[keyPath: metric].rounded())
  }
}

extension CGFont: Hashable {
  /// Fonts are equal that draw and are called the same.
  public static func == (a: CGFont, b: CGFont) -> Bool {
    a.face == b.face && a.askedName == b.askedName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(askedName)
  }
}

extension CGFont: TextStyleSource {
  package func textStyle(size: Double?) -> TextStyle {
    TextStyle(typeface: face.typeface, size: size ?? 12, slant: face.slant)
  }
}

extension Array {
  /// Writes as a C function writes through a pointer: over the first elements, as many as there are.
  package mutating func replaceFirst(_ new: [Element]) {
    replaceSubrange(0..<Swift.min(count, new.count), with: new)
  }
}
