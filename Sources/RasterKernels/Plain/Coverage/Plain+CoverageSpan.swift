extension Plain {
  /// See `Fast.multiply`.
  package static func multiply(
    _ first: Span<UInt8>, from firstStart: Int, by second: Span<UInt8>, from secondStart: Int,
    into bytes: inout MutableSpan<UInt8>, at start: Int, count: Int
  ) {
    for i in 0..<count {
      bytes[start + i] = UInt8(product(Int(first[firstStart + i]), Int(second[secondStart + i])))
    }
  }

  /// See `Fast.multiply`.
  package static func multiply(
    _ coverage: Span<UInt8>, from first: Int, by factor: Int32,
    into bytes: inout MutableSpan<UInt8>, at start: Int, count: Int
  ) {
    for i in 0..<count {
      bytes[start + i] = UInt8(product(Int(coverage[first + i]), Int(factor)))
    }
  }
}
