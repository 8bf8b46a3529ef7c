import QuartzCore
import Testing

@MainActor
struct AnimationDefaultsTests {
  // 1.1 (D HDR), 2.1 (M GS)
  @Test func anAnimationStartsPlain() {
    for animation in [CAAnimation(), CABasicAnimation(), CAKeyframeAnimation()] {
      #expect(animation.delegate == nil)
      #expect(animation.timingFunction == nil)
      #expect(animation.isRemovedOnCompletion)
      #expect(animation.beginTime == 0)
      #expect(animation.timeOffset == 0)
      #expect(animation.duration == 0)
      #expect(animation.speed == 1)
      #expect(animation.repeatCount == 0)
      #expect(animation.repeatDuration == 0)
      #expect(!animation.autoreverses)
      #expect(animation.fillMode == .removed)
      #expect(animation.fillMode.rawValue == "removed")
    }
  }

  // API page of preferredFrameRateRange (D)
  @Test func aFrameRateRangeIsKept() {
    let animation = CAAnimation()
    #expect(animation.preferredFrameRateRange == .default)
    let range = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    animation.preferredFrameRateRange = range
    #expect(animation.preferredFrameRateRange == range)
    #expect((animation.copy() as? CAAnimation)?.preferredFrameRateRange == range)
  }

  // 2.1 (M GS)
  @Test func aPropertyAnimationStartsWithoutKeyPath() {
    let animation = CAPropertyAnimation()
    #expect(animation.keyPath == nil)
    #expect(!animation.isAdditive)
    #expect(!animation.isCumulative)
    #expect(animation.valueFunction == nil)
    #expect(CAPropertyAnimation(keyPath: "opacity").keyPath == "opacity")
    #expect(CABasicAnimation(keyPath: nil).keyPath == nil)
    #expect(CAKeyframeAnimation(keyPath: "no.such.path").keyPath == "no.such.path")
  }

  // 2.2 (M GS)
  @Test func aBasicAnimationStartsWithoutValues() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.fromValue == nil)
    #expect(animation.toValue == nil)
    #expect(animation.byValue == nil)
  }

  // 2.3 (M GS)
  @Test func aKeyframeAnimationStartsWithNothingToFollow() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    #expect(animation.values == nil && animation.path == nil && animation.keyTimes == nil)
    #expect(animation.timingFunctions == nil && animation.rotationMode == nil)
    #expect(animation.tensionValues == nil && animation.continuityValues == nil)
    #expect(animation.biasValues == nil)
    #expect(animation.calculationMode == .linear)
  }

  // 2.4 (D API; M GS)
  @Test func aSpringStartsUnderdampedAndAtRest() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(!spring.allowsOverdamping)
    #expect(spring.duration == 0)
    #expect(spring.keyPath == "position")
  }

  // Documented: the classes and what they are kinds of.
  @Test func theFamily() {
    let spring: CAAnimation = CASpringAnimation()
    #expect(spring is CABasicAnimation)
    #expect(spring is CAPropertyAnimation)
    #expect(CAKeyframeAnimation() as CAAnimation is CAPropertyAnimation)
    #expect(!(CAAnimationGroup() as CAAnimation is CAPropertyAnimation))
    #expect(spring as Any is any CAAction)
    #expect(spring as Any is any CAMediaTiming)
    #expect(spring as Any is any NSCopying)
  }

  // 2.3 (M GS)
  @Test func theNamesOfTheModes() {
    let modes: [(CAAnimationCalculationMode, String)] = [
      (.linear, "linear"), (.discrete, "discrete"), (.paced, "paced"), (.cubic, "cubic"),
      (.cubicPaced, "cubicPaced"),
    ]
    for (mode, name) in modes {
      #expect(mode.rawValue == name)
      #expect(CAAnimationCalculationMode(rawValue: name) == mode)
    }
    #expect(CAAnimationRotationMode.rotateAuto.rawValue == "auto")
    #expect(CAAnimationRotationMode.rotateAutoReverse.rawValue == "autoReverse")
  }

  // 1.5 (M GS): unlike most delegates.
  @Test func aDelegateIsRetained() {
    final class Listener: CAAnimationDelegate {}
    weak var listener: Listener?
    let animation = CAAnimation()
    do {
      let made = Listener()
      listener = made
      animation.delegate = made
    }
    #expect(listener != nil)
    #expect(animation.delegate === listener)
    animation.delegate = nil
    #expect(listener == nil)
  }
}
