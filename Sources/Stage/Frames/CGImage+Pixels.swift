public import CoreGraphics
import Raster

extension CGImage {
  /// Red, green, blue and alpha of the pixel at column `x` and row `y` from the top left,
  /// premultiplied 0…255; nil outside the image.
  public func pixel(atX x: Int, y: Int) -> SIMD4<UInt8>? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = 4 * (y * width + x)
    let bytes = rasterImage.pixels
    return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }
}
