import RasterKernels
import TestSupport
import Testing

/// Sums of blocks are those of the plain twin, and tell blocks apart.
struct BlockSumsTests {
  @Test(arguments: [0, 1, 2, 3, 17, 64])
  func sumsAgree(blocks: Int) {
    var numbers = SeededGenerator(seed: UInt64(blocks))
    for _ in 0..<20 {
      let bytes = numbers.bytes(64 * blocks)
      let plain = Plain.sums(ofBlocks: bytes.span)
      #expect(blocks == 0 || plain != BlockSums())
      atEveryLevel { _ in #expect(Fast.sums(ofBlocks: bytes.span) == plain) }
    }
  }

  /// In random bytes and in ones that are all alike, as pixels are.
  @Test(arguments: [nil, 0, 255] as [UInt8?])
  func everyBitCounts(all: UInt8?) {
    var numbers = SeededGenerator(seed: 5)
    var bytes = all.map { [UInt8](repeating: $0, count: 256) } ?? numbers.bytes(256)
    let before = Fast.sums(ofBlocks: bytes.span)
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << UInt8(bit)
        let after = Fast.sums(ofBlocks: bytes.span)
        bytes[place] ^= 1 << UInt8(bit)
        #expect(after.first != before.first && after.second != before.second)
      }
    }
  }

  /// What only changes places is told apart, in both sums: blocks, words and their halves.
  @Test func placesCount() {
    var numbers = SeededGenerator(seed: 6)
    let bytes = numbers.bytes(512)
    let before = Fast.sums(ofBlocks: bytes.span)
    for size in [4, 8, 16, 64] {
      let count = bytes.count / size
      for a in 0..<count {
        for b in a + 1..<count {
          var other = bytes
          for byte in 0..<size { other.swapAt(a * size + byte, b * size + byte) }
          let after = Fast.sums(ofBlocks: other.span)
          #expect(after.first != before.first && after.second != before.second)
        }
      }
    }
  }
}
