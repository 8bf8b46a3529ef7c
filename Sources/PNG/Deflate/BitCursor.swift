/// Where bits are written next, in bytes that fill from their lowest bit.
struct BitCursor {
  private var pending: UInt64 = 0
  /// Bits of `pending`, fewer than eight.
  private var pendingCount = 0
  private var offset = 0

  /// Bits written so far.
  var bitCount: Int { offset * 8 + pendingCount }

  /// Writes the lowest `count` bits of `value`, whose others are 0.
  /// - Precondition: `count` is at most 56, and there are eight bytes from the last one on.
  @inline(__always)
  mutating func put(_ value: UInt64, _ count: Int, into bytes: inout MutableRawSpan) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: offset, as: UInt64.self)
    // Whole bytes are done with; there is no question in it that could be guessed wrong.
    let total = pendingCount &+ count
    offset &+= total &>> 3
    pending &>>= UInt64(truncatingIfNeeded: total & ~7)
    pendingCount = total & 7
  }

  /// Writes zeros behind the last bit, as far as the end of any word it may be in.
  func finish(_ bytes: inout MutableRawSpan) {
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: offset, as: UInt64.self)
    bytes.storeBytes(of: 0, toByteOffset: offset + 8, as: UInt64.self)
  }
}
