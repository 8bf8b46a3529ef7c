/// Where bits are written next, in words that fill from their lowest bit.
struct BitCursor {
  private var pending: UInt64 = 0
  /// Bits of `pending`, fewer than 64.
  private var pendingCount = 0
  private var place = 0

  /// Bits written so far.
  var bitCount: Int { place * 64 + pendingCount }

  /// Writes the lowest `count` bits of `value`, whose others are 0.
  /// - Precondition: `count` is at most 56, and there is a word beyond the last one written.
  @inline(__always)
  mutating func put(_ value: UInt64, _ count: Int, into words: inout MutableSpan<UInt64>) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    words[place] = pending
    let total = pendingCount &+ count
    if total >= 64 {
      pending = value &>> UInt64(truncatingIfNeeded: 64 &- pendingCount)
      place &+= 1
      pendingCount = total &- 64
    } else {
      pendingCount = total
    }
  }

  /// Writes what is left over into the last word.
  func finish(_ words: inout MutableSpan<UInt64>) { words[place] = pending }
}
