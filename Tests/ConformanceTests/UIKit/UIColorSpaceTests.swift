import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIColorSpaceTests {
  @Test func coloursLiveInExtendedSpaces() {
    #expect(UIColor.red.cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(UIColor.white.cgColor.colorSpace?.name == CGColorSpace.extendedGray)
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  @Test func displayP3KeepsItsComponentsAndReadsAsExtendedSRGB() {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color.cgColor.colorSpace?.name == CGColorSpace.displayP3)
    #expect(color.cgColor.components == [1, 0, 0, 0.5])
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect(isClose(Double(r), 1.0930664, 1e-6))
    #expect(isClose(Double(g), -0.2267420, 1e-6))
    #expect(isClose(Double(b), -0.1501346, 1e-6))
    #expect(a == 0.5)
  }

  @Test func componentsBeyondOneAreKept() {
    let bright = UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1)
    #expect(bright.cgColor.components == [1.5, -0.5, 0, 1])
  }

  @Test func greysReadAsEqualComponents() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(white: 0.25, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect([r, g, b] == [0.25, 0.25, 0.25])
  }
}
