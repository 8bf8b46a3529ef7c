public import Foundation
import Geometry
package import Raster

/// Immutable pixels, first row at the top. They are drawn from a copy with premultiplied RGBA, 8 bits
/// each, in sRGB.
public final class CGImage: Hashable, Sendable {
  /// The pixels as they are drawn: those of a mask are white where it paints.
  package let rasterImage: Image
  let format: PixelFormat
  /// The bytes the image was made of; nil when `rasterImage` says what they are.
  let provider: CGDataProvider?
  /// True when enlarging may mix neighbouring pixels.
  public let shouldInterpolate: Bool
  /// How colours that the output cannot show are fitted.
  public let renderingIntent: CGColorRenderingIntent
  /// True for a stencil, through which a context paints its fill colour.
  public let isMask: Bool

  /// Pixels as they are drawn, and what they were made of.
  init(
    rasterImage: Image, format: PixelFormat, provider: CGDataProvider? = nil,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent,
    isMask: Bool = false
  ) {
    self.rasterImage = rasterImage
    self.format = format
    self.provider = provider
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    self.isMask = isMask
  }

  /// An image that shares the pixels.
  package convenience init(rasterImage: Image) {
    self.init(rasterImage: rasterImage, format: .standard(width: rasterImage.width))
  }

  /// An image of raw pixels.
  ///
  /// Components of 1, 2, 4, 5, 8, 10, 16 and 32 bits are read, whole or (16, 32) floating-point, in
  /// the given byte order; `decode` has two numbers for each colour component. Bytes that the
  /// provider lacks count as zero.
  /// - Returns: nil when a side is not positive, a row is too short for its pixels, or the numbers
  ///   of bits do not fit each other and the space.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: [CGFloat]?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, height <= (1 << 28) / width, let alpha = bitmapInfo.alphaInfo,
      space.model != .pattern
    else { return nil }
    let format = PixelFormat(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo, alpha: alpha, decode: decode?.map { Double($0) })
    guard format.fits(width: width) else { return nil }
    let bytes = [UInt8](provider.data ?? Data())
    let image = Image(
      width: width, height: height,
      pixels: format.pixels(of: bytes, width: width, height: height))
    self.init(
      rasterImage: image, format: format, provider: provider,
      shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// In pixels.
  public var width: Int { rasterImage.width }

  /// In pixels.
  public var height: Int { rasterImage.height }

  /// Bits of one component of a pixel.
  public var bitsPerComponent: Int { format.bitsPerComponent }

  /// Bits of one pixel, unused ones included.
  public var bitsPerPixel: Int { format.bitsPerPixel }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { format.bytesPerRow }

  /// What the components mean; nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : format.space }

  /// Alpha, byte order and kind of number in one.
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }

  /// Where alpha is stored.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }

  /// In which order the bytes of a pixel are kept.
  public var byteOrderInfo: CGImageByteOrderInfo { format.bitmapInfo.byteOrder ?? .orderDefault }

  /// Two numbers for each colour component; nil for 0 and 1.
  public var decode: [CGFloat]? { format.decode?.map { CGFloat($0) } }

  /// The bytes of the pixels, row by row from the top, `bytesPerRow` each.
  public var dataProvider: CGDataProvider? {
    provider ?? CGDataProvider(data: Data(format.bytes(of: rasterImage)))
  }

  /// The pixels in `rect` (pixels, origin top left, grown to whole pixels and cut to the image);
  /// nil when nothing remains.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Written so that NaN fails it: CGRect's own intersection stops there.
    let rect = rect.standardized
    let (left, top) = (max(0, rect.minX.rounded(.down)), max(0, rect.minY.rounded(.down)))
    let right = min(CGFloat(width), rect.maxX.rounded(.up))
    let bottom = min(CGFloat(height), rect.maxY.rounded(.up))
    guard left >= 0, top >= 0, right - left >= 1, bottom - top >= 1 else { return nil }
    let columns = Int(right - left)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * Int(bottom - top) * 4)
    for y in Int(top)..<Int(bottom) {
      let start = (y * width + Int(left)) * 4
      pixels += rasterImage.pixels[start..<start + columns * 4]
    }
    let image = Image(width: columns, height: Int(bottom - top), pixels: pixels)
    return isMask
      ? CGImage(stencil: image, shouldInterpolate: shouldInterpolate)
      : CGImage(
        rasterImage: image, format: format.rows(of: columns), shouldInterpolate: shouldInterpolate,
        intent: renderingIntent)
  }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// The same pixels taken to be of another space with as many components; nil for any other, and
  /// for masks.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.model != .pattern,
      space.numberOfComponents == format.space.numberOfComponents, let dataProvider
    else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, provider: dataProvider,
      decode: decode, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// Equal when they are one object, as Core Graphics compares images.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
