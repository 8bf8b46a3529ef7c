import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct BlockOptionTests {
  /// Forth and back once; the model has had the new value all the time.
  @Test func autoreverseAloneTurnsRoundOnce() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var ends: [Double] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
        animations: { view.center.x = 105 }, completion: { _ in ends.append(CACurrentMediaTime()) })
      #expect(isNear(stage.x(of: view, at: 0.5), 55))
      #expect(isNear(stage.x(of: view, at: 1.5), 55))
      #expect(isNear(stage.x(of: view, at: 1.75), 30))
      #expect(isNear(stage.x(of: view, at: 2), 105))
      #expect(ends == [2])
    }
  }

  @Test func keyframesTurnRoundTheSameWay() {
    ViewStage.run { stage in
      let view = stage.makeView()
      let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.autoreverse, linear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
      }
      #expect(isNear(stage.x(of: view, at: 1.25), 80))
      #expect(isNear(stage.x(of: view, at: 2), 105))
    }
  }

  @Test func blocksInsideAStretchWithoutAnimationDoNotMove() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var results: [Bool] = []
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(
          withDuration: 1, animations: { view.center.x = 105 }, completion: { results.append($0) })
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
        UIView.transition(
          with: view, duration: 1, options: .transitionFlipFromLeft,
          animations: { view.backgroundColor = .blue })
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(view.layer.animationKeys() == nil)
      #expect(view.center.x == 105)
      #expect(view.alpha == 0)
      #expect(results.isEmpty)
      stage.advance(to: 0)
      #expect(results == [true])
    }
  }

  @Test func whatWasSwitchedOffStaysOff() {
    ViewStage.run { _ in
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
  }

  /// A colour comes out of none in an animator, as it does in a block.
  @Test func anAnimatorBringsAColourOutOfNone() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.backgroundColor = .red
      }
      animator.fractionComplete = 0.25
      stage.advance(to: 1)
      let shown = view.layer.presentation()?.backgroundColor
      #expect(isNear(Double(shown?.alpha ?? 0), 0.25, 1e-3))
      animator.stopAnimation(true)
    }
  }

  /// Colours replace each other: from the model's value, or from what is shown on request.
  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, [0.0, 0, 1, 1]),
    (UIView.AnimationOptions([.curveLinear, .beginFromCurrentState]), [0.5, 0, 0.5, 1]),
  ])
  func aColourStartsWhereItIsAsked(options: UIView.AnimationOptions, start: [Double]) {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .blue
      }
      stage.advance(to: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        view.backgroundColor = .green
      }
      stage.advance(to: 0.5)
      let shown = view.layer.presentation()?.backgroundColor?.components ?? []
      #expect(shown.count == 4)
      #expect(zip(shown, start).allSatisfy { isNear(Double($0), $1) })
    }
  }

  @Test func anExchangeWithNobodyChangesNothing() {
    let parent = UIView()
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    for (one, other) in [(0, 2), (-1, 1), (Int.max, Int.min)] {
      parent.exchangeSubview(at: one, withSubviewAt: other)
    }
    #expect(parent.subviews == [a, b])
  }
}
