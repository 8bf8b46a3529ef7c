import RasterKernels

/// How a source meets what is already there, its backdrop; all on premultiplied colours.
package enum BlendMode: Hashable, Sendable {
  /// s + b·(1 − sa)
  case sourceOver
  /// s + b, no more than 1: two pictures whose weights add up to 1 make a dissolve.
  case plus
  /// b·sa: keeps what is there only where the source is; how masks work.
  case destinationIn
  /// Porter and Duff's other operators.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationOut, destinationAtop, xor
  /// 1 − ((1 − s) + (1 − b)), no less than 0.
  case plusDarker
  /// Mixes of straight colours; see `ColorMix`.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  /// As `colorBurn`, but black burns to black however translucent it is.
  case burnToBlack
  /// More mixes, as filters have them; see `ColorMix`.
  case linearDodge, linearBurn, linearLight, vividLight, pinLight, subtract, divide
}

extension BlendMode {
  /// True when the backdrop changes where the source is transparent: the blend then reaches all
  /// that the clips around it leave, not only what the source paints.
  package var clearsAround: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// What `Fast.blendPixels` computes for the mode.
  var formula: BlendFormula {
    switch self {
    case .sourceOver: .composite(source: .one, backdrop: .outside)
    case .plus: .composite(source: .one, backdrop: .one)
    case .clear: .composite(source: .zero, backdrop: .zero)
    case .copy: .composite(source: .one, backdrop: .zero)
    case .sourceIn: .composite(source: .inside, backdrop: .zero)
    case .sourceOut: .composite(source: .outside, backdrop: .zero)
    case .sourceAtop: .composite(source: .inside, backdrop: .outside)
    case .destinationOver: .composite(source: .outside, backdrop: .one)
    case .destinationIn: .composite(source: .zero, backdrop: .inside)
    case .destinationOut: .composite(source: .zero, backdrop: .outside)
    case .destinationAtop: .composite(source: .outside, backdrop: .inside)
    case .xor: .composite(source: .outside, backdrop: .outside)
    case .plusDarker: .addDarkness
    case .burnToBlack: .burnToBlack
    case .multiply: .mix(.multiply)
    case .screen: .mix(.screen)
    case .overlay: .mix(.overlay)
    case .darken: .mix(.darken)
    case .lighten: .mix(.lighten)
    case .colorDodge: .mix(.colorDodge)
    case .colorBurn: .mix(.colorBurn)
    case .softLight: .mix(.softLight)
    case .hardLight: .mix(.hardLight)
    case .difference: .mix(.difference)
    case .exclusion: .mix(.exclusion)
    case .hue: .mix(.hue)
    case .saturation: .mix(.saturation)
    case .color: .mix(.color)
    case .luminosity: .mix(.luminosity)
    case .linearDodge: .mix(.linearDodge)
    case .linearBurn: .mix(.linearBurn)
    case .linearLight: .mix(.linearLight)
    case .vividLight: .mix(.vividLight)
    case .pinLight: .mix(.pinLight)
    case .subtract: .mix(.subtract)
    case .divide: .mix(.divide)
    }
  }
}
