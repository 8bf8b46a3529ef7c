import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct KeyframeBlockTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func aBlockIsOneAnimationForEachProperty() throws {
    try ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 105
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 55
        }
      }
      #expect(view.layer.animationKeys() == ["position"])
      let animation = try #require(
        view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
      #expect(animation.calculationMode == .linear)
      #expect(animation.fillMode == .both)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      #expect(animation.duration == 2)
      #expect(animation.keyTimes?.map(\.doubleValue) == [0, 0.25, 0.5, 1])
      #expect(view.center.x == 55)
    }
  }

  @Test(arguments: [(0.0, 5.0), (0.25, 55), (0.5, 105), (0.8, 105), (1.5, 80), (2, 55)])
  func valuesHoldBetweenFrames(time: Double, place: Double) {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 105
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 55
        }
      }
      #expect(isNear(stage.x(of: view, at: time), place))
    }
  }

  /// A frame of a tenth of ten seconds is not over after one: the whole is eased.
  @Test func theWholeIsEased() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(withDuration: 10, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
          view.center.x = 105
        }
      }
      #expect(isNear(stage.x(of: view, at: 1), 5 + 100 * easeInOut(0.1) / 0.1, 1e-3))
    }
  }

  @Test func propertiesAndViewsHaveTheirOwnFrames() {
    ViewStage.run { stage in
      let (one, other) = (stage.makeView(), stage.makeView())
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) {
          one.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          other.center.x = 105
          other.backgroundColor = .blue
        }
      }
      stage.advance(to: 0.4)
      #expect(isNear(Double(one.layer.presentation()?.opacity ?? 0), 0.5))
      #expect(isNear(stage.x(of: other, at: 0.4), 5))
      #expect(isNear(stage.x(of: other, at: 0.75), 55))
      #expect(other.layer.presentation()?.backgroundColor?.components == [0.5, 0, 0.5, 1])
    }
  }

  @Test func aFrameWithoutDurationJumps() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          view.center.x = 105
        }
      }
      #expect(isNear(stage.x(of: view, at: 0.499), 5))
      #expect(isNear(stage.x(of: view, at: 0.5), 105))
    }
  }

  @Test func discreteFramesJumpAtTheirEnds() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 105
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 205
        }
      }
      #expect(isNear(stage.x(of: view, at: 0.4), 5))
      #expect(isNear(stage.x(of: view, at: 0.6), 105))
      #expect(isNear(stage.x(of: view, at: 1), 205))
    }
  }

  @Test func transformsGoFromOneToTheNext() throws {
    try ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
      }
      stage.advance(to: 0.25)
      let first = try #require(view.layer.presentation())
      #expect(isNear(Double(first.transform.m11), 2))
      stage.advance(to: 0.75)
      let second = try #require(view.layer.presentation())
      #expect(isNear(Double(second.transform.m11), 2.5))
    }
  }

  @Test func completionAndDelayAreThoseOfABlock() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var ends: [Double] = []
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5, options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.alpha = 0 }
        }, completion: { _ in ends.append(CACurrentMediaTime()) })
      stage.advance(to: 4)
      #expect(ends.count == 1)
      #expect(isNear(ends.first ?? 0, 1.5, 1e-9))
    }
  }

  @Test func badTimesNeitherTrapNorHang() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        for (start, length) in [(Double.nan, 1.0), (.infinity, .nan), (-3, -1), (0.5, 1e300)] {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
            view.center.x += 10
          }
        }
      }
      #expect(stage.x(of: view, at: 0.5).isFinite)
    }
  }
}
