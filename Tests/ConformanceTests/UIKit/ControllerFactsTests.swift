import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// What Apple's headers and pages say about controllers, and what views in blocks can be asked.
@MainActor
struct ControllerFactsTests {
  @Test func edgesAndOrientationsHaveTheirBits() {
    #expect(UIRectEdge.top.rawValue == 1)
    #expect(UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIStatusBarAnimation.slide.rawValue == 2)
  }

  @Test func controllersHaveTheirDefaults() {
    let controller = UIViewController()
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(controller.preferredContentSize == .zero)
    #expect(!controller.definesPresentationContext)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
  }

  /// A child is told that it will be taken in, and told by the code that it was; the other way
  /// round when it leaves.
  @Test func childrenAreToldOfOneHalfOfTheirMoves() {
    final class Child: UIViewController {
      var notes: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        notes.append("will \(parent == nil ? "out" : "in")")
      }
      override func didMove(toParent parent: UIViewController?) {
        notes.append("did \(parent == nil ? "out" : "in")")
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    #expect(child.notes == ["will in"])
    child.removeFromParent()
    #expect(child.notes == ["will in", "did out"])
    #expect(parent.children.isEmpty)
  }

  @Test func animatorsHaveTheirDefaults() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn, animations: nil)
    #expect(animator.duration == 2)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion)
    #expect(animator.scrubsLinearly)
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(curve.timingCurveType == .builtin)
    #expect(isClose(curve.controlPoint1, CGPoint(x: 0.42, y: 0), 1e-6))
    #expect(isClose(curve.controlPoint2, CGPoint(x: 1, y: 1), 1e-6))
  }

  /// Inside it blocks do not move either.
  @Test func nothingMovesWithoutAnimation() {
    onStage { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = stage.show(view.layer)
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1) { view.alpha = 0 }
      }
      #expect(view.layer.animationKeys() == nil)
      #expect(UIView.areAnimationsEnabled)
    }
  }
}
