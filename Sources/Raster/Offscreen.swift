package import Geometry

/// A picture drawn apart, into pixels of its own, changed as a whole and then laid into another one:
/// for what depends on more than the pixel below it, as shadows do.
///
/// It is drawn once for a picture, in however many places it is laid.
package final class Offscreen: Sendable {
  let list: DisplayList
  /// Applied in order to the finished pixels.
  let filters: [PixelFilter]
  let knownSignature = Lazy<Signature>()
  let knownFold = Lazy<FoldedPicture?>()

  /// - Parameter list: as large as the picture. What lies beyond is not there: filters that reach
  ///   out need room around what they change.
  package init(_ list: DisplayList, filters: [PixelFilter] = []) {
    self.list = list
    self.filters = filters
  }
}

/// An offscreen picture laid over the plane.
package struct OffscreenPaint: Sendable {
  package var offscreen: Offscreen
  /// Device pixels → pixels of the offscreen picture.
  package var imageFromDevice: Homography
  /// Multiplied into the pixels, 0…1.
  package var opacity: Double
  /// Multiplied into the pixels' straight colours; opaque white changes nothing.
  package var tint: Color

  package init(
    _ offscreen: Offscreen, imageFromDevice: Homography, opacity: Double = 1,
    tint: Color = .white
  ) {
    self.offscreen = offscreen
    self.imageFromDevice = imageFromDevice
    self.opacity = opacity
    self.tint = tint
  }
}
