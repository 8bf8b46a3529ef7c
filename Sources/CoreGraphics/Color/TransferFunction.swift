import Geometry

/// How a colour component stands for an amount of light. Negative components mirror positive ones.
enum TransferFunction: Hashable, Sendable {
  case linear
  /// IEC 61966-2-1.
  case sRGB
  /// A plain power.
  case gamma(Double)
  /// ITU-R BT.709 and BT.2020: a power of 1/0.45 with offset `alpha` − 1 above light `beta`.
  case television(alpha: Double, beta: Double)
  /// ROMM RGB (ISO 22028-2): a power of 1.8 that ends in a line.
  case romm

  /// The light of a component.
  func light(_ component: Double) -> Double {
    let v = abs(component)
    let light: Double
    switch self {
    case .linear: return component
    case .sRGB: light = v <= 0.04045 ? v / 12.92 : power((v + 0.055) / 1.055, 2.4)
    case .gamma(let exponent): light = power(v, exponent)
    case .television(let alpha, let beta):
      light = v < 4.5 * beta ? v / 4.5 : power((v + alpha - 1) / alpha, 1 / 0.45)
    case .romm: light = v < 16.0 / 512 ? v / 16 : power(v, 1.8)
    }
    return component < 0 ? -light : light
  }

  /// The component that stands for this much light.
  func component(_ light: Double) -> Double {
    let l = abs(light)
    let v: Double
    switch self {
    case .linear: return light
    case .sRGB: v = l <= 0.0031308 ? l * 12.92 : 1.055 * power(l, 1 / 2.4) - 0.055
    case .gamma(let exponent): v = power(l, 1 / exponent)
    case .television(let alpha, let beta):
      v = l < beta ? 4.5 * l : alpha * power(l, 0.45) - (alpha - 1)
    case .romm: v = l < 1.0 / 512 ? l * 16 : power(l, 1 / 1.8)
    }
    return light < 0 ? -v : v
  }
}
