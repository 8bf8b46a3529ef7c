import Export
import Testing

/// Names of files as text and back.
@Suite struct PathBytesTests {
  @Test func everyNameComesBackByteForByte() {
    var seed: UInt64 = 57
    func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 33
    }
    for length in 0..<400 {
      let bytes = (0..<length % 40).map { _ in UInt8(next() % 255 + 1) }
      #expect(PathBytes.bytes(PathBytes.text(bytes)) == bytes, "\(bytes)")
    }
    for byte in UInt8(1)...255 {
      #expect(PathBytes.bytes(PathBytes.text([byte])) == [byte])
    }
  }

  @Test(arguments: ["out/frames", "größe", "図/😀.png", ""])
  func whatIsUTF8IsItself(name: String) {
    #expect(PathBytes.text(Array(name.utf8)) == name)
    #expect(PathBytes.bytes(name) == Array(name.utf8))
    #expect(!PathBytes.isMarked(name))
  }

  @Test func aNameWithCharactersOfOursIsNotTakenForAnother() {
    let name = Array("\u{10FFFF}a".utf8)
    let text = PathBytes.text(name)
    #expect(PathBytes.bytes(text) == name)
    #expect(text != PathBytes.text([0xFF, UInt8(ascii: "a")]))
  }

  @Test func peopleSeeWhatIsNoText() {
    let text = PathBytes.text(Array("caf".utf8) + [0xE9])
    #expect(PathBytes.shown(text, as: PathBytes.escaped) == "caf\\xE9")
  }
}
