import CoreGraphics
import Raster
import Testing

/// What the rasteriser gets.
struct CGColorTests {
  @Test func greyIsDrawnAsEqualRedGreenAndBlue() {
    #expect(
      CGColor(gray: 0.25, alpha: 0.5).rasterColor
        == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test func wideColoursStayUnclampedUntilTheyAreDrawn() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).rasterColor
    #expect(red.red > 1.09 && red.red < 1.1)
    #expect(red.green < -0.22)
    #expect(red.premultiplied == 0xFF00_00FF)
  }

  @Test func linearGreyIsDrawnBrighter() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let gray = try #require(CGColor(colorSpace: space, components: [0.5, 1])).rasterColor
    #expect(abs(gray.red - 0.7353569830524495) < 1e-12)
    #expect(abs(gray.red - gray.blue) < 1e-12)
  }
}
