import Geometry

/// An image paint as it is drawn.
struct ImageSource: Sendable {
  let image: Image
  let imageFromDevice: Homography
  let isLinear: Bool
  /// Tint and opacity as one premultiplied pixel that multiplies the texels.
  let factor: UInt32

  init(_ paint: ImagePaint) {
    image = paint.image
    imageFromDevice = paint.imageFromDevice
    isLinear = paint.filter == .linear
    factor = paint.tint.premultiplied(opacity: paint.opacity)
  }

  /// True when every sample has alpha 255.
  var isOpaque: Bool { factor >> 24 == 255 && image.isOpaque && imageFromDevice.affine != nil }

  /// True when the factor only fades: all its channels are equal.
  var onlyFades: Bool { factor == (factor & 255) &* 0x0101_0101 }
}
