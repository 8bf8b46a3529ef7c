import PNG
package import Raster

/// A picture to be compared: straight RGBA of 8 bits, rows from the top without padding.
///
/// A colour that nobody can see, that of a pixel with alpha 0, is taken as 0, 0, 0.
package struct StraightPicture: Hashable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// `width · height · 4` bytes.
  package let pixels: [UInt8]
  /// Whether every alpha is 255.
  package let isOpaque: Bool

  /// - Precondition: both sides are positive and `pixels` has `width · height · 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    self.width = width
    self.height = height
    isOpaque = PNG.isOpaque(pixels)
    var seen = pixels
    if !isOpaque { Self.clearHiddenColors(of: &seen) }
    self.pixels = seen
  }

  private static func clearHiddenColors(of pixels: inout [UInt8]) {
    var bytes = pixels.mutableSpan
    for first in stride(from: 0, to: bytes.count, by: 4) where bytes[first + 3] == 0 {
      for component in first..<first + 3 { bytes[component] = 0 }
    }
  }

  /// A fingerprint of size and pixels: pictures that look the same, and no others, share it.
  package var signature: Signature {
    var hash = ContentHash()
    hash.add(width)
    hash.add(pixels)
    return hash.signature
  }

  /// The pixel in a column and a row; nil beyond the picture.
  func pixel(_ x: Int, _ y: Int) -> StraightPixel? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return StraightPixel(pixels.span, at: (y * width + x) * 4)
  }
}

/// One pixel, straight.
struct StraightPixel: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  @inline(__always)
  init(_ bytes: Span<UInt8>, at index: Int) {
    self.init(bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3])
  }

  var isOpaque: Bool { alpha == 255 }

  /// A component composited over white or black, 0…1.
  @inline(__always)
  static func composited(_ component: UInt8, alpha: UInt8, over backdrop: Backdrop) -> Double {
    let seen = Int(component) * Int(alpha)
    return Double(backdrop == .white ? seen + 255 * (255 - Int(alpha)) : seen) / 65_025
  }
}

/// What a translucent picture is composited over to be looked at.
enum Backdrop: CaseIterable {
  case white, black
}
