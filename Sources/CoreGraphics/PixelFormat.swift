import Foundation

/// How the bytes of a bitmap make pixels.
struct PixelFormat: Sendable {
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let bitmapInfo: CGBitmapInfo
  let alpha: CGImageAlphaInfo
  /// For each colour component the values that its least and greatest number stand for.
  let decode: [Double]?

  /// What the library's own pictures consist of: premultiplied RGBA, 8 bits each.
  static func standard(width: Int) -> PixelFormat {
    PixelFormat(
      bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width, space: .standardRGB,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      alpha: .premultipliedLast, decode: nil)
  }

  /// Of the colour alone.
  var colorComponents: Int { alpha == .alphaOnly ? 0 : space.numberOfComponents }

  var isFloat: Bool { bitmapInfo.contains(.floatComponents) }

  /// True when a component's size is one that exists and a row holds `width` pixels.
  func fits(width: Int) -> Bool {
    let sizes = isFloat ? [16, 32] : [1, 2, 4, 5, 8, 10, 16, 32]
    guard sizes.contains(bitsPerComponent), bitmapInfo.byteOrder != nil,
      (1...1024).contains(bitsPerPixel), width <= 1 << 24, bytesPerRow <= 1 << 32
    else { return false }
    let hasAlpha =
      switch alpha {
      case .premultipliedLast, .premultipliedFirst, .first, .last, .alphaOnly: true
      case .none, .noneSkipFirst, .noneSkipLast: false
      }
    let needed = (colorComponents + (hasAlpha ? 1 : 0)) * bitsPerComponent
    return bitsPerPixel >= needed && bytesPerRow >= (width * bitsPerPixel + 7) / 8
  }

  /// Premultiplied RGBA in sRGB, 8 bits each, of a bitmap. Bytes that are missing count as zero.
  func pixels(of bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    let reader = PixelReader(format: self, bytes: bytes)
    for y in 0..<height {
      for x in 0..<width { reader.appendPixel(x, y, to: &result) }
    }
    return result
  }
}
