import Raster
import TestSupport
import Testing

/// A picture has the same pixels on whatever vectors it is drawn.
struct VectorLevelTests {
  @Test(arguments: [Color.clear, Color.white])
  func aPictureOfEverythingIsTheSameAtEveryLevel(background: Color) {
    var pictures: [TestSupport.Picture] = []
    atEveryLevel { level in
      pictures.append(pictureOfEverything(over: background))
      let isSame = pictures.last == pictures[0]
      #expect(isSame, "on vectors of level \(level.rawValue)")
    }
    #expect(Set(pictures[0].pixels).count > 200, "it shows something")
  }
}
