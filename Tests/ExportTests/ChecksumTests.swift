import Export
import TestSupport
import Testing

@Suite struct ChecksumTests {
  private static func checksum(of bytes: [UInt8]) -> UInt64 {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.value
  }

  /// The definition, word by word.
  private static func plainChecksum(of bytes: [UInt8]) -> UInt64 {
    let padded = bytes + [UInt8](repeating: 0, count: 8 - bytes.count % 8)
    var words = stride(from: 0, to: padded.count, by: 8).map { first in
      padded[first..<first + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    words.append(UInt64(bytes.count))
    return words.reduce(0xCBF2_9CE4_8422_2325) { value, word in
      let product = (value ^ word) &* 0x0000_0100_0000_01B3
      return product ^ (product >> 32)
    }
  }

  @Test func everyLengthFollowsTheDefinition() {
    var noise = SeededGenerator(seed: 3)
    for count in 0...67 {
      let bytes = noise.bytes(count)
      #expect(Self.checksum(of: bytes) == Self.plainChecksum(of: bytes), "\(count) bytes")
    }
  }

  @Test func everyBitCounts() {
    var noise = SeededGenerator(seed: 4)
    let bytes = noise.bytes(61)
    var seen: Set = [Self.checksum(of: bytes)]
    for bit in 0..<bytes.count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(seen.insert(Self.checksum(of: changed)).inserted, "bit \(bit)")
    }
  }

  @Test func trailingZerosCount() {
    let sums = Set((0...20).map { Self.checksum(of: [UInt8](repeating: 0, count: $0)) })
    #expect(sums.count == 21)
  }
}
