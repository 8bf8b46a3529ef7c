import CoreGraphics
import Testing
import VirtualTime

@testable import UIKit

/// Labels whose classes say where their text stands.
@MainActor
struct LabelDrawingTests {
  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inside = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: inside.minX - insets.left, y: inside.minY - insets.top,
        width: inside.width + insets.left + insets.right,
        height: inside.height + insets.top + insets.bottom)
    }
  }

  @Test func insetsOfASubclassCountForTheTextAndForTheSize() {
    ViewStage.run { _ in
      let (plain, padded) = (UILabel(), PaddedLabel())
      plain.text = "Text"
      padded.text = "Text"
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
      #expect(plain.textArea(in: bounds) == nil)
      #expect(padded.textArea(in: bounds) == CGRect(x: 10, y: 4, width: 170, height: 40))
      let (small, large) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
      #expect(large.width == small.width + 30 && large.height == small.height + 10)
    }
  }

  @Test func aTextsRectangleIsItsSizeInTheMiddleOfTheHeight() {
    ViewStage.run { _ in
      let label = UILabel()
      label.text = "Text"
      label.textAlignment = .center
      let size = label.intrinsicContentSize
      let rect = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 300, height: 100), limitedToNumberOfLines: 1)
      #expect(rect.size == size && rect.midX == 150 && rect.midY == 50)
    }
  }
}
