import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Animation blocks: 9.3.
@MainActor
struct UIViewBlockFactsTests {
  private func shownView(in stage: Stage) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = stage.show(view.layer)
    return view
  }

  // 9.3
  @Test func optionsHaveTheirBits() {
    let bits: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1),
      (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3), (.autoreverse, 1 << 4),
      (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
      (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8),
      (.overrideInheritedOptions, 1 << 9), (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16),
      (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20),
      (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
      (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20),
      (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
    ]
    for (option, bit) in bits { #expect(option.rawValue == bit) }
  }

  // 9.3
  @Test func keyframeModesHaveTheirBits() {
    let bits: [(UIView.KeyframeAnimationOptions, UInt)] = [
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1 << 10),
      (.calculationModePaced, 2 << 10), (.calculationModeCubic, 3 << 10),
      (.calculationModeCubicPaced, 4 << 10), (.repeat, 1 << 3), (.autoreverse, 1 << 4),
    ]
    for (option, bit) in bits { #expect(option.rawValue == bit) }
  }

  // 9.3: additive since iOS 8, from old − new to nothing, each under a key of its own.
  @Test func movementsAreAddedFromTheDifferenceToNothing() throws {
    try onStage { stage in
      let view = shownView(in: stage)
      for x in [55.0, 105] {
        UIView.animate(withDuration: 1) { view.center.x = CGFloat(x) }
      }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      let second = try #require(
        view.layer.animation(forKey: "position-2") as? CABasicAnimation)
      #expect(second.isAdditive)
      #expect(second.fromValue as? CGPoint == CGPoint(x: -50, y: 0))
      #expect(second.toValue as? CGPoint == .zero)
      #expect(second.fillMode == .both)
    }
  }

  // 9.3: 3 s, a ratio of 0.25, from rest.
  @Test func theSpringIsTheOneThatWasMeasured() throws {
    try onStage { stage in
      let view = shownView(in: stage)
      UIView.animate(
        withDuration: 3, delay: 0, usingSpringWithDamping: 0.25, initialSpringVelocity: 0,
        options: [], animations: { view.alpha = 0 }, completion: nil)
      let spring = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
      #expect(isClose(Double(spring.stiffness), 54.83363, 2e-5))
      #expect(isClose(Double(spring.damping), 3.70249, 2e-5))
      #expect(isClose(Double(spring.mass), 1))
      #expect(spring.duration == 3)
    }
  }

  // 9.3: one keyframe animation for each property, eased as a whole.
  @Test func keyframesAreOneEasedAnimation() throws {
    try onStage { stage in
      let view = shownView(in: stage)
      UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        }, completion: nil)
      #expect(view.layer.animationKeys() == ["opacity"])
      let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      #expect(animation.calculationMode == .linear)
      #expect(animation.fillMode == .both)
    }
  }

  // 9.3: without a duration of its own a begun block takes 0.2 s.
  @Test func aBegunBlockTakesAFifthOfASecond() {
    onStage { stage in
      let view = shownView(in: stage)
      UIView.beginAnimations("move", context: nil)
      view.alpha = 0
      UIView.commitAnimations()
      #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
    }
  }

  // The default spring of timing parameters: mass 3, stiffness 1000, damping 500; it takes its own
  // time, whatever the animator's.
  @Test func aSpringWithAStiffnessTakesItsOwnTime() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    let animator = UIViewPropertyAnimator(
      duration: 7, timingParameters: UISpringTimingParameters())
    #expect(isClose(animator.duration, spring.settlingDuration))
  }

  // UIViewAnimating
  @Test func anAnimatorGoesThroughItsStates() {
    onStage { stage in
      let view = shownView(in: stage)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      stage.advance(to: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(!animator.isRunning)
      #expect(isClose(Double(view.alpha), 0.5, 1e-6))
      animator.finishAnimation(at: .end)
      #expect(animator.state == .inactive)
      #expect(positions == [.end])
      #expect(view.alpha == 0)
    }
  }

  // 9.4
  @Test func constantsOfControllersAreTheirs() {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    #expect(UIModalPresentationStyle.fullScreen.rawValue == 0)
    #expect(UIModalPresentationStyle.custom.rawValue == 4)
    #expect(UIModalPresentationStyle.overFullScreen.rawValue == 5)
    #expect(UIModalTransitionStyle.crossDissolve.rawValue == 2)
    #expect(UIViewController().modalPresentationStyle == .automatic)
    #expect(UIPercentDrivenInteractiveTransition().completionSpeed == 1)
    #expect(UIPercentDrivenInteractiveTransition().completionCurve == .easeInOut)
  }
}
