import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Slides the new view down from above or up from below, half a second, as the study notes have it.
private final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var direction: CGFloat = 1
  var endings: [Bool] = []

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toView.frame = finalFrame.offsetBy(dx: 0, dy: direction * finalFrame.height)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { toView.frame = finalFrame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

private final class Delegate: UIViewControllerTransitioningDelegate {
  let animator = TransitionAnimator()
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.direction = 1
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.direction = -1
    return animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

@MainActor
struct CustomTransitionTests {
  private func onStage(
    _ body: @MainActor (ViewStage, RecordingController, RecordingController, Delegate) -> Void
  ) {
    let log = RecordingController.Log()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let delegate = Delegate()
    second.transitioningDelegate = delegate
    ViewStage.run {
      first
    } _: { stage in
      first.view.backgroundColor = .red
      second.view.backgroundColor = .yellow
      log.lines = []
      body(stage, first, second, delegate)
    }
  }

  private func y(_ view: UIView) -> Double {
    let position = Double(view.layer.presentation()?.position.y ?? .nan)
    return position - Double(view.bounds.height) / 2
  }

  /// The swipe transition of the study notes: up at 0.5 s, down at 1.5 s.
  @Test func theSwipeTransitionFollowsItsTable() {
    onStage { stage, first, second, delegate in
      stage.advance(to: 0.5)
      first.present(second, animated: true)
      for time in [0.5, 0.6, 0.75, 0.9] {
        stage.advance(to: time)
        #expect(isNear(y(second.view), 667 * (1 - easeInOut((time - 0.5) / 0.5)), 1e-3))
        #expect(isNear(y(first.view), 0))
        #expect(first.view.window != nil)
      }
      stage.advance(to: 1)
      #expect(first.view.window == nil)
      stage.advance(to: 1.5)
      second.dismiss(animated: true)
      for time in [1.5, 1.7, 1.9] {
        stage.advance(to: time)
        #expect(isNear(y(first.view), -667 * (1 - easeInOut((time - 1.5) / 0.5)), 1e-3))
        #expect(isNear(y(second.view), 0))
      }
      stage.advance(to: 2)
      #expect(second.view.window == nil)
      #expect(first.view.superview === stage.window)
      #expect(first.view.frame == UIScreen.main.bounds)
      #expect(delegate.animator.endings == [true, true])
    }
  }

  @Test func theContextKnowsBothSides() {
    final class Witness: NSObject, UIViewControllerAnimatedTransitioning {
      var notes: [String] = []
      func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 1 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.viewController(forKey: .from)
        let to = transitionContext.viewController(forKey: .to)
        notes.append((from as? RecordingController)?.name ?? "")
        notes.append((to as? RecordingController)?.name ?? "")
        let fromView = transitionContext.view(forKey: .from)
        notes.append("\(fromView?.superview === transitionContext.containerView)")
        notes.append("\(transitionContext.view(forKey: .to)?.superview == nil)")
        if let from, let to {
          notes.append("\(transitionContext.initialFrame(for: from).height)")
          notes.append("\(transitionContext.initialFrame(for: to).height)")
          notes.append("\(transitionContext.finalFrame(for: to).height)")
        }
        transitionContext.completeTransition(true)
        transitionContext.completeTransition(true)
      }
    }
    final class Choice: UIViewControllerTransitioningDelegate {
      let witness = Witness()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { witness }
    }
    onStage { _, first, second, _ in
      let choice = Choice()
      second.transitioningDelegate = choice
      first.present(second, animated: true)
      #expect(choice.witness.notes == ["A", "B", "true", "true", "667.0", "0.0", "667.0"])
      #expect(second.view.window != nil)
    }
  }

  @Test func handsMoveATransitionAndLetItGo() {
    onStage { stage, first, second, delegate in
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      var ends: [Double] = []
      first.present(second, animated: true) { ends.append(CACurrentMediaTime()) }
      for (time, percent) in [(0.2, 0.25), (1.0, 0.75), (1.5, 0.4)] {
        stage.advance(to: time)
        driver.update(CGFloat(percent))
        stage.advance(to: time + 0.1)
        #expect(isNear(y(second.view), 667 * (1 - easeInOut(percent)), 1e-3))
      }
      stage.advance(to: 2)
      driver.finish()
      // Three fifths of half a second are left.
      stage.advance(to: 2.1)
      #expect(isNear(y(second.view), 667 * (1 - easeInOut(0.6)), 1e-3))
      stage.advance(to: 4)
      #expect(ends.count == 1)
      #expect(isNear(ends.first ?? 0, 2.3, 1e-6))
      #expect(first.view.window == nil)
    }
  }

  @Test func handsCanTakeATransitionBack() {
    onStage { stage, first, second, delegate in
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      driver.completionSpeed = 2
      var completed = false
      first.present(second, animated: true) { completed = true }
      driver.update(0.5)
      stage.advance(to: 1)
      #expect(isNear(y(second.view), 667 / 2, 1e-3))
      driver.cancel()
      stage.advance(to: 1.0625)
      #expect(isNear(y(second.view), 667 * (1 - easeInOut(0.25)), 1e-3))
      stage.advance(to: 1.2)
      #expect(delegate.animator.endings == [false])
      #expect(!completed)
      #expect(second.view.window == nil)
      #expect(first.view.superview === stage.window)
      #expect(first.presentedViewController == nil)
      #expect(
        first.log.lines == [
          "A will disappear", "B will appear", "B will disappear", "A will appear",
          "B did disappear", "A did appear",
        ])
      // And again, this time to the end.
      delegate.driver = nil
      first.present(second, animated: true)
      stage.advance(to: 2)
      #expect(second.view.window === stage.window)
    }
  }

  @Test func aPresentationControllerPlacesTheView() {
    final class Half: UIPresentationController {
      var notes: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      }
      override func presentationTransitionWillBegin() { notes.append("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) { notes.append("presented") }
      override func dismissalTransitionWillBegin() { notes.append("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { notes.append("dismissed") }
    }
    final class Choice: UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    onStage { stage, first, second, _ in
      let choice = Choice()
      second.modalPresentationStyle = .custom
      second.transitioningDelegate = choice
      first.present(second, animated: true)
      stage.advance(to: 1)
      #expect(second.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      #expect(first.view.window != nil)
      #expect(second.presentationController === choice.made)
      second.dismiss(animated: true)
      stage.advance(to: 2)
      #expect(
        choice.made?.notes == ["will present", "presented", "will dismiss", "dismissed"])
    }
  }
}
