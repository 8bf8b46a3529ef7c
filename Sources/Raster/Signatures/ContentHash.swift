import RasterKernels

/// Makes a `Signature` of a sequence of 64-bit words.
///
/// Two lanes take every word: each multiplies it, adds it (or exclusive-ors it) to its state,
/// rotates the state and multiplies that. All steps can be undone, so that one changed word always
/// changes both lanes. The constants are the fractions of the golden ratio and of the roots of 2, 3
/// and 5 as 64-bit numbers, made odd. At the end the number of words is added and the bits of each
/// lane are spread over all others.
///
/// Who adds a part of variable length adds its length first, and who adds one of several cases a
/// number for the case: so no two contents are one sequence.
package struct ContentHash {
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let root2: UInt64 = 0x6A09_E667_F3BC_C909
  private static let root3: UInt64 = 0xBB67_AE85_84CA_A73B
  private static let root5: UInt64 = 0x3C6E_F372_FE94_F82B

  private static let manyBytes = 1024

  private var sum = ContentHash.root5
  private var mix = ContentHash.root2
  private var count: UInt64 = 0

  package init() {}

  @inline(__always)
  mutating func add(_ word: UInt64) {
    let added = sum &+ word &* ContentHash.golden
    sum = (added &<< 31 | added &>> 33) &* ContentHash.root2
    let mixed = mix ^ (word &* ContentHash.root3)
    mix = (mixed &<< 27 | mixed &>> 37) &* ContentHash.root5
    count &+= 1
  }

  /// Adds two numbers as one word, 32 bits of each.
  @inline(__always)
  mutating func add(_ low: Int, _ high: Int) {
    add(UInt64(UInt32(truncatingIfNeeded: low)) | UInt64(UInt32(truncatingIfNeeded: high)) << 32)
  }

  @inline(__always)
  package mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  /// Adds every bit: numbers that are equal in value but not in their bits count as different.
  @inline(__always)
  mutating func add(_ number: Double) { add(number.bitPattern) }

  package mutating func add(_ signature: Signature) {
    add(signature.first)
    add(signature.second)
  }

  /// See the same of a span.
  package mutating func add(_ bytes: [UInt8]) { add(bytes.span) }

  /// Adds the number of bytes, then the bytes: of many, whole blocks of 64 as their sums; then words of
  /// eight, the last one filled up with zeros.
  package mutating func add(_ bytes: Span<UInt8>) {
    add(bytes.count)
    let summed = bytes.count < Self.manyBytes ? 0 : bytes.count & ~63
    if summed > 0 {
      let sums = Fast.sums(ofBlocks: bytes.extracting(first: summed))
      for word in sums.first.indices {
        add(sums.first[word])
        add(sums.second[word])
      }
    }
    let whole = bytes.count & ~7
    for first in stride(from: summed, to: whole, by: 8) {
      let eight = bytes.extracting(first..<first + 8)
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(eight[index]) << UInt64(8 * index) }
      add(word)
    }
    guard whole < bytes.count else { return }
    var last: UInt64 = 0
    for index in whole..<bytes.count { last |= UInt64(bytes[index]) << UInt64(8 * (index - whole)) }
    add(last)
  }

  /// The fingerprint of what was added so far.
  package var signature: Signature {
    let first = ContentHash.spread(sum ^ count &* ContentHash.root3)
    return Signature(first: first, second: ContentHash.spread(mix &+ first))
  }

  private static func spread(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 32) &* golden
    word = (word ^ word >> 29) &* root3
    return word ^ word >> 32
  }
}
