import PNG
import Raster
import TestSupport
import Testing

/// A file has the same bytes on whatever vectors its picture is drawn and packed, and on none.
@Suite struct VectorLevelTests {
  @Test(arguments: [Color.clear, Color.white])
  func aFileOfEverythingIsTheSameAtEveryLevel(background: Color) throws {
    var files: [[UInt8]] = []
    try atEveryLevel(packingLevels) { level in
      let picture = pictureOfEverything(over: background)
      let file = try FastPNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height)
      files.append(file)
      let isSame = file == files[0]
      #expect(isSame, "on vectors of level \(level.rawValue)")
    }
  }
}
