import CWideKernels

extension Fast {
  /// Weighted sums down the columns of a plane of samples, rows without padding: row y becomes the sum over k of
  /// weight k times row y + k − n/2 for n weights, divided by 2¹⁶ and rounded to nearest. Nothing lies
  /// beyond the plane.
  /// - Precondition: there are weights, at most 2¹⁶ in sum; the source is `width` · `height`
  ///   samples, for which the result has room.
  package static func convolveColumns(
    _ source: Span<UInt16>, width: Int, height: Int, weights: Span<UInt32>,
    into result: inout MutableSpan<UInt16>
  ) {
    precondition(
      width >= 0 && height >= 0 && source.count == width * height
        && result.count >= source.count, "the plane has its size, and the result room")
    var sum = 0
    for index in weights.indices { sum += Int(weights[index]) }
    precondition(weights.count > 0 && sum <= 1 << 16, "the weights are at most one in sum")
    guard source.count > 0 else { return }
    unsafe source.withUnsafeBytes { source in
      unsafe weights.withUnsafeBufferPointer { weights in
        unsafe result.withUnsafeMutableBytes { result in
          guard let from = source.baseAddress, let to = result.baseAddress,
            let base = weights.baseAddress
          else { return }
          let done = unsafe wide_convolve(
            wideLevel, to, from, width, height, base, weights.count)
          for y in done..<height {
            // Only rows that are there.
            let first = y - weights.count / 2
            let rows = max(0, first)..<min(height, first + weights.count)
            unsafe convolve(
              from + rows.lowerBound * width &* 2, step: width &* 2,
              base + (rows.lowerBound - first),
              rows.count, to + y * width &* 2, width)
          }
        }
      }
    }
  }

  /// One row of sums; `step` in bytes.
  private static func convolve(
    _ source: UnsafeRawPointer, step: Int, _ weights: UnsafePointer<UInt32>, _ taps: Int,
    _ result: UnsafeMutableRawPointer, _ count: Int
  ) {
    var i = 0
    while i &+ 8 <= count {
      var sum = SIMD8<UInt32>(repeating: 1 << 15)
      var place = unsafe source + i &* 2
      for k in 0..<taps {
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
      for k in 0..<taps {
        unsafe sum &+= UInt32(place.loadUnaligned(as: UInt16.self)) &* weights[k]
        unsafe place += step
      }
      unsafe result.storeBytes(
        of: UInt16(truncatingIfNeeded: sum &>> 16), toByteOffset: i &* 2, as: UInt16.self)
      i &+= 1
    }
  }
}
