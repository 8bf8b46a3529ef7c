import RasterKernels
import TestSupport
import Testing

/// Blocks are added to a SHA-256 as the plain twin does, with the processor's instructions for it and without.
struct DigestTwinTests {
  @Test(arguments: [0, 1, 2, 3, 17, 64])
  func digestsAgree(blocks: Int) {
    var numbers = SeededGenerator(seed: UInt64(blocks))
    for _ in 0..<20 {
      let bytes = numbers.bytes(64 * blocks)
      var start = SIMD8<UInt32>()
      for word in 0..<8 { start[word] = UInt32.random(in: 0...UInt32.max, using: &numbers) }
      var plain = start
      Plain.digest(bytes.span, into: &plain)
      #expect(blocks == 0 || plain != start)
      atEveryLevel { _ in
        var fast = start
        Fast.digest(bytes.span, into: &fast)
        #expect(fast == plain)
      }
    }
  }
}
