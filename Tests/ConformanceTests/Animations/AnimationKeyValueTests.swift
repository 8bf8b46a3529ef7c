import QuartzCore
import Testing

/// Key-value access: CAPG appendix C (D) where nothing else is said.
@MainActor
struct AnimationKeyValueTests {
  @Test func anUnknownKeyIsKept() {
    let animation = CABasicAnimation(keyPath: "position")
    #expect(animation.value(forKey: "name") == nil)
    animation.setValue("form", forKey: "name")
    animation.setValue(animation.keyPath, forKey: "what")
    #expect(animation.value(forKey: "name") as? String == "form")
    #expect(animation.value(forKeyPath: "name") as? String == "form")
    #expect(animation.value(forKey: "what") as? String == "position")
    animation.setValue(nil, forKey: "name")
    #expect(animation.value(forKey: "name") == nil)
  }

  // The usual way to tell animations apart in animationDidStop.
  @Test func theLayersCopyCarriesItsNameAndLayer() {
    final class Listener: CAAnimationDelegate {
      var names: [String] = []
      var layers: [CALayer] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        names.append(anim.value(forKey: "name") as? String ?? "none")
        if let layer = anim.value(forKey: "layer") as? CALayer { layers.append(layer) }
      }
    }
    let listener = Listener()
    onStage { stage in
      let layer = stage.show(CALayer())
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.delegate = listener
      animation.setValue("form", forKey: "name")
      animation.setValue(layer, forKey: "layer")
      layer.add(animation, forKey: nil)
      stage.advance(to: 1)
      #expect(listener.names == ["form"])
      #expect(listener.layers.first === layer)
    }
  }

  @Test func propertiesAreReadByKey() {
    let animation = CABasicAnimation(keyPath: "position")
    (animation.duration, animation.repeatCount, animation.speed) = (2, 3, 0.5)
    (animation.isAdditive, animation.isRemovedOnCompletion) = (true, false)
    animation.fillMode = .forwards
    animation.toValue = 5.5
    #expect(animation.value(forKey: "duration") as? Double == 2)
    #expect(animation.value(forKey: "repeatCount") as? Double == 3)
    #expect(animation.value(forKey: "speed") as? Double == 0.5)
    #expect(animation.value(forKey: "beginTime") as? Double == 0)
    #expect(animation.value(forKey: "autoreverses") as? Bool == false)
    #expect(animation.value(forKey: "keyPath") as? String == "position")
    #expect(animation.value(forKey: "additive") as? Bool == true)
    #expect(animation.value(forKey: "isAdditive") as? Bool == true)
    #expect(animation.value(forKey: "cumulative") as? Bool == false)
    #expect(animation.value(forKey: "removedOnCompletion") as? Bool == false)
    #expect(animation.value(forKey: "fillMode") as? String == "forwards")
    #expect(animation.value(forKey: "toValue") as? Double == 5.5)
    #expect(animation.value(forKey: "fromValue") == nil)
    #expect(animation.value(forKey: "timingFunction") == nil)
  }

  @Test func propertiesAreSetByKey() {
    let animation = CABasicAnimation()
    animation.setValue("opacity", forKey: "keyPath")
    animation.setValue(2.5, forKey: "duration")
    animation.setValue(Float.infinity, forKey: "repeatCount")
    animation.setValue(true, forKey: "autoreverses")
    animation.setValue("both", forKey: "fillMode")
    animation.setValue(false, forKey: "removedOnCompletion")
    animation.setValue(true, forKey: "cumulative")
    animation.setValue(1, forKey: "fromValue")
    animation.setValue(CAMediaTimingFunction(name: .easeOut), forKey: "timingFunction")
    #expect(animation.keyPath == "opacity")
    #expect(animation.duration == 2.5)
    #expect(animation.repeatCount == .infinity)
    #expect(animation.autoreverses && animation.fillMode == .both)
    #expect(!animation.isRemovedOnCompletion && animation.isCumulative)
    #expect(animation.fromValue as? Int == 1)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeOut))
    animation.setValue(nil, forKey: "fromValue")
    #expect(animation.fromValue == nil)
  }

  @Test func propertiesOfEveryClassHaveKeys() {
    let keyframes = CAKeyframeAnimation()
    keyframes.setValue([1, 2], forKey: "values")
    keyframes.setValue("cubic", forKey: "calculationMode")
    keyframes.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
    #expect(keyframes.values as? [Int] == [1, 2])
    #expect(keyframes.value(forKey: "calculationMode") as? String == "cubic")
    #expect(keyframes.rotationMode == .rotateAuto)
    let spring = CASpringAnimation()
    spring.setValue(2, forKey: "mass")
    spring.setValue(30, forKey: "damping")
    spring.setValue(true, forKey: "allowsOverdamping")
    #expect(spring.mass == 2 && spring.damping == 30 && spring.allowsOverdamping)
    #expect(spring.value(forKey: "stiffness") as? Double == 100)
    #expect(spring.value(forKey: "settlingDuration") as? Double == spring.settlingDuration)
    #expect(spring.value(forKey: "perceptualDuration") as? Double == spring.perceptualDuration)
    let group = CAAnimationGroup()
    group.setValue([spring], forKey: "animations")
    #expect(group.animations?.first === spring)
  }

  // Key paths go through groups and the parts of structures.
  @Test func keyPathsLeadInside() {
    let first = CABasicAnimation(keyPath: "position")
    let second = CABasicAnimation(keyPath: "bounds")
    let group = CAAnimationGroup()
    group.animations = [first, second]
    group.setValue(3, forKeyPath: "animations.duration")
    #expect(first.duration == 3 && second.duration == 3)
    #expect(group.value(forKeyPath: "animations.keyPath") as? [String] == ["position", "bounds"])
    first.toValue = CGPoint(x: 3, y: 4)
    #expect(first.value(forKeyPath: "toValue.y") as? Double == 4)
    first.setValue(second, forKey: "next")
    first.setValue(8, forKeyPath: "next.duration")
    #expect(second.duration == 8)
    #expect(first.value(forKeyPath: "nobody.duration") == nil)
  }

  // 2.3 (M GS): the class names the mode it starts in, and names no values.
  @Test func aClassKnowsItsDefaults() {
    #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
    #expect(CAKeyframeAnimation.defaultValue(forKey: "values") == nil)
    #expect(CAKeyframeAnimation.defaultValue(forKey: "rotationMode") == nil)
    #expect(CAAnimation.defaultValue(forKey: "duration") as? Double == 0)
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Double == 1)
    #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
    #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? Double == 100)
    #expect(CAAnimation.defaultValue(forKey: "stiffness") == nil)
    #expect(CABasicAnimation.defaultValue(forKey: "nonsense") == nil)
  }

  // CAAnimation.h (D HDR): the base implementation says yes.
  @Test func everythingIsArchivedUnlessASubclassObjects() {
    final class Reticent: CABasicAnimation {
      override func shouldArchiveValue(forKey key: String) -> Bool {
        key != "secret" && super.shouldArchiveValue(forKey: key)
      }
    }
    #expect(CAAnimation().shouldArchiveValue(forKey: "duration"))
    #expect(CAAnimation().shouldArchiveValue(forKey: "nonsense"))
    #expect(!Reticent().shouldArchiveValue(forKey: "secret"))
    #expect(Reticent().shouldArchiveValue(forKey: "keyPath"))
  }
}
