import CoreGraphics
import Testing

struct CGColorTests {
  @Test func greyHasTwoComponentsAndRGBHasFour() {
    #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.5])
    #expect(
      CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor.white.numberOfComponents == 2)
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.black.components == [0, 1])
    #expect(CGColor.clear.components == [0, 0])
  }

  @Test func inksHaveFiveComponents() {
    let ink = CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 0.5)
    #expect(ink.components == [0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(ink.numberOfComponents == 5)
    #expect(ink.alpha == 0.5)
    #expect(ink.colorSpace?.model == .cmyk)
    #expect(ink.pattern == nil)
  }

  @Test func theNamedGreyInitialiserIsTheSameGrey() {
    #expect(CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    #expect(
      CGColor(gray: 0.5, alpha: 1).colorSpace
        == CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
  }

  @Test func whiteAsGreyIsNotEqualToWhiteAsRGB() {
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(CGColor.white == CGColor(gray: 1, alpha: 1))
  }

  // WinObjC's CGColor tests.
  @Test func equalSpaceAndComponentsMakeEqualColours() {
    let space = CGColorSpaceCreateDeviceRGB()
    let red = CGColor(colorSpace: space, components: [1, 0, 0, 1])
    #expect(red == red?.copy())
    #expect(red == CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]))
    #expect(red != red?.copy(alpha: 0.9))
    #expect(red?.hashValue == red?.copy()?.hashValue)
    #expect(red != CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func copyWithAlphaKeepsColourAndSpace() throws {
    let half = try #require(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25))
    #expect(half.components == [1, 0.5, 0, 0.25])
    #expect(half.alpha == 0.25)
    #expect(half.colorSpace?.model == .rgb)
  }

  @Test func componentsMustSufficeForTheSpace() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0]) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 0])?.alpha == 0)
    let space = CGColorSpaceCreateDeviceGray()
    #expect(CGColor(colorSpace: space, components: [0.5, 1, 9])?.components == [0.5, 1])
  }
}
