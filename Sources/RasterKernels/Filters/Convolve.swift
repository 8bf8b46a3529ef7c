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
          unsafe wide_convolve(wideLevel, to, from, width, height, base, weights.count)
        }
      }
    }
  }
}
