import Testing

@testable import Comparison

@Suite struct PictureDifferenceTests {
  private let grey = StraightPicture(width: 9, height: 7, [100, 100, 100, 255])

  @Test func equalPicturesHaveNone() {
    #expect(PictureDifference(grey, grey) == nil)
  }

  @Test func oneStepInOnePixelIsFoundAndPlaced() throws {
    let difference = try #require(
      PictureDifference(grey, grey.setting(4, 5, to: [101, 100, 100, 255])))
    #expect(difference.pixelCount == 1)
    #expect(difference.greatest == 1)
    #expect([difference.firstX, difference.firstY] == [4, 5])
    #expect(difference.bounds == PixelRectangle(x: 4, y: 5, width: 1, height: 1))
    #expect(difference.nature == .channel(.red))
    #expect(difference.area == 63)
  }

  @Test func theRectangleSurroundsAllThatDiffers() throws {
    let other = grey.setting(2, 6, to: [0, 0, 0, 255]).setting(7, 1, to: [0, 0, 0, 255])
    let difference = try #require(PictureDifference(grey, other))
    #expect(difference.bounds == PixelRectangle(x: 2, y: 1, width: 6, height: 6))
    #expect([difference.firstX, difference.firstY] == [7, 1])
  }

  @Test func coloursNobodySeesAreNoDifference() {
    let clear = StraightPicture(width: 3, height: 3, [0, 0, 0, 0])
    let hidden = StraightPicture(width: 3, height: 3, [200, 10, 30, 0])
    #expect(PictureDifference(clear, hidden) == nil)
    #expect(clear.signature == hidden.signature)
  }

  @Test(arguments: [255, 0] as [UInt8])
  func aColourAgainstNothingIsSeenOverItsOpposite(level: UInt8) throws {
    let full = StraightPicture(width: 3, height: 3, [level, level, level, 255])
    let clear = StraightPicture(width: 3, height: 3, [level, level, level, 0])
    let difference = try #require(PictureDifference(full, clear))
    #expect(difference.greatest == 255)
    #expect(difference.pixelCount == 9)
    #expect(difference.nature == .transparency)
  }

  /// Over black c·α ÷ 255, over white 255 − α more: the greater difference, by real numbers.
  @Test func theDistanceIsTheGreaterOverWhiteAndOverBlack() {
    let levels: [UInt8] = [0, 1, 2, 100, 127, 128, 200, 254, 255]
    for c in levels {
      for a in levels {
        for d in levels {
          for b in levels {
            let overBlack = (Double(c) * Double(a) - Double(d) * Double(b)) / 255
            let overWhite = overBlack - (Double(a) - Double(b))
            let found = PixelDistance(StraightPixel(c, c, c, a), StraightPixel(d, d, d, b)).steps
            #expect(abs(found - max(abs(overBlack), abs(overWhite))) < 1e-9)
          }
        }
      }
    }
  }

  @Test func aStepOfANearlyTransparentPixelIsAPartOfAStep() throws {
    let one = StraightPicture(width: 1, height: 1, [10, 0, 0, 1])
    let other = StraightPicture(width: 1, height: 1, [11, 0, 0, 1])
    let difference = try #require(PictureDifference(one, other))
    #expect(abs(difference.greatest - 1.0 / 255) < 1e-12)
  }

  @Test func onlyOpacityIsCalledAlpha() throws {
    let one = StraightPicture(width: 2, height: 2, [50, 60, 70, 200])
    let other = StraightPicture(width: 2, height: 2, [50, 60, 70, 190])
    #expect(try #require(PictureDifference(one, other)).nature == .alpha)
  }

  @Test func severalChannelsAreMixed() throws {
    let other = grey.setting(0, 0, to: [101, 100, 100, 255]).setting(
      1, 0, to: [100, 101, 100, 255])
    #expect(try #require(PictureDifference(grey, other)).nature == .mixed)
  }

  @Test func aStepInAPictureOfFourThousandColumnsIsFound() throws {
    let large = StraightPicture(width: 3840, height: 64, [9, 9, 9, 255])
    let difference = try #require(
      PictureDifference(large, large.setting(3839, 63, to: [9, 9, 8, 255])))
    #expect(difference.pixelCount == 1)
    #expect(difference.similarity < 1)
    #expect(difference.greatestColorDifference > 0)
  }
}
