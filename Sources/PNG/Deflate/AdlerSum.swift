/// The Adler-32 of bytes, which can be put together from those of their parts.
package struct AdlerSum: Hashable, Sendable {
  private static let modulus: UInt64 = 65_521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// Of no bytes.
  package init() {}

  /// As zlib stores it.
  package var value: UInt32 { UInt32(high << 16 | low) }

  /// Adds `count` bytes of the given sums.
  mutating func add(_ sums: RowSums, count: Int) {
    high = (high + UInt64(count) * low + sums.weighted) % Self.modulus
    low = (low + sums.plain) % Self.modulus
  }

  /// Adds one byte.
  mutating func add(_ byte: UInt8) {
    low = (low + UInt64(byte)) % Self.modulus
    high = (high + low) % Self.modulus
  }

  /// Adds `count` zeros.
  mutating func addZeros(_ count: Int) {
    high = (high + UInt64(count) * low) % Self.modulus
  }

  /// Adds the bytes that `other` was made of, `count` of them.
  package mutating func append(_ other: AdlerSum, count: Int) {
    let distance = UInt64(count) % Self.modulus
    // `other` began with 1, and goes on from `low` instead.
    high = (high + other.high + distance * (low + Self.modulus - 1)) % Self.modulus
    low = (low + other.low + Self.modulus - 1) % Self.modulus
  }
}
