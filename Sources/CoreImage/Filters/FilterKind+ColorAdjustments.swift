import Geometry

extension FilterKind {
  static let colorAdjustments: [String: FilterKind] = [
    "CIColorControls": FilterKind(
      "Color Controls", kCICategoryColorAdjustment,
      [
        .image, .number("inputSaturation", 1, 0...2), .number("inputBrightness", 0, -1...1),
        .number("inputContrast", 1, 0.25...4),
      ], effect: .colorControls
    ) { filter in
      let saturation = Float(filter.number("inputSaturation", -100...100))
      let brightness = Float(filter.number("inputBrightness", -100...100))
      let contrast = Float(filter.number("inputContrast", -100...100))
      return filter.image()?.changedAlike { color in
        let gray = luminance(color)
        return mapped(color) {
          (gray + ($0 - gray) * saturation + brightness - 0.5) * contrast + 0.5
        }
      }
    },
    "CIColorMatrix": FilterKind(
      "Color Matrix", kCICategoryColorAdjustment,
      [
        .image, .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
        .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
        .vector("inputBiasVector", 0, 0, 0, 0),
      ], effect: .colorMatrix
    ) { filter in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(filter.row)
      let bias = filter.row("inputBiasVector")
      return filter.image()?.changedAlike { color in
        SIMD4(
          dot(color, rows[0]), dot(color, rows[1]), dot(color, rows[2]), dot(color, rows[3])) + bias
      }
    },
    "CIColorPolynomial": FilterKind(
      "Color Polynomial", kCICategoryColorAdjustment,
      [
        .image, .vector("inputRedCoefficients", 0, 1, 0, 0),
        .vector("inputGreenCoefficients", 0, 1, 0, 0),
        .vector("inputBlueCoefficients", 0, 1, 0, 0),
        .vector("inputAlphaCoefficients", 0, 1, 0, 0),
      ]
    ) { filter in
      let names = ["Red", "Green", "Blue", "Alpha"].map { "input\($0)Coefficients" }
      let rows = names.map(filter.row)
      return filter.image()?.changedAlike { color in
        var result = SIMD4<Float>.zero
        for channel in 0..<4 {
          let (c, row) = (color[channel], rows[channel])
          result[channel] = row.x + c * (row.y + c * (row.z + c * row.w))
        }
        return result
      }
    },
    "CIColorClamp": FilterKind(
      "Color Clamp", kCICategoryColorAdjustment,
      [
        .image, .vector("inputMinComponents", 0, 0, 0, 0),
        .vector("inputMaxComponents", 1, 1, 1, 1),
      ]
    ) { filter in
      let (least, most) = (filter.row("inputMinComponents"), filter.row("inputMaxComponents"))
      return filter.image()?.changedAlike { pointwiseMin(pointwiseMax($0, least), most) }
    },
    "CIHueAdjust": FilterKind(
      "Hue Adjust", kCICategoryColorAdjustment,
      [.image, .number("inputAngle", 0, -Double.pi...Double.pi)], effect: .hueAdjust
    ) { filter in
      let rows = hueRows(filter.number("inputAngle"))
      return filter.image()?.changedAlike { color in
        SIMD4(dot(color, rows[0]), dot(color, rows[1]), dot(color, rows[2]), color.w)
      }
    },
    "CIExposureAdjust": FilterKind(
      "Exposure Adjust", kCICategoryColorAdjustment, [.image, .number("inputEV", 0.5, -10...10)],
      effect: .exposure
    ) { filter in
      let factor = Float(exponential(filter.number("inputEV", -50...50) * naturalLogarithm(2)))
      return filter.image()?.changedAlike { color in mapped(color) { $0 * factor } }
    },
    "CIGammaAdjust": FilterKind(
      "Gamma Adjust", kCICategoryColorAdjustment, [.image, .number("inputPower", 0.75, 0.25...4)],
      effect: .gamma
    ) { filter in
      let exponent = filter.number("inputPower", -100...100)
      return filter.image()?.changedAlike { color in
        mapped(color) { $0 > 0 ? Float(power(Double($0), exponent)) : exponent > 0 ? 0 : 1 }
      }
    },
    "CIVibrance": FilterKind(
      "Vibrance", kCICategoryColorAdjustment, [.image, .number("inputAmount", 0, -1...1)]
    ) { filter in
      let amount = Float(filter.number("inputAmount", -1...1))
      return filter.image()?.changedAlike { color in
        // The paler a colour, the more it changes.
        let least = min(color.x, color.y, color.z)
        let most = max(color.x, color.y, color.z)
        let paleness = most > 0 ? 1 - min(1, (most - least) / most) : 1
        let gray = luminance(color)
        return mapped(color) { gray + ($0 - gray) * (1 + amount * paleness) }
      }
    },
    "CIWhitePointAdjust": FilterKind(
      "White Point Adjust", kCICategoryColorAdjustment, [.image, .color("inputColor", .white)],
      effect: .multiplyColor
    ) { filter in
      let white = filter.ciColor("inputColor")
      return filter.image()?.changed { space in
        let factors = straight(space.color(white))
        return { $0 * factors }
      }
    },
    "CISRGBToneCurveToLinear": FilterKind(
      "sRGB Tone Curve to Linear", kCICategoryColorAdjustment, [.image]
    ) { filter in
      filter.image()?.changedAlike { color in
        mapped(color) { Float(SRGBCurve.light(Double($0))) }
      }
    },
    "CILinearToSRGBToneCurve": FilterKind(
      "Linear to sRGB Tone Curve", kCICategoryColorAdjustment, [.image]
    ) { filter in
      filter.image()?.changedAlike { color in
        mapped(color) { Float(SRGBCurve.code(Double($0))) }
      }
    },
    "CIColorThreshold": FilterKind(
      "Color Threshold", kCICategoryColorAdjustment,
      [.image, .number("inputThreshold", 0.5, 0...1)]
    ) { filter in
      let threshold = Float(filter.number("inputThreshold"))
      return filter.image()?.changedAlike { color in mapped(color) { $0 >= threshold ? 1 : 0 } }
    },
    "CITemperatureAndTint": FilterKind(
      "Temperature and Tint", kCICategoryColorAdjustment,
      [.image, .vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
    ) { filter in
      let (from, to) = (filter.vector("inputNeutral"), filter.vector("inputTargetNeutral"))
      let factors = WhitePoint(from).factors(to: WhitePoint(to))
      return filter.image()?.changedAlike { $0 * factors }
    },
  ]

  /// The rows of W3C Filter Effects' rotation of hue; the greys stay.
  private static func hueRows(_ angle: Double) -> [SIMD4<Float>] {
    let (c, s) = (Float(cosine(angle)), Float(sine(angle)))
    return [
      SIMD4(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928, 0),
      SIMD4(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283, 0),
      SIMD4(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072, 0),
    ]
  }
}

/// A white by its temperature, kelvins, and its tint.
private struct WhitePoint {
  /// Linear sRGB, with a light of 1.
  private let color: SIMD4<Double>

  /// The tint moves green against red and blue: 150 is a fifth of it.
  init(_ vector: CIVector) {
    let kelvins = min(max(1667, Double(vector.x)), 25000)
    let tint = min(max(-1000, Double(vector.y)), 1000)
    // The locus of black bodies: Kang and others, 2002.
    let t = 1000 / kelvins
    let x =
      kelvins <= 4000
      ? ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.179910
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.240390
    let y =
      kelvins <= 2222
      ? ((-1.1063814 * x - 1.34811020) * x + 2.18555832) * x - 0.20219683
      : kelvins <= 4000
        ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
        : ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
    let (big, rest) = (x / y, (1 - x - y) / y)
    let red = 3.2404542 * big - 1.5371385 - 0.4985314 * rest
    let green = -0.9692660 * big + 1.8760108 + 0.0415560 * rest
    let blue = 0.0556434 * big - 0.2040259 + 1.0572252 * rest
    color = SIMD4(max(0.01, red), max(0.01, green * (1 - tint / 750)), max(0.01, blue), 1)
  }

  /// What turns this white into `other`, with the light of a grey kept.
  func factors(to other: WhitePoint) -> SIMD4<Float> {
    let ratio = other.color / color
    let light = 0.2126 * ratio.x + 0.7152 * ratio.y + 0.0722 * ratio.z
    let factors = SIMD4<Float>(ratio / light)
    return SIMD4(factors.x, factors.y, factors.z, 1)
  }
}
