/// A 64-bit fingerprint of bytes: tells accidental differences, not malice.
///
/// FNV-1a over little-endian words of eight bytes, the last one filled up with zeros, then the
/// length; after each multiplication the upper half is folded into the lower, so that high bytes
/// reach every bit.
package struct Checksum: Hashable, Sendable {
  /// The fingerprint of what was added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ bytes: [UInt8]) {
    let bytes = bytes.span
    let whole = bytes.count & ~7
    for first in stride(from: 0, to: whole, by: 8) {
      let eight = bytes.extracting(first..<first + 8)
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(eight[index]) << UInt64(8 * index) }
      add(word)
    }
    var last: UInt64 = 0
    for index in whole..<bytes.count { last |= UInt64(bytes[index]) << UInt64(8 * (index - whole)) }
    add(last)
    add(UInt64(bytes.count))
  }

  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    value ^= value >> 32
  }
}
