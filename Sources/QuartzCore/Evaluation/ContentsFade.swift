import CoreGraphics
import Raster

/// Contents on their way from one picture to another: a frame shows the two mixed, reading
/// `contents` gives the nearer one.
struct ContentsFade: Sendable {
  let from: CGImage?
  let to: CGImage?
  /// How much of `to` there is, 0…1.
  let share: Double

  /// The picture that reading gives: `to` from the half on.
  var nearer: CGImage? { share < 0.5 ? from : to }

  /// False for pictures of two sizes.
  var canBeMixed: Bool {
    guard let from, let to else { return true }
    return from.width == to.width && from.height == to.height
  }

  /// from · (1 − share) + to · share, premultiplied, pixel by pixel; no picture is a transparent
  /// one. The nearer picture when they cannot be mixed, nil when there is none.
  var image: Image? {
    guard canBeMixed, let size = (from ?? to)?.rasterImage else { return nearer?.rasterImage }
    let weight = UInt32((share * 65536).rounded())
    let (start, end) = (from?.rasterImage.pixels, to?.rasterImage.pixels)
    let pixels = size.pixels.indices.map { index -> UInt8 in
      let old = UInt32(start?[index] ?? 0)
      let new = UInt32(end?[index] ?? 0)
      return UInt8((old * (65536 - weight) + new * weight + 32768) >> 16)
    }
    return Image(width: size.width, height: size.height, pixels: pixels)
  }
}
