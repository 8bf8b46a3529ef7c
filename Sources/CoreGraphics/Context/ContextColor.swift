import Foundation
import Raster

/// What a context fills or strokes with.
struct ContextColor {
  /// The space in which numbers without a space are taken.
  var space: CGColorSpace
  /// The colour as it is drawn; transparent for a pattern.
  var raster: Color
  /// The pattern, and how it is coloured.
  var pattern: Pattern?

  struct Pattern {
    var pattern: CGPattern
    /// For a pattern without colours of its own.
    var color: CGColor?
    /// 0…1.
    var alpha: Double
  }

  /// Opaque black.
  static let black = ContextColor(space: .deviceGray, raster: .black, pattern: nil)

  init(space: CGColorSpace, raster: Color, pattern: Pattern?) {
    self.space = space
    self.raster = raster
    self.pattern = pattern
  }

  init(_ color: CGColor) {
    self.init(
      space: color.space, raster: color.rasterColor,
      pattern: color.pattern.map { pattern in
        Pattern(
          pattern: pattern, color: color.colorUnderPattern,
          alpha: pattern.isColored ? Double(color.alpha) : 1)
      })
  }

  /// The context's colour as one that can be handed out.
  var cgColor: CGColor {
    guard let pattern else { return CGColor(rasterColor: raster) }
    let color =
      CGColorSpace(patternBaseSpace: pattern.color?.space).flatMap { space in
        CGColor(
          patternSpace: space, pattern: pattern.pattern,
          components: pattern.color?.components ?? [CGFloat(pattern.alpha)])
      }
    return color ?? .clear
  }
}
