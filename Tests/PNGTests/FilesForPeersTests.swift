import Foundation
import PNG
import TestSupport
import Testing

/// Files for decoders that are no part of this package, which `make test-peers` runs over the folder
/// named by `ZOETROPE_FILES`: each PNG file beside the straight RGB or RGBA it must decode to.
@Suite struct FilesForPeersTests {
  private static let folder = ProcessInfo.processInfo.environment["ZOETROPE_FILES"]

  @Test(.enabled(if: folder != nil, "without a folder nobody reads the files"))
  func filesAreWritten() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    for (number, picture) in (SamplePicture.all + Self.larger).enumerated() {
      let fast = try FastPNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height)
      let small = try PNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height)
      let samples = StoredRows.expected(picture.pixels, isOpaque: picture.isOpaque)
      for (kind, file) in [("fast", fast), ("small", small)] {
        let name = folder.appendingPathComponent("\(number)-\(kind)")
        try Data(file).write(to: name.appendingPathExtension("png"))
        try Data(samples).write(to: name.appendingPathExtension("samples"))
      }
    }
  }

  /// Large enough for several bands, for runs longer than a copy, and for the table to give up.
  private static let larger: [SamplePicture] = {
    var noise = SeededGenerator(seed: 31)
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: noise.next()) }
    return [
      SamplePicture("flat", 900, 130, isOpaque: true) { _, _ in (16, 149, 159, 255) },
      SamplePicture("clear", 900, 130, isOpaque: false) { _, _ in (0, 0, 0, 0) },
      SamplePicture("noise", 500, 200, isOpaque: true) { _, _ in (byte(), byte(), byte(), 255) },
      SamplePicture("wide", 32_768, 3, isOpaque: true) { x, y in
        (UInt8(x / 128), UInt8(x >> 4 & 7), y == 1 ? byte() : 0, 255)
      },
      SamplePicture("tall", 1, 30_000, isOpaque: true) { _, y in (UInt8(y / 150), 0, 3, 255) },
      SamplePicture("disc", 400, 400, isOpaque: true) { x, y in
        let distance = (x - 200) * (x - 200) + (y - 200) * (y - 200)
        return distance < 30_000 ? (250, UInt8(y / 2), 250, 255) : (30, 60, 90, 255)
      },
      SamplePicture("fading disc", 400, 400, isOpaque: false) { x, y in
        let distance = (x - 200) * (x - 200) + (y - 200) * (y - 200)
        let alpha = UInt8(max(0, 255 - distance / 100))
        return (alpha / 2, alpha, alpha / 3, alpha)
      },
      SamplePicture("tiles", 640, 300, isOpaque: true) { x, y in
        (UInt8(x % 37 * 6), UInt8(x % 37 * (y % 41) & 255), UInt8(y % 41), 255)
      },
    ]
  }()
}
