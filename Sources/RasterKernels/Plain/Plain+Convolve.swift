extension Plain {
  /// See `Fast.convolve`.
  package static func convolve(
    _ source: Span<UInt16>, start: Int, step: Int, weights: Span<UInt32>,
    into result: inout MutableSpan<UInt16>, at target: Int, count: Int
  ) {
    for i in 0..<count {
      var sum = 1 << 15
      for k in weights.indices { sum += Int(source[start + i + k * step]) * Int(weights[k]) }
      result[target + i] = UInt16(sum >> 16)
    }
  }
}
