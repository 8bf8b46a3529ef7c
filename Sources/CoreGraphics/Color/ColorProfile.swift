import Geometry

/// How components become light: what is behind a `CGColorSpace`. Spaces meet in the linear light of
/// sRGB's three primaries, which may leave 0…1.
struct ColorProfile: Sendable {
  enum Lights: Hashable, Sendable {
    case gray
    case rgb(RGBPrimaries)
    /// Tristimulus values relative to D50.
    case tristimulus
    /// Inks. Decision: no press is known, so red is what cyan and black leave of it, (1 − c)(1 − k).
    case inks
  }

  let lights: Lights
  let transfer: TransferFunction
  private let standardFromLight: Matrix3?
  private let lightFromStandard: Matrix3?

  init(_ lights: Lights, _ transfer: TransferFunction) {
    self.lights = lights
    self.transfer = transfer
    let matrix: Matrix3? =
      switch lights {
      case .rgb(.sRGB), .gray, .inks: nil
      case .rgb(let primaries): primaries.standardFromLight
      case .tristimulus: RGBPrimaries.standardFromD50
      }
    standardFromLight = matrix
    lightFromStandard = matrix?.inverse
  }

  /// Alpha not counted.
  var numberOfComponents: Int {
    switch lights {
    case .gray: 1
    case .rgb, .tristimulus: 3
    case .inks: 4
    }
  }

  /// True when the same components mean the same light.
  func agrees(with other: ColorProfile) -> Bool {
    lights == other.lights && transfer == other.transfer
  }

  /// The components as linear light of sRGB's primaries.
  func standardLight(_ c: [Double]) -> Triple {
    switch lights {
    case .gray:
      let y = transfer.light(c[0])
      return Triple(y, y, y)
    case .rgb, .tristimulus:
      let light = Triple(c[0], c[1], c[2]).map(transfer.light)
      return standardFromLight.map { $0 * light } ?? light
    case .inks:
      let paper = 1 - c[3]
      return Triple((1 - c[0]) * paper, (1 - c[1]) * paper, (1 - c[2]) * paper).map(transfer.light)
    }
  }

  /// The components for linear light of sRGB's primaries.
  func components(standardLight light: Triple) -> [Double] {
    switch lights {
    case .gray:
      // What Y is made of (IEC 61966-2-1).
      return [transfer.component(Triple.dot(light, Triple(0.2126, 0.7152, 0.0722)))]
    case .rgb, .tristimulus:
      let own = (lightFromStandard.map { $0 * light } ?? light).map(transfer.component)
      return [own.x, own.y, own.z]
    case .inks:
      let rgb = light.map(transfer.component).map { min(1, max(0, $0)) }
      let black = 1 - max(rgb.x, rgb.y, rgb.z)
      guard black < 1 else { return [0, 0, 0, 1] }
      let paper = 1 - black
      return [1 - rgb.x / paper, 1 - rgb.y / paper, 1 - rgb.z / paper, black]
    }
  }
}
