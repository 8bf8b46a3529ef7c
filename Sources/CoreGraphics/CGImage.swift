public import Foundation
import Geometry
package import Raster

/// Immutable pixels, premultiplied RGBA with 8 bits each, first row at the top.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  package let rasterImage: Image

  /// An image that shares the pixels.
  package init(rasterImage: Image) { self.rasterImage = rasterImage }

  /// In pixels.
  public var width: Int { rasterImage.width }

  /// In pixels.
  public var height: Int { rasterImage.height }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }

  /// Always 32.
  public var bitsPerPixel: Int { 32 }

  /// Four bytes per column.
  public var bytesPerRow: Int { 4 * rasterImage.width }

  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }

  /// Where alpha is stored: always `premultipliedLast`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The bytes of the pixels, row by row from the top, `bytesPerRow` each.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(rasterImage.pixels)) }

  /// The pixels in `rect` (pixels, origin top left, grown to whole pixels and cut to the image);
  /// nil when nothing remains.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let area = rect.integral.intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let left = Int(area.minX)
    let columns = Int(area.width)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * Int(area.height) * 4)
    for y in Int(area.minY)..<Int(area.maxY) {
      let start = (y * width + left) * 4
      pixels += rasterImage.pixels[start..<start + columns * 4]
    }
    return CGImage(
      rasterImage: Image(width: columns, height: Int(area.height), pixels: pixels))
  }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// Equal when they are one object, as Core Graphics compares images.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where a pixel keeps its alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case noneSkipLast = 5
  case noneSkipFirst = 6
}
