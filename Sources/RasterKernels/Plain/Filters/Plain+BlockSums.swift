import CWideKernels

extension Plain {
  /// See `Fast.sums`.
  package static func sums(ofBlocks blocks: Span<UInt8>) -> BlockSums {
    var sums = BlockSums()
    for block in 0..<blocks.count / 64 {
      for lane in 0..<8 {
        var word: UInt64 = 0
        for byte in 0..<8 {
          word |= UInt64(blocks[block * 64 + lane * 8 + byte]) << UInt64(8 * byte)
        }
        let (number, turn) = (UInt64(lane + 1), UInt64(block))
        sums.first[lane] &+= multiplied(
          word ^ (number &* UInt64(WIDE_FIRST_KEY) &+ turn &* UInt64(WIDE_FIRST_STEP)))
        sums.first[lane ^ 1] &+= word
        sums.second[lane] &+= multiplied(
          word ^ (number &* UInt64(WIDE_SECOND_KEY) &+ turn &* UInt64(WIDE_SECOND_STEP)))
        sums.second[lane ^ 1] &+= word
      }
    }
    return sums
  }

  /// The lower half times the upper.
  private static func multiplied(_ word: UInt64) -> UInt64 { (word & 0xFFFF_FFFF) * (word >> 32) }
}
