package import Geometry

extension Typeface {
  /// What the `name` table calls the face.
  package enum NameEntry: UInt32, Sendable {
    case copyright = 0
    case family = 1
    case subfamily = 2
    case uniqueIdentifier = 3
    case full = 4
    case version = 5
    case postScript = 6
    case trademark = 7
    case manufacturer = 8
    case designer = 9
    case license = 13
    case preferredFamily = 16
    case preferredSubfamily = 17
  }

  /// The entry in English; empty where the face has none.
  package func name(_ entry: NameEntry) -> String { font.name(entry.rawValue) }

  /// The family, such as `Inter`: the one that holds all weights, where the face tells.
  package var family: String {
    let preferred = name(.preferredFamily)
    return preferred.isEmpty ? name(.family) : preferred
  }

  /// The style within the family, such as `Bold`.
  package var subfamily: String {
    let preferred = name(.preferredSubfamily)
    return preferred.isEmpty ? name(.subfamily) : preferred
  }

  /// True for a face whose letters lean by design.
  package var isItalic: Bool { font.isItalic }

  /// How many glyphs the face has; their numbers begin at 0.
  package var glyphCount: Int { font.glyphCount }

  /// The name of a glyph, empty where the face has none.
  package func name(of glyph: GlyphID) -> String { font.name(of: glyph) }

  /// The glyph called `name`.
  package func glyph(named name: String) -> GlyphID? {
    (0..<GlyphID(clamping: glyphCount)).first { font.name(of: $0) == name }
  }

  /// The rectangle around all outlines in font units with y up, as the face states it.
  package var boundingBox: Rect {
    guard let box = font.boundingBox else { return .zero }
    return Rect(
      x: Double(box.left), y: Double(box.bottom), width: Double(box.right - box.left),
      height: Double(box.top - box.bottom))
  }
}
