import RasterKernels

extension Color {
  /// The colour as a premultiplied pixel, red in the low byte: each channel times alpha times 255,
  /// rounded to nearest.
  package var premultiplied: UInt32 { premultiplied(opacity: 1) }

  /// The same with alpha multiplied by `opacity` first.
  func premultiplied(opacity: Double) -> UInt32 {
    let a = unit(alpha) * unit(opacity)
    return byte(unit(red) * a) | byte(unit(green) * a) << 8 | byte(unit(blue) * a) << 16
      | byte(a) << 24
  }
}

/// `value` within 0…1; 0 when it is not a number.
func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

/// A value 0…1 as a byte, rounded to nearest.
func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }

/// A premultiplied pixel times `opacity`/255, each channel rounded to nearest.
func faded(_ pixel: UInt32, by opacity: Int32) -> UInt32 {
  scaled(pixel, by: UInt32(truncatingIfNeeded: opacity))
}
