import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIViewLayoutTests {
  /// A view at (10, 10, 20, 20) in one of 100 × 100 that becomes 200 × 100.
  private func widened(_ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    return child.frame
  }

  @Test func whatIsFlexibleTakesTheDifference() {
    #expect(widened([]) == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(widened(.flexibleWidth) == CGRect(x: 10, y: 10, width: 120, height: 20))
    #expect(widened(.flexibleLeftMargin) == CGRect(x: 110, y: 10, width: 20, height: 20))
    #expect(widened(.flexibleRightMargin) == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(widened(.flexibleHeight) == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func severalFlexiblePartsShareInProportion() {
    #expect(
      widened([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(x: 20, y: 10, width: 40, height: 20))
  }

  @Test func layoutComesBeforeTheFrameOnlyWhenDue() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    ViewStage.run { stage in
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      let first = view.layouts
      #expect(first >= 1)
      stage.advance(to: 0.2)
      #expect(view.layouts == first)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layouts == first + 1)
      view.frame.size.width = 20
      stage.advance(to: 0.3)
      #expect(view.layouts == first + 2)
      view.center.x += 5
      stage.advance(to: 0.4)
      #expect(view.layouts == first + 2)
    }
  }
}
