/// Where the three lights of an RGB space and its white lie in CIE 1931's x and y.
struct RGBPrimaries: Hashable, Sendable {
  struct Chromaticity: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    /// Tristimulus values at Y = 1.
    var tristimulus: Triple { Triple(x / y, 1, (1 - x - y) / y) }
  }

  var red: Chromaticity
  var green: Chromaticity
  var blue: Chromaticity
  var white: Chromaticity

  static let d50 = Chromaticity(0.3457, 0.3585)
  static let d65 = Chromaticity(0.3127, 0.3290)

  /// IEC 61966-2-1 and ITU-R BT.709.
  static let sRGB = RGBPrimaries(
    red: .init(0.64, 0.33), green: .init(0.30, 0.60), blue: .init(0.15, 0.06), white: d65)
  /// SMPTE EG 432-1, with a television's white.
  static let displayP3 = RGBPrimaries(
    red: .init(0.680, 0.320), green: .init(0.265, 0.690), blue: .init(0.150, 0.060), white: d65)
  /// The P22 phosphors of computer screens, as in Apple's Generic RGB.
  static let phosphors22 = RGBPrimaries(
    red: .init(0.630, 0.340), green: .init(0.295, 0.605), blue: .init(0.155, 0.077), white: d65)
  /// SMPTE RP 431-2, with the white of a projector.
  static let dciP3 = RGBPrimaries(
    red: .init(0.680, 0.320), green: .init(0.265, 0.690), blue: .init(0.150, 0.060),
    white: .init(0.314, 0.351))
  /// Adobe RGB (1998).
  static let adobe = RGBPrimaries(
    red: .init(0.64, 0.33), green: .init(0.21, 0.71), blue: .init(0.15, 0.06), white: d65)
  /// ITU-R BT.2020.
  static let bt2020 = RGBPrimaries(
    red: .init(0.708, 0.292), green: .init(0.170, 0.797), blue: .init(0.131, 0.046), white: d65)
  /// ISO 22028-2.
  static let romm = RGBPrimaries(
    red: .init(0.7347, 0.2653), green: .init(0.1596, 0.8404), blue: .init(0.0366, 0.0001),
    white: d50)
  /// The Academy's AP1.
  static let acesCG = RGBPrimaries(
    red: .init(0.713, 0.293), green: .init(0.165, 0.830), blue: .init(0.128, 0.044),
    white: .init(0.32168, 0.33767))

  /// Amounts of the three lights → tristimulus values with this white.
  private var tristimulusFromLight: Matrix3 {
    let lights = Matrix3(columns: red.tristimulus, green.tristimulus, blue.tristimulus)
    let amounts = lights.inverse * white.tristimulus
    return lights * Matrix3(diagonal: amounts)
  }

  /// Amounts of these three lights → amounts of those of sRGB, white to white (Bradford).
  var standardFromLight: Matrix3 {
    Self.sRGB.tristimulusFromLight.inverse
      * Self.adaptation(from: white, to: Self.d65) * tristimulusFromLight
  }

  /// Tristimulus values relative to D50, as profiles connect by → amounts of sRGB's lights.
  static var standardFromD50: Matrix3 {
    sRGB.tristimulusFromLight.inverse * adaptation(from: d50, to: d65)
  }

  private static func adaptation(from source: Chromaticity, to target: Chromaticity) -> Matrix3 {
    if source == target { return Matrix3(diagonal: Triple(1, 1, 1)) }
    let cones = Matrix3(
      rows: Triple(0.8951, 0.2664, -0.1614), Triple(-0.7502, 1.7135, 0.0367),
      Triple(0.0389, -0.0685, 1.0296))
    let from = cones * source.tristimulus
    let to = cones * target.tristimulus
    let gain = Triple(to.x / from.x, to.y / from.y, to.z / from.z)
    return cones.inverse * Matrix3(diagonal: gain) * cones
  }
}
