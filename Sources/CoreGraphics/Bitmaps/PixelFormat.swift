import Foundation
import Raster

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
  static func standard(width: Int, isOpaque: Bool = false) -> PixelFormat {
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
    return PixelFormat(
      bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width, space: .standardRGB,
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), alpha: alpha, decode: nil)
  }

  /// The format for rows of another length, without padding.
  func rows(of width: Int) -> PixelFormat {
    PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: (width * bitsPerPixel + 7) / 8, space: space, bitmapInfo: bitmapInfo,
      alpha: alpha, decode: decode)
  }

  /// Of the colour alone.
  var colorComponents: Int { alpha == .alphaOnly ? 0 : space.numberOfComponents }

  var isFloat: Bool { bitmapInfo.contains(.floatComponents) }

  /// True when the colours of a pixel are multiplied by its alpha.
  var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }

  /// The first bit of a pixel's colour.
  var colorOffset: Int {
    switch alpha {
    case .noneSkipFirst, .first, .premultipliedFirst:
      bitsPerPixel - colorComponents * bitsPerComponent
    case .none, .noneSkipLast, .last, .premultipliedLast, .alphaOnly: 0
    }
  }

  /// The first bit of a pixel's alpha; nil without alpha.
  var alphaOffset: Int? {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: nil
    case .last, .premultipliedLast: colorComponents * bitsPerComponent
    case .first, .premultipliedFirst, .alphaOnly: 0
    }
  }

  /// True when components are bytes that mean what ours do.
  var hasStandardComponents: Bool {
    bitsPerComponent == 8 && !isFloat && decode == nil && colorComponents == 3
      && space.profile.agrees(with: CGColorSpace.standardRGB.profile)
  }

  /// True when a component's size is one that exists and a row holds `width` pixels.
  func fits(width: Int) -> Bool {
    let sizes = isFloat ? [16, 32] : [1, 2, 4, 5, 8, 10, 16, 32]
    guard sizes.contains(bitsPerComponent), bitmapInfo.byteOrder != nil,
      (1...1024).contains(bitsPerPixel), width <= 1 << 24, bytesPerRow <= 1 << 32
    else { return false }
    let needed = (colorComponents + (alphaOffset == nil ? 0 : 1)) * bitsPerComponent
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

  /// What is left of `image` when it is kept in this format.
  func seen(_ image: Image) -> Image {
    if hasStandardComponents { return image }
    let pixels = pixels(of: bytes(of: image), width: image.width, height: image.height)
    return Image(width: image.width, height: image.height, pixels: pixels)
  }

  /// The bytes of a bitmap in this format that shows `image`.
  func bytes(of image: Image) -> [UInt8] {
    if hasStandardComponents, alpha == .premultipliedLast || alpha == .noneSkipLast,
      bitmapInfo.byteOrder?.flip == 0, bytesPerRow == 4 * image.width, bitsPerPixel == 32
    {
      return image.pixels
    }
    var writer = PixelWriter(format: self, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let offset = 4 * (y * image.width + x)
        writer.setPixel(
          x, y, red: image.pixels[offset], green: image.pixels[offset + 1],
          blue: image.pixels[offset + 2], alpha: image.pixels[offset + 3])
      }
    }
    return writer.bytes
  }
}
