import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewPropertyAnimatorTests {
  private func onStage(
    _ body: @MainActor (ViewStage, UIView, UIViewPropertyAnimator) throws -> Void
  ) rethrows {
    try ViewStage.run { stage in
      let view = stage.makeView()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) {
        view.center.x = 105
      }
      try body(stage, view, animator)
    }
  }

  @Test func itRunsItsBlocksWhenItStarts() {
    onStage { stage, view, animator in
      #expect(animator.state == .inactive)
      #expect(view.center.x == 5)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.center.x == 105)
      for time in [0, 0.3, 1, 1.7] {
        #expect(isNear(stage.x(of: view, at: time), 5 + 100 * easeInOut(time / 2), 1e-2 * 1e-2))
      }
    }
  }

  @Test func completionsComeOnceAtTheEnd() {
    onStage { stage, view, animator in
      var notes: [String] = []
      animator.addCompletion { notes.append("\($0 == .end) \(CACurrentMediaTime())") }
      animator.addCompletion { _ in notes.append("second") }
      animator.startAnimation(afterDelay: 0.5)
      #expect(isNear(stage.x(of: view, at: 0.5), 5))
      #expect(isNear(stage.x(of: view, at: 1.5), 55))
      stage.advance(to: 5)
      #expect(notes == ["true 2.5", "second"])
      #expect(animator.state == .inactive)
      #expect(view.layer.animationKeys() == nil)
      #expect(view.center.x == 105)
    }
  }

  @Test func itStandsWhereItIsPaused() {
    onStage { stage, view, animator in
      animator.startAnimation()
      stage.advance(to: 0.5)
      animator.pauseAnimation()
      #expect(!animator.isRunning)
      #expect(animator.state == .active)
      let place = 5 + 100 * easeInOut(0.25)
      #expect(isNear(stage.x(of: view, at: 3), place))
      // As the share of the way, as it is moved by hand along a line.
      #expect(isNear(Double(animator.fractionComplete), easeInOut(0.25)))
      animator.startAnimation()
      #expect(isNear(stage.x(of: view, at: 3.5), 5 + 100 * easeInOut(0.5)))
      stage.advance(to: 4.5)
      #expect(animator.state == .inactive)
    }
  }

  @Test(arguments: [0.0, 0.2, 0.5, 0.9, 1])
  func itCanBeMovedByHand(fraction: Double) {
    onStage { stage, view, animator in
      animator.fractionComplete = CGFloat(fraction)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(isNear(stage.x(of: view, at: 1), 5 + 100 * fraction))
    }
  }

  @Test func byHandItFollowsItsCurveWhenAsked() {
    onStage { stage, view, animator in
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.25
      #expect(isNear(stage.x(of: view, at: 1), 5 + 100 * easeInOut(0.25)))
      #expect(isNear(Double(animator.fractionComplete), 0.25))
    }
  }

  /// After a pause the curve is entered where it has that share.
  @Test func itGoesOnAlongItsCurve() {
    onStage { stage, view, animator in
      animator.fractionComplete = 0.5
      var end: Double?
      animator.addCompletion { _ in end = CACurrentMediaTime() }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      // Half of the way is half of the time in this curve: one second is left.
      #expect(isNear(stage.x(of: view, at: 0.5), 5 + 100 * easeInOut(0.75)))
      stage.advance(to: 3)
      #expect(isNear(end ?? 0, 1, 1e-6))
    }
  }

  @Test func itGoesOnWithAnotherPacing() {
    onStage { stage, view, animator in
      animator.fractionComplete = 0.25
      var end: Double?
      animator.addCompletion { _ in end = CACurrentMediaTime() }
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 0.5)
      #expect(isNear(stage.x(of: view, at: 0.4), 5 + 100 * (0.25 + 0.75 * 0.4)))
      stage.advance(to: 3)
      #expect(isNear(end ?? 0, 1, 1e-9))
      #expect(view.center.x == 105)
    }
  }

  @Test func turnedRoundItGoesBackFromWhereItIs() {
    onStage { stage, view, animator in
      var position: UIViewAnimatingPosition?
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      stage.advance(to: 1)
      animator.isReversed = true
      #expect(isNear(Double(animator.fractionComplete), 0.5))
      #expect(isNear(stage.x(of: view, at: 1), 55))
      #expect(isNear(stage.x(of: view, at: 1.5), 5 + 100 * (1 - easeInOut(0.75))))
      stage.advance(to: 2.5)
      #expect(position == .start)
      #expect(view.center.x == 5)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func pausedItsFractionCountsInTheDirectionOfTravel() {
    onStage { stage, view, animator in
      animator.fractionComplete = 0.3
      animator.isReversed = true
      #expect(isNear(Double(animator.fractionComplete), 0.7))
      #expect(isNear(stage.x(of: view, at: 0), 35))
      animator.fractionComplete = 0.9
      #expect(isNear(stage.x(of: view, at: 0), 15))
    }
  }

  @Test func stoppedItLeavesWhatIsShown() {
    onStage { stage, view, animator in
      var calls = 0
      animator.addCompletion { _ in calls += 1 }
      animator.startAnimation()
      stage.advance(to: 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(isNear(Double(view.center.x), 5 + 100 * easeInOut(0.25)))
      #expect(view.layer.animationKeys() == nil)
      stage.advance(to: 5)
      #expect(calls == 0)
    }
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 5.0), (.end, 105), (.current, 55),
  ])
  func stoppedItIsFinishedWhereOneSays(position: UIViewAnimatingPosition, place: Double) {
    onStage { stage, view, animator in
      var ended: UIViewAnimatingPosition?
      animator.addCompletion { ended = $0 }
      animator.startAnimation()
      stage.advance(to: 1)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(isNear(Double(view.center.x), 55))
      animator.finishAnimation(at: position)
      #expect(ended == position)
      #expect(isNear(Double(view.center.x), place))
      #expect(animator.state == .inactive)
    }
  }

  @Test func addedLaterItTakesTheTimeThatIsLeft() {
    onStage { stage, view, animator in
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(to: 1)
      #expect(view.layer.presentation()?.opacity == 1)
      stage.advance(to: 1.5)
      #expect(isNear(Double(view.layer.presentation()?.opacity ?? 0), 0.5))
      animator.addAnimations { view.bounds.size.width = 110 }
      stage.advance(to: 1.75)
      #expect(isNear(Double(view.layer.presentation()?.bounds.width ?? 0), 60))
      stage.advance(to: 2)
      #expect(view.layer.animationKeys() == nil)
      #expect(view.bounds.width == 110)
    }
  }

  @Test func itCanPauseAtItsEnd() {
    onStage { stage, view, animator in
      var calls = 0
      animator.addCompletion { _ in calls += 1 }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      #expect(isNear(stage.x(of: view, at: 3), 105))
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      #expect(isNear(stage.x(of: view, at: 4), 55))
      animator.pausesOnCompletion = false
      stage.advance(to: 6)
      #expect(calls == 1)
      #expect(view.center.x == 5)
    }
  }

  @Test func aSpringIsTheClosedForm() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
        view.center.x = 105
      }
      animator.startAnimation()
      let spring = ReferenceSpring(ratio: 0.5, duration: 1)
      for step in 0...20 {
        let time = Double(step) / 20
        #expect(isNear((stage.x(of: view, at: time) - 5) / 100, spring.value(time)))
      }
    }
  }

  @Test func aSpringOfItsOwnSaysHowLongItTakes() {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: timing)
    #expect(isNear(animator.duration, CASpringAnimation().settlingDuration, 1e-12))
  }

  @Test func movementsOfOthersAddUp() {
    onStage { stage, view, animator in
      animator.startAnimation()
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 205 }
      #expect(
        isNear(stage.x(of: view, at: 1), 205 - 100 * (1 - easeInOut(0.5)) - 100 * 0.5, 1e-3))
      animator.stopAnimation(true)
      #expect(isNear(stage.x(of: view, at: 1.5), 205 - 50 - 25, 1e-3))
    }
  }

  @Test func everyPropertyTakesPart() throws {
    try ViewStage.run { stage in
      let view = stage.makeView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        view.backgroundColor = .blue
        view.layer.cornerRadius = 8
      }
      animator.fractionComplete = 0.5
      stage.advance(to: 1)
      let shown = try #require(view.layer.presentation())
      #expect(isNear(Double(shown.transform.m11), 2))
      #expect(shown.backgroundColor?.components == [0.5, 0, 0.5, 1])
      #expect(shown.cornerRadius == 4)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(view.transform == .identity)
      #expect(view.layer.backgroundColor?.components == [1, 0, 0, 1])
      #expect(view.layer.cornerRadius == 0)
    }
  }

  @Test func keyframesInsideFollowTheAnimator() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 105
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 5
          }
        }
      }
      animator.startAnimation()
      #expect(isNear(stage.x(of: view, at: 0.5), 55))
      #expect(isNear(stage.x(of: view, at: 1.5), 55))
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      #expect(isNear(stage.x(of: view, at: 1.5), 105))
    }
  }

  @Test func oneThatRunsAlreadyIsStarted() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var position: UIViewAnimatingPosition?
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { position = $0 })
      #expect(isNear(stage.x(of: view, at: 1.5), 55))
      stage.advance(to: 2)
      #expect(position == .end)
    }
  }

  @Test func badNumbersNeitherTrapNorHang() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let bad: [Double] = [.nan, .infinity, -1, 1e300]
      for number in bad {
        let animator = UIViewPropertyAnimator(duration: number, dampingRatio: CGFloat(number)) {
          view.center.x += 1
        }
        animator.addAnimations({ view.alpha = 0.5 }, delayFactor: CGFloat(number))
        animator.startAnimation(afterDelay: number)
        animator.fractionComplete = CGFloat(number)
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(
            mass: CGFloat(number), stiffness: CGFloat(number), damping: CGFloat(number),
            initialVelocity: CGVector(dx: number, dy: number)),
          durationFactor: CGFloat(number))
        stage.advance(to: stage.context.clock.now + 0.1)
        animator.isReversed = true
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
    }
  }
}
