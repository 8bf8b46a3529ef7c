import Foundation
import PNG
import Testing

/// Files for decoders that are no part of this package, which `make test-peers` runs over the folder
/// named by `ZOETROPE_FILES`: each PNG file beside the straight RGB or RGBA it must decode to.
@Suite struct FilesForPeersTests {
  private static let folder = ProcessInfo.processInfo.environment["ZOETROPE_FILES"]

  @Test(.enabled(if: folder != nil, "without a folder nobody reads the files"))
  func filesAreWritten() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    for (number, picture) in SamplePicture.everyKind.enumerated() {
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
}
