/// How two premultiplied colours become one: source s with alpha sa over backdrop b with alpha ba,
/// all 0…1. Formulas: W3C Compositing and Blending Level 1; Porter and Duff 1984.
package enum BlendFormula: Hashable, Sendable {
  /// s·(share of the source) + b·(share of the backdrop).
  case composite(source: Share, backdrop: Share)
  /// s·(1 − ba) + b·(1 − sa) + sa·ba·mix(straight backdrop colour, straight source colour).
  case mix(ColorMix)
  /// As `composite(one, one)` with the darkness, not the light, of both added up.
  case addDarkness
  /// As `mix(.colorBurn)`, but where a channel of a source that is seen has nothing, nothing is left
  /// of a backdrop that is not full: what Core Graphics' contexts do.
  case burnToBlack

  /// A factor that depends on the other picture's alpha a.
  package enum Share: Hashable, Sendable {
    case zero
    case one
    /// a
    case inside
    /// 1 − a
    case outside
  }
}

/// How the straight colour b of a backdrop and that of a source s make a third where both are
/// opaque; channel by channel, but for the last four.
package enum ColorMix: Hashable, Sendable, CaseIterable {
  /// b·s
  case multiply
  /// b + s − b·s
  case screen
  /// Hard light with the two exchanged.
  case overlay
  /// The smaller.
  case darken
  /// The greater.
  case lighten
  /// b / (1 − s)
  case colorDodge
  /// 1 − (1 − b) / s
  case colorBurn
  /// Between a darker and a lighter b, by s.
  case softLight
  /// Multiplies by 2s below one half, screens with 2s − 1 above.
  case hardLight
  /// |b − s|
  case difference
  /// b + s − 2·b·s
  case exclusion
  /// b + s
  case linearDodge
  /// b + s − 1
  case linearBurn
  /// b + 2s − 1
  case linearLight
  /// Burns with 2s below one half, dodges with 2s − 1 above.
  case vividLight
  /// The smaller of b and 2s below one half, the greater of b and 2s − 1 above.
  case pinLight
  /// b − s
  case subtract
  /// b / s
  case divide
  /// Hue of the source, saturation and luminosity of the backdrop.
  case hue
  /// Saturation of the source, hue and luminosity of the backdrop.
  case saturation
  /// Hue and saturation of the source, luminosity of the backdrop.
  case color
  /// Luminosity of the source, hue and saturation of the backdrop.
  case luminosity
}
