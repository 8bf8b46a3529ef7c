import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// What many blocks on one view cost, in one turn.
@MainActor
struct ManyBlocksTests {
  /// Counts the copies that are made to show it.
  private final class CountedLayer: CALayer {
    static var copies = 0

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      Self.copies += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class CountedView: UIView {
    override func makeLayer() -> CALayer { CountedLayer() }
  }

  /// How many copies so many blocks make, that change what is added and what replaces.
  private func copies(blocks count: Int) -> Int {
    var made = 0
    ViewStage.run { stage in
      let view = CountedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      let before = CountedLayer.copies
      for number in 1...count {
        UIView.animate(withDuration: 1) {
          view.center.x = CGFloat(number)
          view.bounds.size.width = CGFloat(number)
          view.alpha = 1 / CGFloat(number + 1)
          view.backgroundColor = UIColor(white: 1 / CGFloat(number), alpha: 1)
        }
      }
      #expect(view.layer.animationKeys()?.count == 3 * count + 1)
      made = CountedLayer.copies - before
    }
    return made
  }

  /// What is shown is found from all animations there are: as many blocks would take the square of their number.
  @Test func theyDoNotAskForWhatIsShown() {
    #expect(copies(blocks: 100) == copies(blocks: 10))
  }

  /// The value that is shown is that before the change, also where others have come before.
  @Test func anActionOfOnesOwnBeginsAtWhatIsShown() throws {
    final class Own: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let action = super.action(for: layer, forKey: event)
        guard event == "position", let basic = action as? CABasicAnimation else { return action }
        let own = CABasicAnimation(keyPath: "position")
        own.duration = basic.duration
        return own
      }
    }
    try ViewStage.run { stage in
      let view = Own(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      UIView.animate(withDuration: 1) { view.center.x = 105 }
      stage.advance(to: 0.5)
      let shown = try #require(view.layer.presentation()).position
      UIView.animate(withDuration: 1) { view.center.x = 5 }
      let own = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(own.fromValue as? CGPoint == shown)
      #expect(shown.x > 20)
    }
  }
}
