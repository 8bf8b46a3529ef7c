import CoreGraphics
import CoreImage
import Geometry
import Raster
import RenderTree

extension CIFilter {
  /// What the filter does to a layer's picture; nil for one that mixes two pictures.
  ///
  /// Matrices for hue, sepia and grey are those of W3C Filter Effects Level 1; saturation weighs
  /// red, green and blue as Rec. 709 does.
  var nodeFilters: [NodeFilter]? {
    switch kind?.effect {
    case .gaussianBlur:
      let radius = number("inputRadius")
      return radius > 0 && radius.isFinite ? [.blur(radius: radius)] : []
    case .colorMatrix: return [.colorMatrix(vectors)]
    case .plainMatrix:
      return matrix("inputColorMatrix").map { [.colorMatrix(ColorMatrix($0))] } ?? []
    case .colorControls:
      return [
        .colorMatrix(.saturation(number("inputSaturation"))),
        .colorMatrix(.brightness(number("inputBrightness"))),
        .colorMatrix(.contrast(number("inputContrast"))),
      ]
    case .saturate: return [.colorMatrix(.saturation(number("inputAmount")))]
    case .brightness: return [.colorMatrix(.brightness(number("inputAmount")))]
    case .contrast: return [.colorMatrix(.contrast(number("inputAmount")))]
    case .hueAdjust: return [.colorMatrix(.hueRotation(number("inputAngle")))]
    case .invert: return [.colorMatrix(.inversion)]
    case .sepia: return [.colorMatrix(.sepia(number("inputIntensity")))]
    case .monochrome:
      return [
        .colorMatrix(
          .monochrome(color("inputColor").rasterColor, number("inputIntensity")))
      ]
    case .exposure:
      return [.colorMatrix(.scaling(by: exponential(number("inputEV") * naturalLogarithm(2))))]
    case .gamma: return [.curve(Self.gammaTable(number("inputPower")))]
    case .multiplyColor:
      return [.colorMatrix(.multiplication(by: color("inputColor").rasterColor))]
    case .maskToAlpha: return [.colorMatrix(.luminanceToAlpha)]
    case .compositing, nil: return nil
    }
  }

  private var vectors: ColorMatrix {
    let bias = vector("inputBiasVector")
    func row(_ key: String, _ constant: CGFloat) -> ColorMatrix.Row {
      let v = vector(key)
      return ColorMatrix.Row(
        Double(v.x), Double(v.y), Double(v.z), Double(v.w), Double(constant))
    }
    return ColorMatrix(
      red: row("inputRVector", bias.x), green: row("inputGVector", bias.y),
      blue: row("inputBVector", bias.z), alpha: row("inputAVector", bias.w))
  }

  private static func gammaTable(_ power: Double) -> [UInt8] {
    (0...255).map { index in
      guard index > 0 else { return power > 0 ? 0 : 255 }
      let value = exponential(power * naturalLogarithm(Double(index) / 255))
      return UInt8(min(max(0, value), 1) * 255 + 0.5)
    }
  }
}

extension ColorMatrix {
  /// Twenty numbers, row by row.
  fileprivate init(_ m: [Double]) {
    func row(_ index: Int) -> Row {
      Row(m[index * 5], m[index * 5 + 1], m[index * 5 + 2], m[index * 5 + 3], m[index * 5 + 4])
    }
    self.init(red: row(0), green: row(1), blue: row(2), alpha: row(3))
  }

  fileprivate static func saturation(_ s: Double) -> ColorMatrix {
    ColorMatrix(
      red: Row(0.2126 + 0.7874 * s, 0.7152 - 0.7152 * s, 0.0722 - 0.0722 * s),
      green: Row(0.2126 - 0.2126 * s, 0.7152 + 0.2848 * s, 0.0722 - 0.0722 * s),
      blue: Row(0.2126 - 0.2126 * s, 0.7152 - 0.7152 * s, 0.0722 + 0.9278 * s))
  }

  fileprivate static func brightness(_ b: Double) -> ColorMatrix {
    ColorMatrix(red: Row(1, 0, 0, 0, b), green: Row(0, 1, 0, 0, b), blue: Row(0, 0, 1, 0, b))
  }

  fileprivate static func contrast(_ c: Double) -> ColorMatrix {
    let rest = 0.5 - 0.5 * c
    return ColorMatrix(
      red: Row(c, 0, 0, 0, rest), green: Row(0, c, 0, 0, rest), blue: Row(0, 0, c, 0, rest))
  }

  fileprivate static func scaling(by factor: Double) -> ColorMatrix {
    ColorMatrix(red: Row(factor, 0, 0), green: Row(0, factor, 0), blue: Row(0, 0, factor))
  }

  fileprivate static func multiplication(by c: Color) -> ColorMatrix {
    ColorMatrix(
      red: Row(c.red, 0, 0), green: Row(0, c.green, 0), blue: Row(0, 0, c.blue),
      alpha: Row(0, 0, 0, c.alpha))
  }

  /// `angle` in radians.
  fileprivate static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cosine(angle), sine(angle))
    return ColorMatrix(
      red: Row(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928),
      green: Row(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
        0.072 - c * 0.072 - s * 0.283),
      blue: Row(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072))
  }

  fileprivate static let inversion = ColorMatrix(
    red: Row(-1, 0, 0, 0, 1), green: Row(0, -1, 0, 0, 1), blue: Row(0, 0, -1, 0, 1))

  fileprivate static func sepia(_ amount: Double) -> ColorMatrix {
    let a = 1 - min(max(0, amount), 1)
    return ColorMatrix(
      red: Row(0.393 + 0.607 * a, 0.769 - 0.769 * a, 0.189 - 0.189 * a),
      green: Row(0.349 - 0.349 * a, 0.686 + 0.314 * a, 0.168 - 0.168 * a),
      blue: Row(0.272 - 0.272 * a, 0.534 - 0.534 * a, 0.131 + 0.869 * a))
  }

  /// The shades of one colour, mixed with the picture.
  fileprivate static func monochrome(_ c: Color, _ intensity: Double) -> ColorMatrix {
    let (t, rest) = (min(max(0, intensity), 1), 1 - min(max(0, intensity), 1))
    func row(_ shade: Double, _ red: Double, _ green: Double, _ blue: Double) -> Row {
      Row(
        t * shade * 0.2126 + rest * red, t * shade * 0.7152 + rest * green,
        t * shade * 0.0722 + rest * blue)
    }
    return ColorMatrix(
      red: row(c.red, 1, 0, 0), green: row(c.green, 0, 1, 0), blue: row(c.blue, 0, 0, 1))
  }

  /// White, as opaque as the picture was light.
  fileprivate static let luminanceToAlpha = ColorMatrix(
    red: Row(0, 0, 0, 0, 1), green: Row(0, 0, 0, 0, 1), blue: Row(0, 0, 0, 0, 1),
    alpha: Row(0.2126, 0.7152, 0.0722))
}
