import GIF
import TestSupport

/// Frames of one size, straight RGBA.
struct SampleClip {
  let width: Int
  let height: Int
  private(set) var frames: [[UInt8]] = []

  init(
    width: Int, height: Int, frames: Int,
    pixel: (_ frame: Int, _ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) {
    self.width = width
    self.height = height
    for frame in 0..<frames {
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for y in 0..<height {
        for x in 0..<width {
          let (red, green, blue, alpha) = pixel(frame, x, y)
          pixels += [red, green, blue, alpha]
        }
      }
      self.frames.append(pixels)
    }
  }

  /// A box that moves over a pattern, few colours.
  static func movingBox(frames: Int, width: Int = 40, height: Int = 30) -> SampleClip {
    SampleClip(width: width, height: height, frames: frames) { frame, x, y in
      if x >= frame * 2 && x < frame * 2 + 9 && y >= 5 && y < 15 + frame % 4 {
        return (UInt8(200 + frame % 50), UInt8(x * 3 % 32), 10, 255)
      }
      return y % 7 == 0 ? (20, 30, 40, 255) : (240, 240, 250, 255)
    }
  }

  /// A gradient under a box that moves.
  static func gradient(frames: Int) -> SampleClip {
    SampleClip(width: 128, height: 96, frames: frames) { frame, x, y in
      if x >= 10 + frame && x < 20 + frame && y > 40 && y < 50 { return (255, 0, 0, 255) }
      return (UInt8(x), UInt8(y + 40), UInt8((x + y) / 2 + 60), 255)
    }
  }

  /// The file with frame k seen from k/`rate` s on.
  func gif(
    _ options: GIFOptions = GIFOptions(), rate: Int = 25, jobs: Int = 2
  ) async throws -> [UInt8] {
    var clip = try GIFClip(width: width, height: height, options: options)
    for (number, frame) in frames.enumerated() {
      try clip.add(frame, at: GIFTime(number, over: rate))
    }
    var bytes: [UInt8] = []
    try await clip.finish(at: GIFTime(frames.count, over: rate), jobs: jobs) { bytes += $0 }
    return bytes
  }
}
