import CWideKernels

/// What tells sequences of blocks of 64 bytes apart: of their eight words, two sums each.
///
/// A word d in block n is added to the first sum as the lower half of d ⊕ k times its upper half, under a
/// key k that is another for each word and block, and as itself to the sum of its neighbour; to the second
/// sum the same way under other keys. So one changed word always changes both, and several do but for a
/// chance of 2⁻⁶⁴ each. (The products are those of Y. Collet's XXH3.)
package struct BlockSums: Equatable, Sendable {
  package var first = SIMD8<UInt64>()
  package var second = SIMD8<UInt64>()

  package init() {}
}

extension Fast {
  /// The sums of blocks of 64 bytes.
  /// - Precondition: whole blocks.
  package static func sums(ofBlocks blocks: Span<UInt8>) -> BlockSums {
    precondition(blocks.count % 64 == 0, "blocks have 64 bytes")
    var sums = WideSums()
    unsafe blocks.withUnsafeBytes {
      unsafe wide_sum_blocks(wideLevel, &sums, $0.baseAddress, blocks.count / 64)
    }
    var made = BlockSums()
    unsafe withUnsafeBytes(of: sums) { sums in
      for word in 0..<8 {
        unsafe made.first[word] = sums.load(fromByteOffset: 8 * word, as: UInt64.self)
        unsafe made.second[word] = sums.load(fromByteOffset: 64 + 8 * word, as: UInt64.self)
      }
    }
    return made
  }
}
