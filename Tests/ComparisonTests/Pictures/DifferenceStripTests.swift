import PNG
import Testing

@testable import Comparison

@Suite struct DifferenceStripTests {
  private let grey = StraightPicture(width: 6, height: 4, [100, 100, 100, 255])

  @Test func theHeatMapIsColouredWhereSomethingDiffers() throws {
    let other = grey.setting(2, 1, to: [101, 100, 100, 255]).setting(
      3, 1, to: [255, 255, 255, 255])
    let map = try #require(StraightPicture(heatMapOf: grey, other))
    let equal = try #require(map.pixel(0, 0))
    #expect(equal.red == equal.green && equal.green == equal.blue)
    let small = try #require(map.pixel(2, 1))
    let large = try #require(map.pixel(3, 1))
    #expect(small.red >= 170 && small.red > small.green + 100)
    #expect(large.red > small.red && large.green > small.green)
  }

  @Test func whatOneSizeHasMoreIsMarked() throws {
    let taller = StraightPicture(width: 3, height: 6, [100, 100, 100, 255])
    let map = try #require(StraightPicture(heatMapOf: grey, taller))
    #expect([map.width, map.height] == [6, 6])
    let marked = StraightPixel(128, 0, 200, 255)
    #expect(try #require(map.pixel(5, 0)) == marked)
    #expect(try #require(map.pixel(0, 5)) == marked)
    #expect(try #require(map.pixel(5, 5)) == StraightPixel(0, 0, 0, 0))
  }

  @Test func theStripHasExpectedDifferenceAndActual() throws {
    let other = grey.setting(0, 0, to: [0, 0, 0, 255])
    let strip = try #require(StraightPicture(stripOf: grey, other))
    #expect([strip.width, strip.height] == [6 * 3 + 16, 4])
    #expect(try #require(strip.pixel(0, 0)) == StraightPixel(100, 100, 100, 255))
    #expect(try #require(strip.pixel(6, 0)).alpha == 0)
    #expect(try #require(strip.pixel(14, 0)).red > 200)
    #expect(try #require(strip.pixel(28, 0)) == StraightPixel(0, 0, 0, 255))
  }

  @Test func thePlaceOfAMissingPictureStaysEmpty() throws {
    let strip = try #require(StraightPicture(stripOf: nil, grey))
    #expect(try #require(strip.pixel(0, 0)).alpha == 0)
    #expect(try #require(strip.pixel(28, 3)).alpha == 255)
    #expect(StraightPicture(stripOf: nil, nil) == nil)
  }

  @Test func aPictureThatNoFileCouldHoldIsNotMade() {
    let wide = StraightPicture(width: 32_768, height: 1, [1, 2, 3, 255])
    let tall = StraightPicture(width: 1, height: 32_768, [1, 2, 3, 255])
    #expect(StraightPicture(heatMapOf: wide, tall) == nil)
    #expect(StraightPicture(stripOf: wide, wide) == nil)
  }

  @Test func anOpaqueStripSurvivesItsFile() throws {
    let decoded = try PNGDecoder.decode(grey.encoded())
    #expect(decoded.pixels == grey.pixels)
  }
}
