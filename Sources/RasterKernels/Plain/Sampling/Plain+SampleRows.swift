extension Plain {
  /// See `Fast.take`.
  package static func take(
    channel: Int, of pixels: Span<UInt8>, into samples: inout MutableSpan<UInt16>
  ) {
    for i in 0..<pixels.count / 4 { samples[i] = UInt16(pixels[i * 4 + channel]) * 257 }
  }

  /// See `Fast.put`.
  package static func put(
    _ samples: Span<UInt16>, intoChannel channel: Int, of pixels: inout MutableSpan<UInt8>
  ) {
    for i in samples.indices { pixels[i * 4 + channel] = byte(samples[i]) }
  }

  /// See `Fast.put`.
  package static func put(
    _ samples: Span<UInt16>, as colors: Span<UInt32>, into pixels: inout MutableSpan<UInt8>
  ) {
    for i in samples.indices {
      let color = colors[Int(byte(samples[i]))]
      for channel in 0..<4 {
        pixels[i * 4 + channel] = UInt8(truncatingIfNeeded: color >> UInt32(channel * 8))
      }
    }
  }

  /// See `Fast.meanRows`.
  package static func meanRows(
    _ source: Span<UInt16>, start: Int, stride: Int, rows: Int, shift: Int,
    into result: inout MutableSpan<UInt16>, at target: Int, count: Int
  ) {
    for i in 0..<count {
      var sum = 0
      for k in 0..<rows { sum += Int(source[start + k * stride + i]) }
      result[target + i] = UInt16((sum + (1 << shift) / 2) / (1 << shift))
    }
  }

  /// See `Fast.mixRows`.
  package static func mixRows(
    _ source: Span<UInt16>, _ first: Int, _ second: Int, share: Int, shift: Int,
    into result: inout MutableSpan<UInt16>, at target: Int, count: Int
  ) {
    let whole = 1 << shift
    for i in 0..<count {
      let sum = Int(source[first + i]) * (whole - share) + Int(source[second + i]) * share
      result[target + i] = UInt16((sum + whole / 2) / whole)
    }
  }

  /// See `Fast.transpose`.
  package static func transpose(
    _ source: Span<UInt16>, width: Int, into result: inout MutableSpan<UInt16>
  ) {
    let height = source.count / width
    for i in source.indices { result[i % width * height + i / width] = source[i] }
  }

  private static func byte(_ sample: UInt16) -> UInt8 { UInt8((Int(sample) + 128) / 257) }
}
