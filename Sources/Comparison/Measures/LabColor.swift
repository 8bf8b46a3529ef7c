import Geometry

/// A colour of CIE 1976 L*a*b* under D65, the white of sRGB.
struct LabColor: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// - Parameters: components of sRGB, 0…1.
  init(red: Double, green: Double, blue: Double) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // IEC 61966-2-1; each row is divided by its sum, so that white is exactly 1, 1, 1.
    let x = Self.shaped((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.shaped(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.shaped((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// A pixel composited over white or black.
  init(_ pixel: StraightPixel, over backdrop: Backdrop) {
    let seen = { StraightPixel.composited($0, alpha: pixel.alpha, over: backdrop) }
    self.init(red: seen(pixel.red), green: seen(pixel.green), blue: seen(pixel.blue))
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055, 2.4)
  }

  private static func shaped(_ value: Double) -> Double {
    // (6/29)³ and (29/6)²/3.
    value > 216.0 / 24389 ? power(value, 1.0 / 3) : 841.0 / 108 * value + 4.0 / 29
  }
}
