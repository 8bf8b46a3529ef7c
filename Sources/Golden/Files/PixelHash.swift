package import Raster

/// The fingerprint of a frame: the first 128 bits of the SHA-256 of its straight RGBA bytes, rows from
/// the top. For one frame that is how `render SCENE -o - | sha256sum` begins. The size is kept beside
/// it.
package struct PixelHash: Hashable, Sendable {
  /// 32 hexadecimal digits in lower case.
  package let text: String

  package init(ofBytes bytes: [UInt8]) {
    self.init(digest: SHA256.digest(of: bytes))
  }

  /// - Precondition: a SHA-256.
  init(digest: [UInt8]) {
    let digits = Array("0123456789abcdef")
    text = String(digest.prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Nil unless `text` has 32 hexadecimal digits.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32,
      text.allSatisfy({ ("0"..."9").contains($0) || ("a"..."f").contains($0) })
    else { return nil }
    self.text = String(text)
  }

  /// As comparisons of clips take it.
  package var signature: Signature {
    var hash = ContentHash()
    hash.add(Array(text.utf8))
    return hash.signature
  }
}
