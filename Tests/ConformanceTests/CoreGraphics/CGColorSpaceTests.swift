import CoreGraphics
import Testing

struct CGColorSpaceTests {
  @Test func namesAreThoseOfTheHeaders() {
    #expect(CGColorSpace.sRGB as String == "kCGColorSpaceSRGB")
    #expect(CGColorSpace.displayP3 as String == "kCGColorSpaceDisplayP3")
    #expect(CGColorSpace.genericGrayGamma2_2 as String == "kCGColorSpaceGenericGrayGamma2_2")
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: "nothing" as CFString) == nil)
  }

  @Test(arguments: [
    CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
    CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3,
    CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3, CGColorSpace.dcip3,
    CGColorSpace.adobeRGB1998, CGColorSpace.itur_709, CGColorSpace.itur_2020,
    CGColorSpace.rommrgb, CGColorSpace.acescgLinear, CGColorSpace.genericRGBLinear,
  ])
  func theRGBSpacesHaveThreeComponents(_ name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.model == .rgb)
    #expect(space.numberOfComponents == 3)
    #expect(space == CGColorSpace(name: name))
    // White is white everywhere.
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
    let target = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let seen = try #require(
      white.converted(to: target, intent: .defaultIntent, options: nil)?.components)
    for value in seen { #expect(isClose(Double(value), 1, 1e-9)) }
  }

  @Test func modelsAndDevices() {
    #expect(CGColorSpaceCreateDeviceRGB().name == "kCGColorSpaceDeviceRGB" as CFString)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK().model == .cmyk)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(CGColorSpaceModel.unknown.rawValue == -1)
    #expect(CGColorSpaceModel.pattern.rawValue == 6)
  }

  @Test func rangeAndGamut() {
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
    #expect(CGColorSpace(name: CGColorSpace.extendedSRGB)?.usesExtendedRange == true)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.usesExtendedRange == false)
  }

  @Test func relativesOfASpace() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(CGColorSpaceCreateExtended(space)?.name == CGColorSpace.extendedDisplayP3)
    #expect(CGColorSpaceCreateLinearized(space)?.name == CGColorSpace.linearDisplayP3)
    #expect(
      CGColorSpaceCreateExtendedLinearized(space)?.name == CGColorSpace.extendedLinearDisplayP3)
  }
}
