import QuartzCore
import Testing

@MainActor
struct AnimationCopiesTests {
  // M GS
  @Test func aCopyIsAnotherObjectWithEveryValue() throws {
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 3
    animation.repeatCount = 2
    animation.beginTime = 5
    animation.timeOffset = 0.5
    animation.speed = 2
    animation.repeatDuration = 7
    animation.autoreverses = true
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.isRemovedOnCompletion = false
    animation.isAdditive = true
    animation.isCumulative = true
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    (animation.fromValue, animation.toValue, animation.byValue) = (1, 7, 3)
    animation.setValue("mine", forKey: "name")
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy !== animation)
    #expect(copy.keyPath == "position")
    #expect(copy.duration == 3 && copy.repeatCount == 2 && copy.beginTime == 5)
    #expect(copy.timeOffset == 0.5 && copy.speed == 2 && copy.repeatDuration == 7)
    #expect(copy.autoreverses && copy.fillMode == .both && !copy.isRemovedOnCompletion)
    #expect(copy.timingFunction === animation.timingFunction)
    #expect(copy.isAdditive && copy.isCumulative)
    #expect(copy.valueFunction === animation.valueFunction)
    #expect(copy.fromValue as? Int == 1)
    #expect(copy.toValue as? Int == 7)
    #expect(copy.byValue as? Int == 3)
    #expect(copy.value(forKey: "name") as? String == "mine")
  }

  // M GS
  @Test func whatHappensToOneDoesNotHappenToTheOther() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 1
    let copy = try #require(animation.copy() as? CABasicAnimation)
    copy.toValue = 2
    copy.keyPath = "position"
    copy.setValue(1, forKey: "extra")
    #expect(animation.toValue as? Int == 1)
    #expect(animation.keyPath == "opacity")
    #expect(animation.value(forKey: "extra") == nil)
  }

  // D API
  @Test func aCopyOfKeyframesHasTheirShape() throws {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [1, 2]
    animation.keyTimes = [0, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .linear)]
    animation.calculationMode = .cubicPaced
    animation.rotationMode = .rotateAutoReverse
    animation.tensionValues = [0.5]
    animation.continuityValues = [0.25]
    animation.biasValues = [0.75]
    animation.path = .through(.zero, CGPoint(x: 1, y: 2))
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.values as? [Int] == [1, 2])
    #expect(copy.keyTimes?.map(\.doubleValue) == [0, 1])
    #expect(copy.timingFunctions == animation.timingFunctions)
    #expect(copy.calculationMode == .cubicPaced)
    #expect(copy.rotationMode == .rotateAutoReverse)
    #expect(copy.tensionValues?.map(\.doubleValue) == [0.5])
    #expect(copy.continuityValues?.map(\.doubleValue) == [0.25])
    #expect(copy.biasValues?.map(\.doubleValue) == [0.75])
    #expect(copy.path == animation.path)
  }

  // M GS: emptying the array afterwards leaves the animation alone; an unknown mode is kept.
  @Test func keyframesKeepWhatTheyWereGiven() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    var values: [Any] = [0, 1]
    animation.values = values
    values.removeAll()
    #expect(animation.values?.count == 2)
    animation.calculationMode = CAAnimationCalculationMode(rawValue: "nonsense")
    #expect(animation.calculationMode.rawValue == "nonsense")
    #expect((animation.copy() as? CAKeyframeAnimation)?.calculationMode.rawValue == "nonsense")
  }

  // A path that goes on to be drawn does not change the animation's copy. (D: add copies)
  @Test func aLayersCopyHasThePathOfItsMoment() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let animation = keyframes("position") { $0.path = path }
    let place = onStage { stage in
      let layer = stage.show(CALayer())
      layer.add(animation, forKey: nil)
      path.addLine(to: CGPoint(x: 10, y: 90))
      return stage.presentation(of: layer, at: 0.5)?.position
    }
    #expect(place == CGPoint(x: 5, y: 0))
  }

  // D API
  @Test func aCopyOfASpringHasItsNumbers() throws {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping) = (2, 300, 5)
    (spring.initialVelocity, spring.allowsOverdamping) = (-4, true)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy.mass == 2 && copy.stiffness == 300 && copy.damping == 5)
    #expect(copy.initialVelocity == -4 && copy.allowsOverdamping)
    #expect(copy.settlingDuration == spring.settlingDuration)
  }

  // 1.9 (M GS)
  @Test func aCopyOfAGroupKeepsTheSameChildren() throws {
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation(keyPath: "opacity"), CAKeyframeAnimation()]
    let copy = try #require(group.copy() as? CAAnimationGroup)
    #expect(copy.animations?.count == 2)
    #expect(copy.animations?.first === group.animations?.first)
  }

  // 1.5 (D HDR)
  @Test func laterEditsDoNotReachTheLayersCopy() throws {
    let animation = basic("zPosition") { ($0.fromValue, $0.toValue) = (10, 20) }
    let place = onStage { stage in
      let layer = stage.show(CALayer())
      layer.add(animation, forKey: "a")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 9)
      #expect(layer.animation(forKey: "a") !== animation)
      return stage.presentation(of: layer, at: 0.5)?.zPosition
    }
    #expect(place == 15)
  }

  // 1.7 (D): callbacks are sent for the object attached to the layer.
  @Test func theDelegateIsGivenTheLayersCopy() {
    final class Listener: CAAnimationDelegate {
      var told: [CAAnimation] = []
      func animationDidStart(_ anim: CAAnimation) { told.append(anim) }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append(anim) }
    }
    onStage { stage in
      let layer = stage.show(CALayer())
      let listener = Listener()
      let original = CABasicAnimation(keyPath: "zPosition")
      (original.delegate, original.duration) = (listener, 1)
      layer.add(original, forKey: "a")
      let attached = layer.animation(forKey: "a")
      stage.advance(to: 2)
      #expect(listener.told.count == 2)
      #expect(listener.told.allSatisfy { $0 === attached && $0 !== original })
    }
  }
}
