import CoreGraphics
import Testing

// Closed forms of the published primaries and transfer functions.
struct CGColorConversionTests {
  private func convert(_ name: CFString, _ components: [CGFloat], to target: CFString) throws
    -> [Double]
  {
    let space = try #require(CGColorSpace(name: name))
    let color = try #require(CGColor(colorSpace: space, components: components))
    let other = try #require(CGColorSpace(name: target))
    let result = try #require(
      color.converted(to: other, intent: .relativeColorimetric, options: nil))
    #expect(result.colorSpace == other)
    return try #require(result.components).map { Double($0) }
  }

  private func expectNear(_ a: [Double], _ b: [Double], _ tolerance: Double) {
    #expect(a.count == b.count)
    for (x, y) in zip(a, b) { #expect(isClose(x, y, tolerance)) }
  }

  // IEC 61966-2-1: ((0.5 + 0.055) / 1.055)^2.4 = 0.21404114.
  @Test func sRGBToLinear() throws {
    expectNear(
      try convert(CGColorSpace.sRGB, [0.5, 0.04, 1, 0.25], to: CGColorSpace.linearSRGB),
      [0.214041140, 0.04 / 12.92, 1, 0.25], 1e-9)
    expectNear(
      try convert(CGColorSpace.linearSRGB, [0.214041140, 0, 1, 1], to: CGColorSpace.sRGB),
      [0.5, 0, 1, 1], 1e-8)
  }

  // Linear P3 → linear sRGB has the first column (1.22494, −0.04206, −0.01964).
  @Test func displayP3RedInLinearSRGB() throws {
    expectNear(
      try convert(
        CGColorSpace.displayP3, [1, 0, 0, 1], to: CGColorSpace.extendedLinearSRGB),
      [1.2249401763, -0.0420569547, -0.0196375546, 1], 1e-6)
    expectNear(
      try convert(CGColorSpace.displayP3, [0, 1, 0, 1], to: CGColorSpace.extendedLinearSRGB),
      [-0.2249401763, 1.0420569547, -0.0786360456, 1], 1e-6)
  }

  @Test func displayP3RedLeavesSRGBOnlyWhereTheRangeIsExtended() throws {
    expectNear(
      try convert(CGColorSpace.displayP3, [1, 0, 0, 1], to: CGColorSpace.extendedSRGB),
      [1.09306, -0.22674, -0.15014, 1], 1e-4)
    expectNear(
      try convert(CGColorSpace.displayP3, [1, 0, 0, 1], to: CGColorSpace.sRGB), [1, 0, 0, 1], 0)
  }

  // SMPTE: linear sRGB red has the P3 amounts (0.82246, 0.03319, 0.01708).
  @Test func sRGBRedInDisplayP3() throws {
    expectNear(
      try convert(CGColorSpace.sRGB, [1, 0, 0, 1], to: CGColorSpace.linearDisplayP3),
      [0.8224619688, 0.0331941989, 0.0170826307, 1], 1e-6)
    expectNear(
      try convert(CGColorSpace.sRGB, [1, 0, 0, 1], to: CGColorSpace.displayP3),
      [0.917488, 0.200287, 0.138561, 1], 1e-4)
  }

  @Test func extendedComponentsSurviveARoundTrip() throws {
    let there = try convert(
      CGColorSpace.extendedSRGB, [1.5, -0.5, 0.25, 1], to: CGColorSpace.extendedDisplayP3)
    expectNear(
      try convert(
        CGColorSpace.extendedDisplayP3, there.map { CGFloat($0) },
        to: CGColorSpace.extendedSRGB), [1.5, -0.5, 0.25, 1], 1e-9)
  }

  @Test func greysByTheirGamma() throws {
    // 0.5^2.2 = 0.217637641.
    expectNear(
      try convert(
        CGColorSpace.genericGrayGamma2_2, [0.5, 0.75], to: CGColorSpace.linearGray),
      [0.217637641, 0.75], 1e-9)
    expectNear(
      try convert(CGColorSpace.linearGray, [0.214041140, 1], to: CGColorSpace.sRGB),
      [0.5, 0.5, 0.5, 1], 1e-8)
  }

  // Y = 0.2126 R + 0.7152 G + 0.0722 B of the light.
  @Test func rgbBecomesGreyByItsLuminance() throws {
    expectNear(
      try convert(CGColorSpace.sRGB, [0, 1, 0, 1], to: CGColorSpace.linearGray), [0.7152, 1],
      1e-9)
  }

  @Test func adobeAndTelevision() throws {
    // 0.5^(563/256) = 0.217755528.
    let gray = try convert(
      CGColorSpace.adobeRGB1998, [0.5, 0.5, 0.5, 1], to: CGColorSpace.linearSRGB)
    expectNear(gray, [0.2177555, 0.2177555, 0.2177555, 1], 1e-6)
    // BT.709: ((0.5 + 0.099) / 1.099)^(1/0.45) = 0.259589.
    expectNear(
      try convert(CGColorSpace.itur_709, [0.5, 0.5, 0.5, 1], to: CGColorSpace.linearSRGB),
      [0.2595894, 0.2595894, 0.2595894, 1], 1e-5)
    // BT.2087: linear BT.2020 red has the BT.709 amounts (1.6605, −0.1246, −0.0182).
    expectNear(
      try convert(
        CGColorSpace.linearITUR_2020, [1, 0, 0, 1], to: CGColorSpace.extendedLinearSRGB),
      [1.6605, -0.1246, -0.0182, 1], 1e-4)
  }

  @Test func theDeviceIsAnSRGBDisplay() throws {
    let color = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.2, 0.4, 0.6, 1]))
    let target = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(
      color.converted(to: target, intent: .defaultIntent, options: nil)
        == CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1))
  }

  @Test func inksTakeLightAway() throws {
    let target = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0.5, black: 0.5, alpha: 1)
    let rgb = try #require(
      ink.converted(to: target, intent: .defaultIntent, options: nil)?.components)
    expectNear(rgb.map { Double($0) }, [0, 0.5, 0.25, 1], 1e-9)
    let back = try #require(
      CGColor(srgbRed: 0, green: 0.5, blue: 0.25, alpha: 1)
        .converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil)?
        .components)
    expectNear(back.map { Double($0) }, [1, 0, 0.5, 0.5, 1], 1e-9)
  }

  @Test func theSameSpaceChangesNothing() throws {
    let color = CGColor(srgbRed: 2, green: -1, blue: 0.5, alpha: 1)
    let space = try #require(color.colorSpace)
    #expect(color.converted(to: space, intent: .perceptual, options: nil) == color)
  }
}
