import CoreGraphics
import Testing
import UIKit

struct UIColorTests {
  @Test func greysHaveTwoComponents() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(UIColor.darkGray.cgColor.components == [1.0 / 3, 1])
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
  }

  @Test func aLiteralIsAColourWithoutBeingToldSo() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func equalityComparesTheSpaceToo() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func pureHuesGoRoundTheCircle() {
    let wheel: [[CGFloat]] = [
      [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0],
    ]
    for (sixth, rgb) in wheel.enumerated() {
      let color = UIColor(hue: CGFloat(sixth) / 6, saturation: 1, brightness: 1, alpha: 1)
      let found = color.cgColor.components ?? []
      #expect(zip(found, rgb).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test func hueSaturationAndBrightnessReturn() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.55, saturation: 0.4, brightness: 0.9, alpha: 0.7)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - 0.55) < 1e-12)
    #expect(abs(s - 0.4) < 1e-12)
    #expect(abs(b - 0.9) < 1e-12)
    #expect(a == 0.7)
  }

  @Test func componentsOfAGreyAreEqual() {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.25, 0.25, 0.25, 0.5])
    #expect(!UIColor.red.getWhite(&r, alpha: &a))
  }

  @Test func anotherAlphaKeepsTheColour() {
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.components == [1, 0, 0, 0.5])
  }

  @Test func oldSpellingsMeanTheSame() {
    #expect(UIColor.whiteColor() == .white)
    #expect(UIColor.redColor().CGColor == UIColor.red.cgColor)
  }
}
