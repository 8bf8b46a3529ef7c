import TestSupport
import Testing

/// A premultiplied RGBA picture for tests.
struct SamplePicture: CustomTestStringConvertible {
  var testDescription: String
  var width: Int
  var height: Int
  var pixels: [UInt8]
  var isOpaque: Bool

  init(
    _ name: String, _ width: Int, _ height: Int, isOpaque: Bool,
    pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) {
    testDescription = "\(name) \(width)×\(height)"
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    pixels = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        pixels += [red, green, blue, alpha]
      }
    }
  }

  static let all: [SamplePicture] = {
    var noise = SeededGenerator(seed: 11)
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: noise.next()) }
    func translucent() -> (UInt8, UInt8, UInt8, UInt8) {
      let alpha = byte()
      func component() -> UInt8 { UInt8(UInt(byte()) * UInt(alpha) / 255) }
      return (component(), component(), component(), alpha)
    }
    return [
      SamplePicture("one opaque pixel", 1, 1, isOpaque: true) { _, _ in (10, 20, 30, 255) },
      SamplePicture("one clear pixel", 1, 1, isOpaque: false) { _, _ in (0, 0, 0, 0) },
      SamplePicture("flat", 64, 40, isOpaque: true) { _, _ in (16, 149, 159, 255) },
      SamplePicture("opaque noise", 61, 47, isOpaque: true) { _, _ in
        (byte(), byte(), byte(), 255)
      },
      SamplePicture("translucent noise", 61, 47, isOpaque: false) { _, _ in translucent() },
      SamplePicture("wide", 2000, 1, isOpaque: false) { _, _ in translucent() },
      SamplePicture("tall", 1, 2000, isOpaque: true) { _, _ in (byte(), 0, byte(), 255) },
      SamplePicture("one hole", 33, 33, isOpaque: false) { x, y in
        x == 32 && y == 32 ? (0, 0, 0, 254) : (255, 255, 255, 255)
      },
    ]
  }()
}
