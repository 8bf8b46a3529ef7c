import QuartzCore
import Testing

/// 1.1: the eight properties of CAMediaTiming.
@MainActor
struct TimingPropertiesTests {
  private func expectRest(_ object: any CAMediaTiming) {
    #expect(object.beginTime == 0)
    #expect(object.timeOffset == 0)
    #expect(object.speed == 1)
    #expect(object.repeatCount == 0)
    #expect(object.repeatDuration == 0)
    #expect(!object.autoreverses)
    #expect(object.fillMode == .removed)
  }

  // 1.1 (D HDR, M GS timing.m)
  @Test func anAnimationStartsWithNoDuration() {
    for animation in [
      CAAnimation(), CAPropertyAnimation(), CABasicAnimation(), CAKeyframeAnimation(),
      CASpringAnimation(), CAAnimationGroup(),
    ] {
      expectRest(animation)
      #expect(animation.duration == 0)
      #expect(animation.isRemovedOnCompletion)
      #expect(animation.delegate == nil)
      #expect(animation.timingFunction == nil)
    }
  }

  // 1.1 (M GS timing.m, OCA)
  @Test func aLayerStartsWithAnInfiniteDuration() {
    for layer in [CALayer(), CAShapeLayer(), CATextLayer(), CAReplicatorLayer()] {
      expectRest(layer)
      #expect(layer.duration == .infinity)
    }
  }

  private func expectToKeep(_ object: any CAMediaTiming) {
    object.beginTime = 1.5
    object.timeOffset = 0.25
    object.repeatCount = 3
    object.repeatDuration = 9
    object.autoreverses = true
    object.fillMode = .both
    object.duration = 2
    object.speed = 0.5
    #expect(object.beginTime == 1.5)
    #expect(object.timeOffset == 0.25)
    #expect(object.repeatCount == 3)
    #expect(object.repeatDuration == 9)
    #expect(object.autoreverses)
    #expect(object.fillMode == .both)
    #expect(object.duration == 2)
    #expect(object.speed == 0.5)
    object.repeatCount = .infinity
    #expect(object.repeatCount == .infinity)
    object.repeatCount = .greatestFiniteMagnitude
    #expect(object.repeatCount == .greatestFiniteMagnitude)
    object.speed = -2
    #expect(object.speed == -2)
    object.fillMode = CAMediaTimingFillMode(rawValue: "sideways")
    #expect(object.fillMode.rawValue == "sideways")
  }

  // 1.1 (M GS timing.m)
  @Test func whatIsSetIsKept() {
    expectToKeep(CALayer())
    expectToKeep(CABasicAnimation())
    expectToKeep(CAAnimationGroup())
  }

  // 1.1 (M GS timing.m)
  @Test func aLayersClassKnowsTheDefaults() {
    #expect(CALayer.defaultValue(forKey: "duration") as? Double == .infinity)
    #expect((CALayer.defaultValue(forKey: "speed") as? NSNumber)?.doubleValue == 1)
    #expect(CALayer.defaultValue(forKey: "fillMode") as? String == "removed")
  }

  // 1.1 (D HDR)
  @Test func timingIsReachedByKey() {
    let layer = CALayer()
    layer.setValue(0.5, forKey: "speed")
    layer.setValue(3, forKeyPath: "timeOffset")
    layer.setValue(true, forKey: "autoreverses")
    layer.setValue("forwards", forKey: "fillMode")
    #expect(layer.speed == 0.5)
    #expect(layer.timeOffset == 3)
    #expect(layer.autoreverses)
    #expect(layer.fillMode == .forwards)
    let animation = CABasicAnimation()
    animation.setValue(7, forKey: "duration")
    animation.setValue(2.5, forKey: "repeatCount")
    animation.setValue(false, forKey: "removedOnCompletion")
    #expect(animation.duration == 7)
    #expect(animation.repeatCount == 2.5)
    #expect(!animation.isRemovedOnCompletion)
  }

  // constants.m (M GS)
  @Test func fillModesHaveTheirNames() {
    #expect(CAMediaTimingFillMode.removed.rawValue == "removed")
    #expect(CAMediaTimingFillMode.forwards.rawValue == "forwards")
    #expect(CAMediaTimingFillMode.backwards.rawValue == "backwards")
    #expect(CAMediaTimingFillMode.both.rawValue == "both")
  }

  // 1.5 (M GS animation.m): a copy has every timing value and retains the delegate.
  @Test func aCopyHasTheSameTiming() {
    let witness = AnimationWitness()
    let animation = rise {
      expectToKeep($0)
      $0.fillMode = .backwards
      $0.isRemovedOnCompletion = false
      $0.delegate = witness
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    let copy = animation.copy() as? CABasicAnimation
    #expect(copy !== animation)
    #expect(copy?.duration == 2)
    #expect(copy?.beginTime == 1.5)
    #expect(copy?.timeOffset == 0.25)
    #expect(copy?.repeatCount == .greatestFiniteMagnitude)
    #expect(copy?.repeatDuration == 9)
    #expect(copy?.speed == -2)
    #expect(copy?.autoreverses == true)
    #expect(copy?.fillMode == .backwards)
    #expect(copy?.isRemovedOnCompletion == false)
    #expect(copy?.delegate === witness)
    #expect(copy?.timingFunction === animation.timingFunction)
    #expect(copy?.keyPath == "zPosition")
    #expect(copy?.toValue as? Int == 100)
  }

  // 1.7 (M GS animation.m): the delegate is retained, unlike most.
  @Test func anAnimationKeepsItsDelegate() {
    let animation = CABasicAnimation()
    weak var kept: AnimationWitness?
    do {
      let witness = AnimationWitness()
      animation.delegate = witness
      kept = witness
    }
    #expect(kept != nil)
    animation.delegate = nil
    #expect(kept == nil)
  }
}
