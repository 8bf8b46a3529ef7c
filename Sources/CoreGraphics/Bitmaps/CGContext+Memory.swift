import Foundation
import Raster

extension CGContext {
  /// Bits of one component of a pixel.
  public var bitsPerComponent: Int { format.bitsPerComponent }

  /// Bits of one pixel, unused ones included.
  public var bitsPerPixel: Int { format.bitsPerPixel }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { format.bytesPerRow }

  /// What the components mean; nil for a picture of alpha alone.
  public var colorSpace: CGColorSpace? { format.alpha == .alphaOnly ? nil : format.space }

  /// Alpha, byte order and kind of number in one.
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }

  /// Where alpha is stored.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }

  /// Makes the picture what somebody wrote into the memory, if anybody did.
  func readMemory() {
    guard let bytes = memory?.foreignBytes() else { return }
    let pixels = format.pixels(of: bytes, width: width, height: height)
    restart(with: Image(width: width, height: height, pixels: pixels))
  }

  /// Makes the memory, once there is any to be seen, show the picture.
  func writeMemory() {
    guard let memory, surfaces.count == 1 else { return }
    let picture = surfaces[0].picture()
    memory.write(format.bytes(of: picture))
    restart(with: picture)
  }

  /// Begins the context's picture anew with what it is so far.
  func restart(with picture: Image) {
    var surface = ContextSurface(
      width: width, height: height, background: isOpaque ? .black : .clear)
    surface.list.lay(picture)
    surfaces[0] = surface
  }
}

extension PixelFormat {
  /// The format of a context; nil for one that cannot be drawn into.
  init?(
    ofContextWithWidth width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, height <= (1 << 28) / width,
      let alpha = info.alphaInfo, info.byteOrder != nil,
      let components = Self.componentsOfContext(
        space, alpha, bits: bitsPerComponent, isFloat: info.contains(.floatComponents))
    else { return nil }
    let bitsPerPixel = bitsPerComponent == 5 ? 16 : components * bitsPerComponent
    let least = (width * bitsPerPixel + 7) / 8
    guard bytesPerRow == 0 || (least...1 << 26).contains(bytesPerRow),
      max(least, bytesPerRow) <= (1 << 33) / height
    else { return nil }
    self.init(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow == 0 ? least : bytesPerRow, space: space, bitmapInfo: info,
      alpha: alpha, decode: nil)
  }

  /// Components of a pixel, alpha or what stands for it included; nil for what cannot be drawn
  /// into: straight alpha, RGB without a fourth component, numbers of other sizes.
  private static func componentsOfContext(
    _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, bits: Int, isFloat: Bool
  ) -> Int? {
    let sizes = isFloat ? [16, 32] : [8, 16]
    switch alpha {
    case .alphaOnly:
      return bits == 8 && !isFloat ? 1 : nil
    case .none:
      guard sizes.contains(bits), space.model == .monochrome || space.model == .cmyk else {
        return nil
      }
      return space.numberOfComponents
    case .noneSkipFirst where bits == 5 && !isFloat:
      return space.model == .rgb ? 3 : nil
    case .premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst:
      guard sizes.contains(bits), space.model == .monochrome || space.model == .rgb else {
        return nil
      }
      return space.numberOfComponents + 1
    case .last, .first:
      return nil
    }
  }
}
