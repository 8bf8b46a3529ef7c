import CWideKernels

extension Fast {
  /// A weighted sum along a row or a column: value i becomes Σ weight[k]·source[start + i + k·step],
  /// divided by 2¹⁶ and rounded to nearest, for `count` values from `target` on.
  ///
  /// With `step` the values of one pixel it runs along the row, with those of one row down the
  /// columns.
  /// - Precondition: the weights are positive in sum at most 2¹⁶; all values read and written are
  ///   there.
  package static func convolve(
    _ source: Span<UInt16>, start: Int, step: Int, weights: Span<UInt32>,
    into result: inout MutableSpan<UInt16>, at target: Int, count: Int
  ) {
    guard count > 0, weights.count > 0 else { return }
    precondition(
      start >= 0 && step > 0 && start + (weights.count - 1) * step + count <= source.count,
      "the values are there")
    precondition(target >= 0 && target + count <= result.count, "the result has room")
    unsafe source.withUnsafeBytes { source in
      unsafe weights.withUnsafeBufferPointer { weights in
        unsafe result.withUnsafeMutableBytes { result in
          guard let from = source.baseAddress, let to = result.baseAddress else { return }
          unsafe convolve(
            from + start &* 2, step &* 2, weights, to + target &* 2, count)
        }
      }
    }
  }

  /// `step` in bytes.
  @inline(__always)
  private static func convolve(
    _ source: UnsafeRawPointer, _ step: Int, _ weights: UnsafeBufferPointer<UInt32>,
    _ result: UnsafeMutableRawPointer, _ count: Int
  ) {
    var i = 0
    if let base = weights.baseAddress {
      i = unsafe wide_convolve(
        wideLevel, result, count, source, step / 2, base, weights.count)
    }
    while i &+ 8 <= count {
      var sum = SIMD8<UInt32>(repeating: 1 << 15)
      var place = unsafe source + i &* 2
      for k in 0..<weights.count {
        let values = unsafe SIMD8<UInt32>(
          truncatingIfNeeded: place.loadUnaligned(as: SIMD8<UInt16>.self))
        unsafe sum &+= values &* SIMD8(repeating: weights[k])
        unsafe place += step
      }
      unsafe result.storeBytes(
        of: SIMD8<UInt16>(truncatingIfNeeded: sum &>> 16), toByteOffset: i &* 2,
        as: SIMD8<UInt16>.self)
      i &+= 8
    }
    while i < count {
      var sum: UInt32 = 1 << 15
      var place = unsafe source + i &* 2
      for k in 0..<weights.count {
        unsafe sum &+= UInt32(place.loadUnaligned(as: UInt16.self)) &* weights[k]
        unsafe place += step
      }
      unsafe result.storeBytes(
        of: UInt16(truncatingIfNeeded: sum &>> 16), toByteOffset: i &* 2, as: UInt16.self)
      i &+= 1
    }
  }
}
