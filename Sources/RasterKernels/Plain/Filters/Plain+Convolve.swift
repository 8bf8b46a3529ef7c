extension Plain {
  /// See `Fast.convolveColumns`.
  package static func convolveColumns(
    _ source: Span<UInt16>, width: Int, height: Int, weights: Span<UInt32>,
    into result: inout MutableSpan<UInt16>
  ) {
    for y in 0..<height {
      for x in 0..<width {
        var sum = 1 << 15
        for k in weights.indices {
          let row = y + k - weights.count / 2
          if row >= 0, row < height { sum += Int(source[row * width + x]) * Int(weights[k]) }
        }
        result[y * width + x] = UInt16(sum >> 16)
      }
    }
  }
}
