/// The grid on which outlines are filled: 1024 steps a pixel in both directions.
public enum Subpixel {
  @inlinable public static var bits: Int32 { 10 }
  /// Steps in one pixel.
  @inlinable public static var one: Int32 { 1 << bits }
  /// A fully covered pixel in a coverage cell: twice the area in square steps, so that the mean of
  /// two x positions needs no halving.
  @inlinable public static var full: Int32 { 1 << (2 * bits + 1) }

  /// `steps` rounded to nearest, of two equally near to the even one: the same for both signs.
  /// - Precondition: `steps` is within ±2³¹.
  @inlinable @inline(__always)
  public static func nearest(_ steps: Float) -> Int32 {
    // So large a number has no bits behind the point.
    Int32(truncatingIfNeeded: (Double(steps) + 0x1.8p52).bitPattern)
  }
}

/// What a cell sum of `area` means as coverage 0…255, rounded to nearest.
@inline(__always)
func coverage(ofArea area: Int32) -> Int32 {
  ((area &<< 8) &- area &+ (Subpixel.full / 2)) &>> (2 * Subpixel.bits + 1)
}
