import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Brings the new view up from below in a second at constant speed, by a property animator.
private final class Lift: NSObject, UIViewControllerAnimatedTransitioning {
  var endings: [Bool] = []
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let frame = transitionContext.containerView.bounds
    let view = transitionContext.view(forKey: .to)
    if let view {
      transitionContext.containerView.addSubview(view)
      view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.frame = frame }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings.append(transitionCompleted)
    animator = nil
  }
}

private final class Choice: UIViewControllerTransitioningDelegate {
  let lift = Lift()
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { lift }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

@MainActor
struct InterruptibleTransitionTests {
  private func onStage(
    driver: UIPercentDrivenInteractiveTransition?,
    _ body: @MainActor (ViewStage, UIViewController, UIViewController, Choice) -> Void
  ) {
    let (first, second) = (UIViewController(), UIViewController())
    let choice = Choice()
    choice.driver = driver
    second.transitioningDelegate = choice
    ViewStage.run {
      first
    } _: { stage in
      body(stage, first, second, choice)
    }
  }

  /// How far the view still is from its place, as a share of the screen's height.
  private func distance(_ view: UIView) -> Double {
    (Double(view.layer.presentation()?.position.y ?? .nan) - 333.5) / 667
  }

  @Test func anAnimatorMovesATransition() {
    onStage(driver: nil) { stage, first, second, choice in
      first.present(second, animated: true)
      stage.advance(to: 0.25)
      #expect(isNear(distance(second.view), 0.75))
      stage.advance(to: 1)
      #expect(choice.lift.endings == [true])
      #expect(first.view.window == nil)
    }
  }

  @Test func handsMoveTheAnimator() {
    let driver = UIPercentDrivenInteractiveTransition()
    onStage(driver: driver) { stage, first, second, choice in
      first.present(second, animated: true)
      stage.advance(to: 2)
      #expect(isNear(distance(second.view), 1))
      driver.update(0.25)
      stage.advance(to: 3)
      #expect(isNear(distance(second.view), 0.75))
      #expect(choice.lift.endings.isEmpty)
      driver.finish()
      stage.advance(to: 3.5)
      #expect(isNear(distance(second.view), 0.25))
      stage.advance(to: 3.76)
      #expect(choice.lift.endings == [true])
      #expect(second.view.window === stage.window)
    }
  }

  @Test func theAnimatorGoesBackAfterACancelledInteraction() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = 2
    onStage(driver: driver) { stage, first, second, choice in
      first.present(second, animated: true)
      driver.update(0.5)
      stage.advance(to: 1)
      driver.cancel()
      stage.advance(to: 1.125)
      #expect(isNear(distance(second.view), 0.75))
      stage.advance(to: 1.26)
      #expect(choice.lift.endings == [false])
      #expect(second.view.window == nil)
      #expect(first.view.superview === stage.window)
      #expect(first.presentedViewController == nil)
    }
  }

  @Test func aRunningTransitionCanBeTakenOver() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    onStage(driver: driver) { stage, first, second, choice in
      first.present(second, animated: true)
      stage.advance(to: 0.5)
      driver.pause()
      #expect(isNear(Double(driver.percentComplete), 0.5))
      stage.advance(to: 2)
      #expect(isNear(distance(second.view), 0.5))
      driver.update(0.75)
      driver.finish()
      stage.advance(to: 2.26)
      #expect(choice.lift.endings == [true])
    }
  }
}
