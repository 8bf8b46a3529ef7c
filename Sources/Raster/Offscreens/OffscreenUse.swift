import Geometry

/// An offscreen picture as an item shows it.
struct OffscreenUse: Sendable {
  let paint: OffscreenPaint
  /// Tint and opacity as one premultiplied pixel that multiplies the picture's.
  var factor: UInt32
  /// From the pixels around to the picture's, where it lies pixel on pixel and holds all that are
  /// painted with it.
  private(set) var shift: PixelShift?

  init(_ paint: OffscreenPaint) {
    self.paint = paint
    factor = paint.tint.premultiplied(opacity: paint.opacity)
  }

  /// The smaller picture that can be drawn instead of this one.
  var folded: FoldedPicture? {
    // What is tinted has no kernel for that.
    guard shift != nil, factor == (factor & 255) &* 0x0101_0101 else { return nil }
    return paint.offscreen.folded
  }

  /// Takes note of the pixels that are painted with it.
  mutating func note(_ bounds: PixelBounds) {
    guard let t = paint.imageFromDevice.affine, t.a == 1, t.b == 0, t.c == 0, t.d == 1,
      abs(t.tx) < 0x1p30, abs(t.ty) < 0x1p30, t.tx == t.tx.rounded(), t.ty == t.ty.rounded()
    else { return }
    let (x, y) = (Int(t.tx), Int(t.ty))
    let area = paint.offscreen.area
    guard bounds.left + x >= 0, bounds.top + y >= 0, bounds.right + x <= area.width,
      bounds.bottom + y <= area.height
    else { return }
    shift = PixelShift(x: x, y: y)
  }
}
