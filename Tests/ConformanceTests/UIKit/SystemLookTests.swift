import CoreGraphics
import Testing
import UIKit

/// What Apple's Human Interface Guidelines list: text styles at the default size, colours in the
/// light appearance; and the numbers of the orientations in the headers.
@MainActor
struct SystemLookTests {
  @Test func textStylesHaveTheSizesOfTheGuidelines() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test func onlyHeadlinesAreHeavier() {
    #expect(
      UIFont.preferredFont(forTextStyle: .headline)
        == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .body) == UIFont.systemFont(ofSize: 17))
  }

  private func bytes(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [(r * 255).rounded(), (g * 255).rounded(), (b * 255).rounded(), a]
  }

  @Test func coloursOfPartsAreThoseOfTheLightAppearance() {
    #expect(bytes(.systemBackground) == [255, 255, 255, 1])
    #expect(bytes(.secondarySystemBackground) == [242, 242, 247, 1])
    #expect(bytes(.label) == [0, 0, 0, 1])
    #expect(bytes(.secondaryLabel) == [60, 60, 67, 0.6])
    #expect(bytes(.separator) == [60, 60, 67, 0.29])
    #expect(bytes(.systemGray6) == [242, 242, 247, 1])
    #expect(bytes(.systemBlue) == [0, 122, 255, 1])
  }

  @Test func aMaskHasABitForEachOrientation() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
      let bit = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
      #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(bit))
    }
  }
}
