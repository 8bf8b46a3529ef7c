import Raster
import Testing

@testable import Golden

@Suite struct PixelHashTests {
  /// FIPS 180-4's examples, and lengths round the ends of blocks, by coreutils.
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    let bytes = SHA256.digest(of: Array(text.utf8))
    #expect(
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == digest)
    #expect(digest.hasPrefix(PixelHash(ofBytes: Array(text.utf8)).text))
  }

  /// `head -c N /dev/zero | sha256sum`.
  @Test(
    arguments: [
      (55, "02779466cdec163811d078815c633f21"), (56, "d4817aa5497628e7c77e6b606107042b"),
      (63, "c7723fa1e0127975e49e62e753db5392"), (64, "f5a5fd42d16a20302798ef6ed309979b"),
      (65, "98ce42deef51d40269d542f5314bef2c"), (1000, "541b3e9daa09b20bf85fa273e5cbd3e8"),
    ])
  func everyLengthIsFilledUpAsItShouldBe(count: Int, digits: String) {
    #expect(PixelHash(ofBytes: [UInt8](repeating: 0, count: count)).text == digits)
  }

  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 32), String(repeating: "A", count: 32),
  ])
  func whatIsNoHashIsRefused(text: String) {
    #expect(PixelHash(text) == nil)
  }
}
