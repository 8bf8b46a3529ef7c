import Geometry
import RasterKernels

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

extension ImageSource {
  /// The image's position relative to the picture when it lies pixel on pixel.
  var wholePixelShift: (x: Int, y: Int)? {
    let h = imageFromDevice
    guard h.h11 == 1, h.h12 == 0, h.h13 == 0, h.h21 == 0, h.h22 == 1, h.h23 == 0, h.h33 == 1,
      abs(h.h31) < 0x1p30, abs(h.h32) < 0x1p30
    else { return nil }
    let x = Int(h.h31)
    let y = Int(h.h32)
    return Double(x) == h.h31 && Double(y) == h.h32 ? (x, y) : nil
  }

  /// A row's positions in the image in fixed point, when all have the same positive weight and lie near the
  /// image.
  func straightWalk(_ walk: ProjectiveWalk) -> SampleWalk? {
    guard imageFromDevice.h13 == 0, imageFromDevice.h23 == 0, walk.w > 0 else { return nil }
    let r = 1 / walk.w
    func fixed(_ value: Double) -> Int64? {
      let scaled = value * r * 0x1p32
      guard abs(scaled) <= 0x1p62 else { return nil }
      return Int64(scaled)
    }
    guard let u = fixed(walk.u), let v = fixed(walk.v), let du = fixed(walk.du),
      let dv = fixed(walk.dv)
    else { return nil }
    return SampleWalk(u: u, v: v, du: du, dv: dv)
  }
}
