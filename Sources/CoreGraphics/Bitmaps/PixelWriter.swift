import Raster

/// Writes single pixels of a bitmap in any format.
struct PixelWriter {
  private let format: PixelFormat
  private let flip: Int
  private let isStandard: Bool
  private(set) var bytes: [UInt8]

  init(format: PixelFormat, height: Int) {
    self.format = format
    flip = format.bitmapInfo.byteOrder?.flip ?? 0
    isStandard = format.hasStandardComponents
    bytes = [UInt8](repeating: 0, count: format.bytesPerRow * height)
  }

  /// Sets a pixel to a premultiplied colour in sRGB.
  mutating func setPixel(
    _ x: Int, _ y: Int, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
  ) {
    let row = y * format.bytesPerRow
    let start = x * format.bitsPerPixel
    let keepsProducts = format.isPremultiplied || format.alphaOffset == nil
    if isStandard {
      let first = (start + format.colorOffset) / 8
      for (index, value) in [red, green, blue].enumerated() {
        set(row, first + index, to: keepsProducts ? value : Self.straight(value, alpha))
      }
      if let offset = format.alphaOffset { set(row, (start + offset) / 8, to: alpha) }
      return
    }
    let opacity = Double(alpha) / 255
    if format.colorComponents > 0 {
      let light = [red, green, blue].map { opacity > 0 ? Double($0) / 255 / opacity : 0 }
      let color = format.space.components(ofPixel: light)
      for (index, value) in color.enumerated() {
        set(
          row, start + format.colorOffset + index * format.bitsPerComponent,
          to: encoded(keepsProducts ? value * opacity : value, index))
      }
    }
    if let offset = format.alphaOffset { set(row, start + offset, to: opacity) }
  }

  /// The number that the format decodes to `value` of the component at `index`.
  private func encoded(_ value: Double, _ index: Int) -> Double {
    guard let decode = format.decode, decode.count > 2 * index + 1 else { return value }
    let (least, greatest) = (decode[2 * index], decode[2 * index + 1])
    return least == greatest ? 0 : (value - least) / (greatest - least)
  }

  private static func straight(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }

  /// Sets a byte of a row that starts at `row`, in the order of most significant first.
  private mutating func set(_ row: Int, _ index: Int, to value: UInt8) {
    let offset = row + (index ^ flip)
    if offset < bytes.count { bytes[offset] = value }
  }

  /// Sets the component that begins at this bit of a row.
  private mutating func set(_ row: Int, _ bit: Int, to value: Double) {
    let count = format.bitsPerComponent
    let number: UInt64
    if format.isFloat {
      number =
        count == 32 ? UInt64(Float(value).bitPattern) : UInt64(Float16(value).bitPattern)
    } else {
      let most = Double((UInt64(1) << UInt64(count)) - 1)
      number = UInt64((value > 0 ? min(value, 1) : 0) * most + 0.5)
    }
    for digit in 0..<count where number >> UInt64(count - 1 - digit) & 1 == 1 {
      let offset = row + ((bit + digit) / 8 ^ flip)
      if offset < bytes.count { bytes[offset] |= 0x80 >> UInt8((bit + digit) % 8) }
    }
  }
}

extension CGColorSpace {
  /// The components, without alpha, of a colour given in straight gamma-coded sRGB; greys with
  /// gamma are what equal red, green and blue make.
  fileprivate func components(ofPixel color: [Double]) -> [Double] {
    if profile.lights == .gray, profile.transfer != .linear {
      return CGColorSpace.standardRGB.converted(color, to: .deviceGray)
    }
    return CGColorSpace.extendedRGB.converted(color, to: self)
  }
}
