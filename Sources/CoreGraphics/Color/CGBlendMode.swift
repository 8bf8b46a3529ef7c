import Raster

/// How what is drawn meets what is there. R is the result, S what is drawn and D what is there, all
/// multiplied by their alphas Ra, Sa and Da.
public enum CGBlendMode: Int32, Sendable {
  /// R = S + D·(1 − Sa)
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  /// Where a channel of S has nothing, nothing is left, however small Sa is: so it was measured.
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// R = 0
  case clear = 16
  /// R = S
  case copy = 17
  /// R = S·Da
  case sourceIn = 18
  /// R = S·(1 − Da)
  case sourceOut = 19
  /// R = S·Da + D·(1 − Sa)
  case sourceAtop = 20
  /// R = S·(1 − Da) + D
  case destinationOver = 21
  /// R = D·Sa
  case destinationIn = 22
  /// R = D·(1 − Sa)
  case destinationOut = 23
  /// R = S·(1 − Da) + D·Sa
  case destinationAtop = 24
  /// R = S·(1 − Da) + D·(1 − Sa)
  case xor = 25
  /// R = max(0, Ra − (Da − D) − (Sa − S)), Ra = min(1, Sa + Da): the darkness of both added up.
  case plusDarker = 26
  /// R = min(1, S + D)
  case plusLighter = 27

  var rasterMode: BlendMode {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .burnToBlack
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plus
    }
  }
}

extension CGContext {
  /// How what is drawn from now on meets what is there, within the shape that is drawn and the
  /// clips; `normal` at the beginning.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
}
