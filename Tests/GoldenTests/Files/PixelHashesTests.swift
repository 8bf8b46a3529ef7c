import TestSupport
import Testing

@testable import Golden

@Suite struct PixelHashesTests {
  private static let chunk = PixelHashes.chunk

  /// Each is the fingerprint of its picture alone, wherever that differs from the one before.
  @Test func whatAPictureBeginsWithIsNotForgotten() {
    var numbers = SeededGenerator(seed: 7)
    var bytes = numbers.bytes(3 * Self.chunk + 100)
    var hashes = PixelHashes()
    var seen: Set<PixelHash> = []
    for place in [
      nil, 0, Self.chunk - 1, Self.chunk, 2 * Self.chunk + 5, 3 * Self.chunk - 1,
      3 * Self.chunk, 3 * Self.chunk + 99, 0,
    ] {
      if let place { bytes[place] ^= 64 }
      let hash = hashes.hash(of: bytes)
      #expect(hash == PixelHash(ofBytes: bytes))
      seen.insert(hash)
      #expect(hashes.hash(of: bytes) == hash)
    }
    // The byte that was changed twice is what it was, all others are not.
    #expect(seen.count == 9)
  }

  @Test func picturesOfAnySizeFollowEachOther() {
    var numbers = SeededGenerator(seed: 8)
    let bytes = numbers.bytes(4 * Self.chunk)
    var hashes = PixelHashes()
    for count in [
      0, 64, Self.chunk, 4 * Self.chunk, Self.chunk - 4, 3 * Self.chunk + 4, 0,
      2 * Self.chunk, 2 * Self.chunk + 60,
    ] {
      let picture = Array(bytes.prefix(count))
      #expect(hashes.hash(of: picture) == PixelHash(ofBytes: picture))
    }
  }
}
