import Raster

/// What a frame's file is known by again.
package struct FrameFingerprint: Hashable, Sendable {
  /// Of the picture, however it is packed: 32 hexadecimal digits in lower case.
  package let pixels: String
  /// The SHA-256 of the file: 64 hexadecimal digits in lower case, as `sha256sum` prints them.
  package let file: String
  /// Bytes of the file.
  package let size: Int

  /// Of a file that is in memory.
  package init(ofFile bytes: [UInt8], pixels: PixelDigest) {
    self.init(
      pixels: pixels.text, file: Hexadecimal.text(SHA256.digest(of: bytes)), size: bytes.count)
  }

  package init(pixels: String, file: String, size: Int) {
    self.pixels = pixels
    self.file = file
    self.size = size
  }
}

/// Lower-case hexadecimal digits.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether `text` is `count` such digits.
  static func isText(_ text: some StringProtocol, count: Int) -> Bool {
    text.utf8.count == count && text.utf8.allSatisfy { digits.contains($0) }
  }
}
