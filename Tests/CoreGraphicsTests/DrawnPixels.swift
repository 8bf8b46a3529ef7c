import CoreGraphics
import Raster
import Testing

/// A transparent context, y up.
func transparentContext(_ width: Int, _ height: Int) throws -> CGContext {
  try #require(
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    ))
}

/// The pixels of a context when this was made.
struct DrawnPixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ context: CGContext) throws {
    let image = try #require(context.makeImage()?.rasterImage)
    width = image.width
    height = image.height
    bytes = image.pixels
  }

  /// Premultiplied red, green, blue and alpha; row 0 at the top.
  subscript(x: Int, y: Int) -> [Int] {
    (0..<4).map { Int(bytes[(y * width + x) * 4 + $0]) }
  }

  /// The alphas of a row.
  func alphas(_ y: Int = 0) -> [Int] { (0..<width).map { self[$0, y][3] } }
}
