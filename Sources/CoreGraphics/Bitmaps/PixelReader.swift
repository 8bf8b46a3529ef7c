import Raster

/// Reads single pixels of a bitmap in any format.
struct PixelReader {
  private let format: PixelFormat
  private let bytes: [UInt8]
  private let flip: Int
  private let isStandard: Bool

  init(format: PixelFormat, bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
    flip = format.bitmapInfo.byteOrder?.flip ?? 0
    isStandard = format.hasStandardComponents
  }

  /// Appends the pixel as premultiplied RGBA in sRGB.
  func appendPixel(_ x: Int, _ y: Int, to pixels: inout [UInt8]) {
    let row = y * format.bytesPerRow
    let start = x * format.bitsPerPixel
    let isPremultiplied = format.isPremultiplied
    if isStandard {
      // Whole bytes that mean what ours do.
      let alpha = format.alphaOffset.map { byte(row, (start + $0) / 8) } ?? 255
      for index in 0..<3 {
        let value = byte(row, (start + format.colorOffset) / 8 + index)
        pixels.append(isPremultiplied ? min(value, alpha) : product(value, alpha))
      }
      pixels.append(alpha)
      return
    }
    let alpha = format.alphaOffset.map { unit(component(row, start + $0)) } ?? 1
    var color = (0..<format.colorComponents).map { index in
      let value = component(row, start + format.colorOffset + index * format.bitsPerComponent)
      guard let decode = format.decode, decode.count > 2 * index + 1 else { return value }
      return decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
    }
    if isPremultiplied, alpha > 0 { color = color.map { $0 / alpha } }
    let drawn =
      color.isEmpty ? Color.black : format.space.rasterColor(color + [alpha])
    pixels += [drawn.red, drawn.green, drawn.blue].map { UInt8(unit($0) * alpha * 255 + 0.5) }
    pixels.append(UInt8(alpha * 255 + 0.5))
  }

  /// The numbers of the pixel's colour components as the bitmap has them: whole ones from 0 to the
  /// greatest of their bits.
  func samples(_ x: Int, _ y: Int) -> [Double] {
    let most = format.isFloat ? 1 : Double((UInt64(1) << UInt64(format.bitsPerComponent)) - 1)
    let start = x * format.bitsPerPixel + format.colorOffset
    return (0..<format.colorComponents).map { index in
      let value = component(y * format.bytesPerRow, start + index * format.bitsPerComponent) * most
      return format.isFloat ? value : value.rounded()
    }
  }

  /// A byte of a row that starts at `row`, in the order of most significant first.
  private func byte(_ row: Int, _ index: Int) -> UInt8 {
    let offset = row + (index ^ flip)
    return offset < bytes.count ? bytes[offset] : 0
  }

  /// The component that begins at this bit of a row; whole numbers become 0…1.
  private func component(_ row: Int, _ bit: Int) -> Double {
    let count = format.bitsPerComponent
    var value: UInt64 = 0
    for index in bit / 8...(bit + count - 1) / 8 { value = value << 8 | UInt64(byte(row, index)) }
    let unread = (8 - (bit + count) % 8) % 8
    value = value >> UInt64(unread) & (1 << UInt64(count) - 1)
    if !format.isFloat { return Double(value) / Double((UInt64(1) << UInt64(count)) - 1) }
    return count == 32
      ? Double(Float(bitPattern: UInt32(value))) : Double(Float16(bitPattern: UInt16(value)))
  }

  /// `value` within 0…1; 0 when it is not a number.
  private func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Rounded to nearest.
  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Int(a) * Int(b) + 127) / 255) }
}
