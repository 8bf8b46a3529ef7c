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
          let (left, right) = unsafe (a + firstStart, b + secondStart)
          unsafe write(result + start, count) { i in
            let coverage = unsafe left.loadUnaligned(fromByteOffset: i, as: SIMD8<UInt8>.self)
            let other = unsafe right.loadUnaligned(fromByteOffset: i, as: SIMD8<UInt8>.self)
            return SIMD8<UInt16>(truncatingIfNeeded: coverage)
              &* SIMD8<UInt16>(truncatingIfNeeded: other)
          } rest: { i in
            unsafe UInt16(left.load(fromByteOffset: i, as: UInt8.self))
              &* UInt16(right.load(fromByteOffset: i, as: UInt8.self))
          }
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
    let factor = UInt16(truncatingIfNeeded: factor)
    unsafe coverage.withUnsafeBytes { coverage in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        guard let a = coverage.baseAddress, let result = bytes.baseAddress else { return }
        let source = unsafe a + first
        unsafe write(result + start, count) { i in
          let some = unsafe source.loadUnaligned(fromByteOffset: i, as: SIMD8<UInt8>.self)
          return SIMD8<UInt16>(truncatingIfNeeded: some) &* factor
        } rest: { i in
          unsafe UInt16(source.load(fromByteOffset: i, as: UInt8.self)) &* factor
        }
      }
    }
  }

  /// Writes `count` numbers, divided by 255: eight at a time and the rest one by one.
  @inline(__always)
  private static func write(
    _ bytes: UnsafeMutableRawPointer, _ count: Int, _ eight: (Int) -> SIMD8<UInt16>,
    rest: (Int) -> UInt16
  ) {
    var i = 0
    while i &+ 8 <= count {
      unsafe bytes.storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: dividedBy255(eight(i))), toByteOffset: i,
        as: SIMD8<UInt8>.self)
      i &+= 8
    }
    while i < count {
      let sum = rest(i) &+ 128
      unsafe bytes.storeBytes(
        of: UInt8(truncatingIfNeeded: (sum &+ sum >> 8) >> 8), toByteOffset: i, as: UInt8.self)
      i &+= 1
    }
  }
}
