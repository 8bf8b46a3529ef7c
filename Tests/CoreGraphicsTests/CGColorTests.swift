import CoreGraphics
import Raster
import Testing

struct CGColorTests {
  @Test func greyHasTwoComponentsAndRGBHasFour() {
    #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.5])
    #expect(
      CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor.white.numberOfComponents == 2)
  }

  @Test func whiteAsGreyIsNotEqualToWhiteAsRGB() {
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.white == CGColor(gray: 1, alpha: 1))
  }

  @Test func copyWithAlphaKeepsColourAndSpace() throws {
    let half = try #require(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25))
    #expect(half.components == [1, 0.5, 0, 0.25])
    #expect(half.alpha == 0.25)
    #expect(half.colorSpace?.model == .rgb)
  }

  @Test func componentsMustFitTheSpace() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 0])?.alpha == 0)
  }

  @Test func greyIsDrawnAsEqualRedGreenAndBlue() {
    #expect(
      CGColor(gray: 0.25, alpha: 0.5).rasterColor
        == Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }
}
