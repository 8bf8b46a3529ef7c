import Geometry
import Raster

/// What components mean while filters work: sRGB's primaries, and amounts of light or sRGB's own code.
enum WorkingSpace: Hashable, Sendable {
  /// Core Image's default.
  case linear
  /// Colours as pictures have them: for contexts without colour management.
  case coded

  /// A straight component of sRGB in this space.
  func component(coded value: Double) -> Float {
    self == .coded ? Float(value) : Float(SRGBCurve.light(value))
  }

  /// A straight colour of sRGB in this space, premultiplied.
  func color(_ color: CIColor) -> SIMD4<Float> {
    let alpha = Float(color.alpha)
    return premultiplied(
      SIMD4(
        component(coded: Double(color.red)), component(coded: Double(color.green)),
        component(coded: Double(color.blue)), alpha))
  }

  /// A straight colour with components coded as sRGB's.
  @inline(__always)
  func coded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .coded
      ? color
      : SIMD4(
        SRGBCurve.fastCode(color.x), SRGBCurve.fastCode(color.y), SRGBCurve.fastCode(color.z),
        color.w)
  }

  /// A straight colour of sRGB's code, in this space.
  func decoded(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .coded
      ? color
      : SIMD4(
        component(coded: Double(color.x)), component(coded: Double(color.y)),
        component(coded: Double(color.z)), color.w)
  }

  /// The colours of an image's bytes, of rows from the top.
  func field(_ image: Image, _ area: PixelArea) -> PixelField {
    var field = PixelField(area)
    let table = self == .coded ? SRGBCurve.bytes : SRGBCurve.lights
    for row in 0..<area.height {
      let line = image.height - 1 - (area.y + row)
      for column in 0..<area.width {
        let offset = 4 * (line * image.width + area.x + column)
        let alpha = image.pixels[offset + 3]
        let target = row * area.width + column
        if alpha == 255 {
          field.pixels[target] = SIMD4(
            table[Int(image.pixels[offset])], table[Int(image.pixels[offset + 1])],
            table[Int(image.pixels[offset + 2])], 1)
        } else if alpha > 0 {
          func component(_ byte: Int) -> Float {
            self.component(coded: Double(image.pixels[offset + byte]) / Double(alpha))
          }
          field.pixels[target] = premultiplied(
            SIMD4(component(0), component(1), component(2), Float(alpha) / 255))
        }
      }
    }
    return field
  }

  /// The bytes of a field, rows from the top; colours that sRGB lacks are cut to those it has.
  func image(_ field: PixelField) -> Image? {
    let area = field.area
    guard !area.isEmpty else { return nil }
    var bytes = [UInt8](repeating: 0, count: area.count * 4)
    for row in 0..<area.height {
      for column in 0..<area.width {
        let color = field.pixels[(area.height - 1 - row) * area.width + column]
        let shown = premultiplied(coded(straight(color)).clampedToUnit)
        let offset = 4 * (row * area.width + column)
        for byte in 0..<4 { bytes[offset + byte] = UInt8(shown[byte] * 255 + 0.5) }
      }
    }
    return Image(width: area.width, height: area.height, pixels: bytes)
  }
}

extension SIMD4<Float> {
  /// Every component cut to 0…1; what is no number is 0.
  @inline(__always)
  var clampedToUnit: SIMD4<Float> {
    let low = replacing(with: 0, where: .!(self .> 0))
    return low.replacing(with: 1, where: low .> 1)
  }
}

/// How sRGB codes light (IEC 61966-2-1). Negative components mirror positive ones.
enum SRGBCurve {
  static func light(_ value: Double) -> Double {
    let v = abs(value)
    let light = v <= 0.04045 ? v / 12.92 : power((v + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  static func code(_ light: Double) -> Double {
    let l = abs(light)
    let code = l <= 0.0031308 ? l * 12.92 : 1.055 * power(l, 1 / 2.4) - 0.055
    return light < 0 ? -code : code
  }

  /// 0…255 as 0…1.
  static let bytes: [Float] = (0...255).map { Float($0) / 255 }

  /// The light of every byte.
  static let lights: [Float] = (0...255).map { Float(light(Double($0) / 255)) }

  private static let steps = 4096
  private static let codes: [Float] = (0...steps).map { Float(code(Double($0) / Double(steps))) }

  /// `code` of 0…1 from a table, to within a fiftieth of a byte's step; what lies outside is cut.
  @inline(__always)
  static func fastCode(_ light: Float) -> Float {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    // The line at the beginning is exact.
    if light <= 0.0031308 { return light * 12.92 }
    let offset = light * Float(steps)
    let index = Int(offset)
    return codes[index] + (codes[index + 1] - codes[index]) * (offset - Float(index))
  }
}
