import TestSupport
import Testing

/// What `FastPNGEncoder` makes of a picture, written down once.
struct KnownFile: CustomTestStringConvertible {
  var picture: SamplePicture
  /// Of the file's bytes.
  var count: Int
  /// CRC-32 of the file.
  var checksum: UInt32

  var testDescription: String { picture.testDescription }

  static let all: [KnownFile] = {
    var noise = SeededGenerator(seed: 51)
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: noise.next()) }
    return [
      KnownFile(
        picture: SamplePicture("stripes", 40, 33, isOpaque: true) { x, y in
          x < 20 ? (255, 128, 0, 255) : (0, UInt8(y / 8 * 30), 64, 255)
        }, count: 208, checksum: 0x85D4_BFC1),
      KnownFile(
        picture: SamplePicture("copies from above", 120, 70, isOpaque: true) { x, y in
          (UInt8(x * x % 251), UInt8(x * 7 % 256), y % 40 == 39 ? 200 : UInt8(x / 2), 255)
        }, count: 1294, checksum: 0x3A87_1889),
      KnownFile(
        picture: SamplePicture("tiles", 160, 96, isOpaque: true) { x, y in
          (UInt8(x % 37 * 6), UInt8(x % 37 * (y % 41) & 255), UInt8(y % 41), 255)
        }, count: 960, checksum: 0xF273_7A6E),
      KnownFile(
        picture: SamplePicture("gradient", 200, 40, isOpaque: true) { x, y in
          (UInt8(x), UInt8(y * 6), UInt8((x + y) / 2), 255)
        }, count: 479, checksum: 0xBD4B_5DF6),
      KnownFile(
        picture: SamplePicture("noise", 75, 50, isOpaque: true) { _, _ in
          (byte(), byte(), byte(), 255)
        }, count: 11478, checksum: 0x00CF_B79E),
      KnownFile(
        picture: SamplePicture("few colours", 90, 64, isOpaque: true) { _, _ in
          byte() < 200 ? (0, 0, 0, 255) : (255, byte() & 128, 0, 255)
        }, count: 2576, checksum: 0xA387_515E),
      KnownFile(
        picture: SamplePicture("fading disc", 100, 100, isOpaque: false) { x, y in
          let distance = (x - 50) * (x - 50) + (y - 50) * (y - 50)
          let alpha = UInt8(max(0, 255 - distance / 8))
          return (alpha / 2, alpha, alpha / 3, alpha)
        }, count: 8052, checksum: 0x5669_1E2D),
      KnownFile(
        picture: SamplePicture("translucent noise", 61, 47, isOpaque: false) { _, _ in
          let alpha = byte()
          return (alpha / 2, alpha, byte() & alpha, alpha)
        }, count: 8614, checksum: 0x96B4_E1D6),
    ]
  }()
}
