import Geometry
import RasterKernels

/// An image paint as it is drawn.
struct ImageSource: Sendable {
  let texels: [UInt8]
  let width: Int
  let height: Int
  let imageFromDevice: Homography
  /// The same map when it has no perspective and shows anything.
  private let affine: Affine?
  let isLinear: Bool
  /// True for tiles.
  let isRepeated: Bool
  /// Tint and opacity as one premultiplied pixel that multiplies the texels.
  var factor: UInt32
  private let hasOpaqueTexels: Bool

  init(_ paint: ImagePaint) {
    texels = paint.image.pixels
    width = paint.image.width
    height = paint.image.height
    imageFromDevice = paint.imageFromDevice
    affine = imageFromDevice.visibleAffine
    isLinear = paint.filter == .linear
    isRepeated = paint.isRepeated
    factor = paint.tint.premultiplied(opacity: paint.opacity)
    hasOpaqueTexels = paint.image.isOpaque
  }

  /// True when every sample has alpha 255.
  var isOpaque: Bool { factor >> 24 == 255 && hasOpaqueTexels && affine != nil }

  /// True when the factor only fades: all its channels are equal.
  var onlyFades: Bool { factor == (factor & 255) &* 0x0101_0101 }

  /// Where pixel 0 of row `y` is or would be in the image, when the image lies pixel on pixel and
  /// holds the pixels from `start` to `end` without more than fading; else nil.
  func wholePixels(row y: Int, from start: Int, to end: Int) -> Int? {
    guard !isRepeated, onlyFades, let t = affine, t.a == 1, t.b == 0, t.c == 0, t.d == 1,
      abs(t.tx) < 0x1p30,
      abs(t.ty) < 0x1p30
    else { return nil }
    let x = Int(t.tx)
    let row = y + Int(t.ty)
    guard Double(x) == t.tx, Double(row - y) == t.ty, row >= 0, row < height, start + x >= 0,
      end + x <= width
    else { return nil }
    return row * width + x
  }

  /// Where the centres of a row's pixels go in fixed point, from pixel (x, y) on; nil in
  /// perspective and far from the image.
  func straightWalk(x: Int, y: Int) -> SampleWalk? {
    guard let t = affine else { return nil }
    func fixed(_ value: Double) -> Int64? {
      abs(value) <= 0x1p30 ? Int64(value * 0x1p32) : nil
    }
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    guard let u = fixed(t.a * px + t.c * py + t.tx), let v = fixed(t.b * px + t.d * py + t.ty),
      let du = fixed(t.a), let dv = fixed(t.b)
    else { return nil }
    return SampleWalk(u: u, v: v, du: du, dv: dv)
  }
}
