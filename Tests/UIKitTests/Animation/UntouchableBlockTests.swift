import CoreGraphics
import Testing
import UIKit

/// During an animation the views in it are not touched, unless the block allows it.
@MainActor
struct UntouchableBlockTests {
  private let inside = CGPoint(x: 5, y: 5)

  @Test func viewsThatMoveAreNotTouched() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      #expect(stage.window.hitTest(inside, with: nil) === inner)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      stage.advance(to: 0.5)
      #expect(stage.window.hitTest(inside, with: nil) === stage.root)
      stage.advance(to: 1.1)
      #expect(stage.window.hitTest(inside, with: nil) === inner)
    }
  }

  @Test(arguments: [
    UIView.AnimationOptions.allowUserInteraction,
    UIView.AnimationOptions([.allowUserInteraction, .repeat]),
  ])
  func blocksMayAllowIt(options: UIView.AnimationOptions) {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0.5 },
        completion: nil)
      stage.advance(to: 0.5)
      #expect(stage.window.hitTest(inside, with: nil) === view)
    }
  }

  @Test func blocksInsideAllowWhatTheOuterAllows() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      }
      stage.advance(to: 0.5)
      #expect(stage.window.hitTest(inside, with: nil) === view)
    }
  }

  @Test func begunBlocksAndAnimatorsAllowIt() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0.5
      UIView.commitAnimations()
      stage.advance(to: 0.1)
      #expect(stage.window.hitTest(inside, with: nil) === view)
      stage.advance(to: 1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.startAnimation()
      stage.advance(to: 1.5)
      #expect(stage.window.hitTest(inside, with: nil) === view)
    }
  }

  /// Where it is shown: half of the way from 5 to 105.
  @Test func whatAnAnimatorMovesIsTouchedWhereItIsShown() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
      animator.startAnimation()
      stage.advance(to: 0.5)
      let (there, end) = (CGPoint(x: 55, y: 5), CGPoint(x: 105, y: 5))
      #expect(stage.window.hitTest(there, with: nil) === view)
      #expect(stage.window.hitTest(end, with: nil) === stage.root)
      animator.isManualHitTestingEnabled = true
      #expect(stage.window.hitTest(there, with: nil) === stage.root)
      #expect(stage.window.hitTest(end, with: nil) === view)
      animator.isManualHitTestingEnabled = false
      animator.isUserInteractionEnabled = false
      #expect(stage.window.hitTest(there, with: nil) === stage.root)
      stage.advance(to: 1.1)
      #expect(stage.window.hitTest(end, with: nil) === view)
    }
  }
}
