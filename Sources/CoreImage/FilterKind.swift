/// What a filter does, and the inputs by which it does it.
package struct FilterKind {
  package let effect: Effect
  /// In Apple's order, with their defaults.
  package let inputs: [Input]

  package struct Input {
    package let key: String
    package let standard: Any
  }

  package enum Effect: Hashable, Sendable {
    case gaussianBlur
    case colorMatrix, colorControls, hueAdjust, invert, sepia, monochrome, exposure, gamma
    case multiplyColor, maskToAlpha
    /// Twenty numbers, row by row.
    case plainMatrix
    case saturate, brightness, contrast
    /// Mixes a layer with what lies behind it, in the mode of the filter's name.
    case compositing(String)
  }

  init(_ effect: Effect, _ inputs: [(String, Any)] = []) {
    self.effect = effect
    self.inputs = inputs.map { Input(key: $0.0, standard: $0.1) }
  }

  /// The default of an input; nil where there is none.
  package func standard(_ key: String) -> Any? { inputs.first { $0.key == key }?.standard }
}

extension FilterKind {
  /// By their documented names.
  package static var builtIn: [String: FilterKind] {
    var kinds: [String: FilterKind] = [
      "CIGaussianBlur": FilterKind(.gaussianBlur, [("inputRadius", 10.0)]),
      "CIColorMatrix": FilterKind(
        .colorMatrix,
        [
          ("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)),
          ("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
          ("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)),
          ("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
          ("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
        ]),
      "CIColorControls": FilterKind(
        .colorControls,
        [("inputSaturation", 1.0), ("inputBrightness", 0.0), ("inputContrast", 1.0)]),
      "CIHueAdjust": FilterKind(.hueAdjust, [("inputAngle", 0.0)]),
      "CIColorInvert": FilterKind(.invert),
      "CISepiaTone": FilterKind(.sepia, [("inputIntensity", 1.0)]),
      "CIColorMonochrome": FilterKind(
        .monochrome,
        [("inputColor", CIColor(red: 0.6, green: 0.45, blue: 0.3)), ("inputIntensity", 1.0)]),
      "CIExposureAdjust": FilterKind(.exposure, [("inputEV", 0.5)]),
      "CIGammaAdjust": FilterKind(.gamma, [("inputPower", 0.75)]),
      "CIWhitePointAdjust": FilterKind(
        .multiplyColor, [("inputColor", CIColor(red: 1, green: 1, blue: 1))]),
      "CIMaskToAlpha": FilterKind(.maskToAlpha),
    ]
    for name in compositingNames { kinds[name] = FilterKind(.compositing(name)) }
    return kinds
  }

  /// By the names that layer archives use; nil for one nobody knows.
  package static func inArchive(_ name: String) -> FilterKind? {
    switch name {
    case "gaussianBlur": FilterKind(.gaussianBlur, [("inputRadius", 10.0)])
    case "colorMatrix": FilterKind(.plainMatrix, [])
    case "colorSaturate": FilterKind(.saturate, [("inputAmount", 1.0)])
    case "colorBrightness": FilterKind(.brightness, [("inputAmount", 0.0)])
    case "colorContrast": FilterKind(.contrast, [("inputAmount", 1.0)])
    case "colorHueRotate": FilterKind(.hueAdjust, [("inputAngle", 0.0)])
    case "colorInvert": FilterKind(.invert)
    case "multiplyColor":
      FilterKind(.multiplyColor, [("inputColor", CIColor(red: 1, green: 1, blue: 1))])
    case "luminanceToAlpha": FilterKind(.maskToAlpha)
    default: nil
    }
  }

  private static let compositingNames = [
    "CIAdditionCompositing", "CIColorBlendMode", "CIColorBurnBlendMode", "CIColorDodgeBlendMode",
    "CIDarkenBlendMode", "CIDifferenceBlendMode", "CIDivideBlendMode", "CIExclusionBlendMode",
    "CIHardLightBlendMode", "CIHueBlendMode", "CILightenBlendMode", "CILinearBurnBlendMode",
    "CILinearDodgeBlendMode", "CILinearLightBlendMode", "CILuminosityBlendMode",
    "CIMaximumCompositing", "CIMinimumCompositing", "CIMultiplyBlendMode", "CIMultiplyCompositing",
    "CIOverlayBlendMode", "CIPinLightBlendMode", "CISaturationBlendMode", "CIScreenBlendMode",
    "CISoftLightBlendMode", "CISourceAtopCompositing", "CISourceInCompositing",
    "CISourceOutCompositing", "CISourceOverCompositing", "CISubtractBlendMode",
    "CIVividLightBlendMode",
  ]
}
