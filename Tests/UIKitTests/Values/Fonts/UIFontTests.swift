import CoreGraphics
import Testing
import UIKit

struct UIFontTests {
  @Test func weightsChooseTheNearestFace() {
    #expect(UIFont.systemFont(ofSize: 10).fontName.contains("Regular"))
    #expect(UIFont.boldSystemFont(ofSize: 10) == .systemFont(ofSize: 10, weight: .bold))
    #expect(
      UIFont.systemFont(ofSize: 10, weight: .ultraLight).fontName
        == UIFont.systemFont(ofSize: 10, weight: .thin).fontName)
    #expect(
      UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.29))
        == .systemFont(ofSize: 10, weight: .semibold))
  }

  @Test func metricsGrowWithTheSize() {
    let small = UIFont.systemFont(ofSize: 10)
    let large = small.withSize(30)
    #expect(large.pointSize == 30)
    #expect(abs(large.ascender - 3 * small.ascender) < 1e-9)
    #expect(abs(large.lineHeight - 3 * small.lineHeight) < 1e-9)
    #expect(large.xHeight < large.capHeight)
    #expect(large.capHeight < large.ascender)
  }

  @Test func facesAreFoundByTheirNames() {
    let name = UIFont.systemFont(ofSize: 10, weight: .thin).fontName
    #expect(UIFont(name: name, size: 12)?.fontName == name)
    #expect(
      UIFont(name: ".SFUI-Thin", size: 12)?.textStyle
        == UIFont.systemFont(ofSize: 12, weight: .thin).textStyle)
    #expect(UIFont(name: "Nobody", size: 12) == nil)
  }
}
