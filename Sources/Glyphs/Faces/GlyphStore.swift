import Geometry
import Synchronization

/// A font and what was already asked of it. Remembering changes nothing but the time it takes: the
/// font is immutable, so an answer found is the answer computed.
final class GlyphStore: Sendable {
  private struct Run: Hashable {
    var scalars: [UInt32]
    var features: ShapingFeatures
  }

  /// Shaped runs kept at most; then all are forgotten.
  private static let runLimit = 1024
  /// Longer ones are shaped anew each time: kept, a few would fill the memory.
  private static let longestRun = 4096
  /// How near to an outline the lines come by which it is known to be simple, in ems: a twentieth of a pixel
  /// where letters are as large as a screen.
  private static let fineness = 5e-5

  let font: HarfBuzzFont
  private let outlines = Mutex<[GlyphID: Path]>([:])
  private let runs = Mutex<[Run: [RawGlyph]]>([:])

  init(_ font: HarfBuzzFont) {
    self.font = font
  }

  /// The outline in font units, y down.
  func outline(of glyph: GlyphID) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    var outline = font.outline(of: glyph)
    let lines = outline.flattened(tolerance: Double(font.unitsPerEm) * Self.fineness)
    if let winding = lines.simpleWinding { outline.noteSimpleArea(winding: winding) }
    outlines.withLock { $0[glyph] = outline }
    return outline
  }

  /// Glyphs of `scalars` in font units; clusters count scalars.
  func shape(_ scalars: [UInt32], features: ShapingFeatures) -> [RawGlyph] {
    guard scalars.count <= Self.longestRun else { return font.shape(scalars, features: features) }
    let run = Run(scalars: scalars, features: features)
    if let known = runs.withLock({ $0[run] }) { return known }
    let shaped = font.shape(scalars, features: features)
    runs.withLock {
      if $0.count >= Self.runLimit { $0.removeAll() }
      $0[run] = shaped
    }
    return shaped
  }
}
