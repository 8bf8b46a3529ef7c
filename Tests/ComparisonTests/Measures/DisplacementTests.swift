import Testing

@testable import Comparison

@Suite struct DisplacementTests {
  /// A part of noise that is larger on all sides.
  private func view(_ left: Int, _ top: Int) -> StraightPicture {
    let noise = StraightPicture(noise: 5, width: 30, height: 30)
    var pixels: [UInt8] = []
    for row in top..<top + 12 {
      pixels += noise.pixels[(row * 30 + left) * 4..<(row * 30 + left + 16) * 4]
    }
    return StraightPicture(width: 16, height: 12, pixels: pixels)
  }

  @Test func everyMovementWithinReachIsFound() throws {
    for y in -3...3 {
      for x in -3...3 where x != 0 || y != 0 {
        let difference = try #require(PictureDifference(view(6, 6), view(6 - x, 6 - y)))
        #expect(difference.displacement == Displacement(x: x, y: y))
      }
    }
    #expect(try #require(PictureDifference(view(6, 6), view(2, 6))).displacement == nil)
  }

  @Test func aChangedPixelIsNoMovementWhereverItIs() throws {
    let grey = StraightPicture(width: 5, height: 5, [100, 100, 100, 255])
    for y in 0..<5 {
      for x in 0..<5 {
        let difference = try #require(
          PictureDifference(grey, grey.setting(x, y, to: [0, 0, 0, 255])))
        #expect(difference.displacement == nil, "\(x), \(y)")
      }
    }
  }

  @Test func aSinglePixelHasNowhereToGo() throws {
    let one = StraightPicture(width: 1, height: 1, [1, 2, 3, 255])
    let other = StraightPicture(width: 1, height: 1, [3, 2, 1, 255])
    #expect(try #require(PictureDifference(one, other)).displacement == nil)
  }

  @Test func itIsSaidInWords() {
    #expect("\(Displacement(x: 1, y: 0))" == "1 pixel to the right")
    #expect("\(Displacement(x: -2, y: 1))" == "2 pixels to the left and 1 pixel down")
    #expect("\(Displacement(x: 0, y: -3))" == "3 pixels up")
  }
}
