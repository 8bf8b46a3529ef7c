import CoreGraphics

/// How two images are put over each other. Colours are premultiplied, and in the working space.
enum Compositing {
  typealias Mix = @Sendable (_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float>

  static func over(_ source: any ImageNode, _ backdrop: any ImageNode) -> any ImageNode {
    PairNode(
      first: source, second: backdrop, extent: source.extent.joined(with: backdrop.extent)
    ) { $0 + $1 * (1 - $0.w) }
  }

  /// Porter and Duff's operators, and sums, least and greatest of premultiplied components.
  static let operators: [String: Mix] = [
    "CISourceOverCompositing": { $0 + $1 * (1 - $0.w) },
    "CISourceInCompositing": { $0 * $1.w },
    "CISourceOutCompositing": { $0 * (1 - $1.w) },
    "CISourceAtopCompositing": { $0 * $1.w + $1 * (1 - $0.w) },
    "CIAdditionCompositing": { $0 + $1 },
    "CIMaximumCompositing": { pointwiseMax($0, $1) },
    "CIMinimumCompositing": { pointwiseMin($0, $1) },
    "CIMultiplyCompositing": { $0 * $1 },
  ]

  /// Mixes of straight components, as W3C Compositing and Blending has them and Photoshop after it.
  static let separable: [String: @Sendable (_ source: Float, _ backdrop: Float) -> Float] = [
    "CIMultiplyBlendMode": { $0 * $1 },
    "CIScreenBlendMode": { $0 + $1 - $0 * $1 },
    "CIOverlayBlendMode": { hardLight($1, $0) },
    "CIHardLightBlendMode": { hardLight($0, $1) },
    "CIDarkenBlendMode": { min($0, $1) },
    "CILightenBlendMode": { max($0, $1) },
    "CIDifferenceBlendMode": { abs($0 - $1) },
    "CIExclusionBlendMode": { $0 + $1 - 2 * $0 * $1 },
    "CIColorDodgeBlendMode": { dodge($0, $1) },
    "CIColorBurnBlendMode": { burn($0, $1) },
    "CISoftLightBlendMode": { s, b in
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : max(0, b).squareRoot()
      return b + (2 * s - 1) * (d - b)
    },
    "CILinearDodgeBlendMode": { min(1, $0 + $1) },
    "CILinearBurnBlendMode": { max(0, $0 + $1 - 1) },
    "CILinearLightBlendMode": { min(max(0, $1 + 2 * $0 - 1), 1) },
    "CIVividLightBlendMode": { $0 <= 0.5 ? burn(2 * $0, $1) : dodge(2 * $0 - 1, $1) },
    "CIPinLightBlendMode": { $0 <= 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
    "CISubtractBlendMode": { max(0, $1 - $0) },
    "CIDivideBlendMode": { $0 > 0 ? min(1, $1 / $0) : $1 > 0 ? 1 : 0 },
  ]

  /// Mixes of straight colours as wholes.
  static let whole: [String: Mix] = [
    "CIHueBlendMode": { withLight(withSaturation($0, saturation($1)), luma($1)) },
    "CISaturationBlendMode": { withLight(withSaturation($1, saturation($0)), luma($1)) },
    "CIColorBlendMode": { withLight($0, luma($1)) },
    "CILuminosityBlendMode": { withLight($1, luma($0)) },
  ]

  /// A mix of straight colours where both are, over each other elsewhere.
  static func blended(_ mix: @escaping Mix) -> Mix {
    { source, backdrop in
      let mixed = mix(straight(source), straight(backdrop))
      var both = mixed * (source.w * backdrop.w)
      both.w = source.w * backdrop.w
      return both + source * (1 - backdrop.w) + backdrop * (1 - source.w)
    }
  }

  private static func hardLight(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  }

  private static func dodge(_ s: Float, _ b: Float) -> Float {
    b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
  }

  private static func burn(_ s: Float, _ b: Float) -> Float {
    b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
  }

  private static func luma(_ c: SIMD4<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: SIMD4<Float>) -> Float {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  /// The colour with another luma, brought back to 0…1 on its way to grey.
  private static func withLight(_ c: SIMD4<Float>, _ light: Float) -> SIMD4<Float> {
    var result = c + (light - luma(c))
    let (least, most) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
    if least < 0, light > least { result = light + (result - light) * (light / (light - least)) }
    if most > 1, most > light { result = light + (result - light) * ((1 - light) / (most - light)) }
    return result
  }

  private static func withSaturation(_ c: SIMD4<Float>, _ wanted: Float) -> SIMD4<Float> {
    let (least, range) = (min(c.x, c.y, c.z), saturation(c))
    return range > 0 ? (c - least) * (wanted / range) : .zero
  }
}

extension FilterKind {
  static let compositing: [String: FilterKind] = {
    var kinds: [String: FilterKind] = [:]
    func add(_ name: String, _ mix: @escaping Compositing.Mix) {
      kinds[name] = FilterKind(
        displayName(name), kCICategoryCompositeOperation, [.image, .background],
        effect: .compositing(name)
      ) { filter in
        guard let source = filter.image() else { return filter.image("inputBackgroundImage") }
        let backdrop = filter.image("inputBackgroundImage") ?? .empty()
        return source.with(
          PairNode(
            first: source.node, second: backdrop.node,
            extent: extent(name, source.extent, backdrop.extent), mix: mix))
      }
    }
    for (name, mix) in Compositing.operators { add(name, mix) }
    for (name, mix) in Compositing.whole { add(name, Compositing.blended(mix)) }
    for (name, mix) in Compositing.separable {
      add(
        name,
        Compositing.blended { s, b in
          SIMD4(mix(s.x, b.x), mix(s.y, b.y), mix(s.z, b.z), 1)
        })
    }
    kinds["CIBlendWithMask"] = masked("Blend With Mask") { luminance($0) }
    kinds["CIBlendWithRedMask"] = masked("Blend With Red Mask") { $0.x }
    kinds["CIBlendWithBlueMask"] = masked("Blend With Blue Mask") { $0.z }
    kinds["CIBlendWithAlphaMask"] = masked("Blend With Alpha Mask") { $0.w }
    kinds["CIDissolveTransition"] = FilterKind(
      "Dissolve", kCICategoryTransition,
      [.image, .image("inputTargetImage"), .number("inputTime", 0, 0...1)]
    ) { filter in
      guard let from = filter.image(), let to = filter.image("inputTargetImage") else { return nil }
      let time = Float(filter.number("inputTime", 0...1))
      return from.with(
        PairNode(
          first: from.node, second: to.node, extent: from.extent.joined(with: to.extent)
        ) { mixed($0, $1, time) })
    }
    return kinds
  }()

  private static func masked(
    _ name: String, _ weight: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterKind {
    FilterKind(name, kCICategoryStylize, [.image, .background, .image("inputMaskImage")]) {
      filter in
      guard let image = filter.image() else { return filter.image("inputBackgroundImage") }
      let background = filter.image("inputBackgroundImage") ?? .empty()
      guard let mask = filter.image("inputMaskImage") else { return background }
      return image.with(
        MaskNode(image: image.node, background: background.node, mask: mask.node, weight: weight))
    }
  }

  /// Where a mix of two images may not be clear.
  private static func extent(_ name: String, _ source: CGRect, _ backdrop: CGRect) -> CGRect {
    switch name {
    case "CISourceInCompositing", "CIMultiplyCompositing", "CIMinimumCompositing":
      source.shared(with: backdrop)
    case "CISourceOutCompositing": source
    case "CISourceAtopCompositing": backdrop
    default: source.joined(with: backdrop)
    }
  }

  /// The name's words without its beginning and "Mode".
  private static func displayName(_ name: String) -> String {
    var result = ""
    for character in name.dropFirst(2) {
      if character.isUppercase, !result.isEmpty { result += " " }
      result.append(character)
    }
    return result.hasSuffix(" Compositing") ? String(result.dropLast(12)) : result
  }
}
