import RasterKernels
import TestSupport
import Testing

/// Blocks of texels that are empty, or go on in the next row, are known.
struct TexelBlocksTests {
  /// The rows above the image, in it and below it, for which the blocks are asked for.
  private let rows = [-2, -1, 0, 1, 2, 3, 9]

  /// Images narrow and wide, empty but for one texel in their second row of four.
  @Test(arguments: [1, 7, 8, 9, 512, 513, 1024, 1025, 3000])
  func aTexelIsInItsBlockAndNoOther(width: Int) {
    let texelsInBlock = [8, 16, 32, 64].first { width <= $0 * 64 } ?? 0
    for x in Set([0, width / 2, width - 1]) {
      for channel in 0..<4 {
        var bytes = [UInt8](repeating: 0, count: width * 4 * 4)
        bytes[(width + x) * 4 + channel] = 1
        let block: UInt64 = 1 << UInt64(x / texelsInBlock)
        atEveryLevel { _ in
          let blocks = TexelBlocks.find(in: bytes.span, width: width, height: 4)
          let filled = rows.map { blocks.between($0).filled }
          #expect(filled[2...] == [block, block, 0, 0, 0])
          // Above the image there is only its first row, of which more may be looked at than need be.
          #expect(filled[..<2].allSatisfy { $0 & ~block == 0 })
          #expect(rows.map { blocks.between($0).unlike } == [0, 0, block, block, 0, 0, 0])
        }
      }
    }
  }

  /// Rows of three texels' colours, some of them those of the row above.
  @Test func whatGoesOnInTheNextRowIsNotUnlikeIt() {
    let width = 100
    var numbers = SeededGenerator(seed: 5)
    var lines = [numbers.bytes(width * 4)]
    for _ in 0..<20 {
      var line = lines[lines.count - 1]
      for _ in 0..<2 where Bool.random(using: &numbers) {
        line[Int.random(in: 0..<line.count, using: &numbers)] &+= 1
      }
      lines.append(line)
    }
    let bytes = lines.flatMap { $0 }
    var unlike = [UInt64](repeating: 0, count: 20)
    for y in 0..<20 {
      for byte in 0..<width * 4 where lines[y][byte] != lines[y + 1][byte] {
        unlike[y] |= 1 << UInt64(byte / 32)
      }
    }
    atEveryLevel { _ in
      let blocks = TexelBlocks.find(in: bytes.span, width: width, height: 21)
      for y in 0..<20 {
        #expect(blocks.between(y).unlike == unlike[y])
        #expect(blocks.between(y).filled == (1 << 13) - 1)
      }
    }
  }
}
