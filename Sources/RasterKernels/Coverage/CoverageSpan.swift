import CWideKernels

extension Fast {
  /// Writes the products a·b/255, rounded to nearest, of `count` bytes of coverage from `firstStart` and
  /// from `secondStart` on to `bytes` from `start` on.
  /// - Precondition: all of them are there.
  package static func multiply(
    _ first: Span<UInt8>, from firstStart: Int, by second: Span<UInt8>, from secondStart: Int,
    into bytes: inout MutableSpan<UInt8>, at start: Int, count: Int
  ) {
    precondition(
      min(firstStart, secondStart, start, count) >= 0 && firstStart + count <= first.count
        && secondStart + count <= second.count && start + count <= bytes.count,
      "all bytes of coverage are there")
    unsafe first.withUnsafeBytes { first in
      unsafe second.withUnsafeBytes { second in
        unsafe bytes.withUnsafeMutableBytes { bytes in
          guard let a = first.baseAddress, let b = second.baseAddress,
            let result = bytes.baseAddress
          else { return }
          unsafe wide_multiply(
            wideLevel, result + start, count, a + firstStart, b + secondStart, 0)
        }
      }
    }
  }

  /// The same by one factor, 0…255, for all of them.
  /// - Precondition: all of them are there.
  package static func multiply(
    _ coverage: Span<UInt8>, from first: Int, by factor: Int32,
    into bytes: inout MutableSpan<UInt8>, at start: Int, count: Int
  ) {
    precondition(
      min(first, start, count) >= 0 && first + count <= coverage.count
        && start + count <= bytes.count, "all bytes of coverage are there")
    precondition(factor >= 0 && factor <= 255, "the factor is a byte")
    unsafe coverage.withUnsafeBytes { coverage in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        guard let a = coverage.baseAddress, let result = bytes.baseAddress else { return }
        unsafe wide_multiply(
          wideLevel, result + start, count, a + first, nil, UInt16(truncatingIfNeeded: factor))
      }
    }
  }
}
