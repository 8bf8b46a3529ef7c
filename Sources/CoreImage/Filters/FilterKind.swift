import CoreGraphics

/// What a filter does, and the inputs by which it does it.
package struct FilterKind: Sendable {
  /// What it does to a layer; nil where layers cannot show it.
  package let effect: Effect?
  /// In Apple's order, with their defaults.
  package let inputs: [Input]
  /// What Apple calls it in English.
  let displayName: String
  let categories: [String]
  /// The image it makes; nil where an input is missing that it needs.
  let output: @Sendable (CIFilter) -> CIImage?

  package struct Input: Sendable {
    package let key: String
    let value: Value
    /// What a slider offers.
    let range: ClosedRange<Double>?

    /// The default; nil for images and whatever else has none.
    package var standard: Any? {
      switch value {
      case .image, .data: nil
      case .number(let value): value
      case .vector(let value): value
      case .color(let value): value
      case .transform: CGAffineTransform.identity
      case .text(let value): value
      }
    }

    static let image = image("inputImage")

    static let background = image("inputBackgroundImage")

    static func image(_ key: String) -> Input { Input(key: key, value: .image, range: nil) }

    static func number(_ key: String, _ value: Double, _ range: ClosedRange<Double>? = nil) -> Input
    {
      Input(key: key, value: .number(value), range: range)
    }

    static func vector(_ key: String, _ values: CGFloat...) -> Input {
      Input(
        key: key, value: .vector(CIVector(values: values, count: values.count)), range: nil)
    }

    static func color(_ key: String, _ color: CIColor) -> Input {
      Input(key: key, value: .color(color), range: nil)
    }

    static func text(_ key: String, _ text: String) -> Input {
      Input(key: key, value: .text(text), range: nil)
    }

    static func data(_ key: String) -> Input { Input(key: key, value: .data, range: nil) }

    static let transform = Input(key: "inputTransform", value: .transform, range: nil)

    /// The middle of a picture of 300 pixels, Apple's default.
    static let center = vector("inputCenter", 150, 150)
  }

  /// What an input is.
  enum Value: Sendable {
    case image, data, transform
    case number(Double)
    case vector(CIVector)
    case color(CIColor)
    case text(String)
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

  init(
    _ displayName: String, _ category: String, _ inputs: [Input], effect: Effect? = nil,
    output: @escaping @Sendable (CIFilter) -> CIImage?
  ) {
    self.displayName = displayName
    categories = [category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn]
    self.inputs = inputs
    self.effect = effect
    self.output = output
  }

  /// What layer archives know, and images do not.
  private init(archived effect: Effect, _ inputs: [Input] = []) {
    displayName = ""
    categories = []
    self.inputs = inputs
    self.effect = effect
    output = { _ in nil }
  }

  /// The default of an input; nil where there is none.
  package func standard(_ key: String) -> Any? { inputs.first { $0.key == key }?.standard }
}

extension FilterKind {
  /// By their documented names.
  package static let builtIn: [String: FilterKind] = [
    blurs, colorAdjustments, colorEffects, compositing, distortions, generators, gradients,
    geometry, sharpening, stylizing, reductions,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// By the names that layer archives use; nil for one nobody knows.
  package static func inArchive(_ name: String) -> FilterKind? {
    switch name {
    case "gaussianBlur": FilterKind(archived: .gaussianBlur, [.number("inputRadius", 10)])
    case "colorMatrix": FilterKind(archived: .plainMatrix)
    case "colorSaturate": FilterKind(archived: .saturate, [.number("inputAmount", 1)])
    case "colorBrightness": FilterKind(archived: .brightness, [.number("inputAmount", 0)])
    case "colorContrast": FilterKind(archived: .contrast, [.number("inputAmount", 1)])
    case "colorHueRotate": FilterKind(archived: .hueAdjust, [.number("inputAngle", 0)])
    case "colorInvert": FilterKind(archived: .invert)
    case "multiplyColor": FilterKind(archived: .multiplyColor, [.color("inputColor", .white)])
    case "luminanceToAlpha": FilterKind(archived: .maskToAlpha)
    default: nil
    }
  }
}
