import QuartzCore
import Testing

// 2.5 and 1.5: what a transition is before it is drawn.

@MainActor
struct CATransitionPropertyTests {
  // 2.5, measured.
  @Test func aNewTransitionIsAFadeOfTheWholeWay() {
    let transition = CATransition()
    #expect(transition.type == .fade)
    #expect(transition.type.rawValue == "fade")
    #expect(transition.subtype == nil)
    #expect(transition.startProgress == 0)
    #expect(transition.endProgress == 1)
    #expect(transition.filter == nil)
    #expect(transition.duration == 0)
    #expect(transition.timingFunction == nil)
    #expect(transition.fillMode == .removed)
    #expect(transition.isRemovedOnCompletion)
    #expect(transition.speed == 1)
    let animation: CAAnimation = transition
    #expect(!(animation is CAPropertyAnimation))
  }

  // 2.5, measured: kept as they are set.
  @Test func settersKeepWhatTheyAreGiven() {
    let transition = CATransition()
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    #expect(transition.startProgress == 0.25)
    #expect(transition.endProgress == 0.75)
    transition.startProgress = -1
    transition.endProgress = 2
    #expect(transition.startProgress == -1)
    #expect(transition.endProgress == 2)
    transition.startProgress = 0.8
    transition.endProgress = 0.2
    #expect(transition.startProgress == 0.8)
    #expect(transition.endProgress == 0.2)
    transition.filter = 7
    #expect(transition.filter as? Int == 7)
    #expect(transition.type == .fade)
    transition.type = .moveIn
    #expect(transition.type.rawValue == "moveIn")
    transition.subtype = .fromLeft
    #expect(transition.subtype?.rawValue == "fromLeft")
    transition.type = CATransitionType(rawValue: "cube")
    #expect(transition.type.rawValue == "cube")
    transition.subtype = nil
    #expect(transition.subtype == nil)
  }

  // Documented constants, and their strings.
  @Test func theNamesAreTheirOldConstants() {
    #expect(CATransitionType.fade.rawValue == "fade")
    #expect(CATransitionType.moveIn.rawValue == "moveIn")
    #expect(CATransitionType.push.rawValue == "push")
    #expect(CATransitionType.reveal.rawValue == "reveal")
    #expect(CATransitionSubtype.fromRight.rawValue == "fromRight")
    #expect(CATransitionSubtype.fromLeft.rawValue == "fromLeft")
    #expect(CATransitionSubtype.fromTop.rawValue == "fromTop")
    #expect(CATransitionSubtype.fromBottom.rawValue == "fromBottom")
    #expect(kCATransition == "transition")
  }

  @Test func keyValueCodingReachesTheProperties() {
    let transition = CATransition()
    #expect(transition.value(forKey: "type") as? String == "fade")
    #expect(transition.value(forKey: "subtype") == nil)
    #expect(transition.value(forKey: "startProgress") as? Double == 0)
    #expect(transition.value(forKey: "endProgress") as? Double == 1)
    transition.setValue("push", forKey: "type")
    transition.setValue("fromTop", forKey: "subtype")
    transition.setValue(0.5, forKey: "endProgress")
    #expect(transition.type == .push)
    #expect(transition.subtype == .fromTop)
    #expect(transition.endProgress == 0.5)
    transition.setValue(nil, forKey: "subtype")
    #expect(transition.subtype == nil)
    #expect(CATransition.defaultValue(forKey: "type") as? String == "fade")
    #expect(CATransition.defaultValue(forKey: "endProgress") as? Double == 1)
  }

  @Test func aCopyHasEveryValue() throws {
    let transition = CATransition()
    transition.type = .reveal
    transition.subtype = .fromBottom
    transition.startProgress = 0.1
    transition.endProgress = 0.9
    transition.filter = "filter"
    transition.duration = 3
    transition.setValue("mine", forKey: "name")
    let copy = try #require(transition.copy() as? CATransition)
    #expect(copy !== transition)
    #expect(copy.type == .reveal)
    #expect(copy.subtype == .fromBottom)
    #expect(copy.startProgress == 0.1)
    #expect(copy.endProgress == 0.9)
    #expect(copy.filter as? String == "filter")
    #expect(copy.duration == 3)
    #expect(copy.value(forKey: "name") as? String == "mine")
  }

  // 1.5: always stored under "transition", whatever key is passed.
  @Test func everyKeyIsTransition() {
    for key in [nil, "mine", "", "transition", "contents"] {
      let layer = CALayer()
      layer.add(CATransition(), forKey: key)
      #expect(layer.animationKeys() == ["transition"])
      #expect(layer.animation(forKey: kCATransition) is CATransition)
      if let key, key != kCATransition { #expect(layer.animation(forKey: key) == nil) }
    }
  }

  @Test func aSecondTransitionReplacesTheFirst() {
    let layer = CALayer()
    let push = CATransition()
    push.type = .push
    layer.add(CATransition(), forKey: "a")
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "opacity")
    layer.add(push, forKey: "b")
    #expect(layer.animationKeys() == ["opacity", "transition"])
    #expect((layer.animation(forKey: "transition") as? CATransition)?.type == .push)
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["opacity", "transition"])
    layer.removeAnimation(forKey: "transition")
    #expect(layer.animationKeys() == ["opacity"])
  }

  // 1.5: duration 0 becomes the transaction's, or a quarter of a second.
  @Test func theDurationIsTheTransactions() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: nil)
    #expect(layer.animation(forKey: "transition")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(CATransition(), forKey: nil)
    CATransaction.commit()
    #expect(layer.animation(forKey: "transition")?.duration == 2)
    let own = CATransition()
    own.duration = 0.7
    layer.add(own, forKey: nil)
    #expect(layer.animation(forKey: "transition")?.duration == 0.7)
  }

  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append(flag ? "finished" : "cut short")
    }
  }

  // 1.7: calls and removal as for any animation.
  @Test func itTellsItsDelegateAndIsRemoved() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let listener = Listener()
      let transition = CATransition()
      transition.duration = 1
      transition.delegate = listener
      var isComplete = false
      CATransaction.setCompletionBlock { isComplete = true }
      layer.add(transition, forKey: nil)
      stage.advance(to: 0.5)
      #expect(listener.calls == ["start"])
      #expect(layer.animationKeys() == ["transition"])
      #expect(!isComplete)
      stage.advance(to: 1.5)
      #expect(listener.calls == ["start", "finished"])
      #expect(layer.animationKeys() == nil)
      #expect(isComplete)
    }
  }

  @Test func itStaysWhenItIsNotRemovedOnCompletion() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let transition = CATransition()
      transition.isRemovedOnCompletion = false
      layer.add(transition, forKey: nil)
      stage.advance(to: 5)
      #expect(layer.animationKeys() == ["transition"])
    }
  }

  // 4.3: an action that is a transition is added as one.
  @Test func anActionMayBeATransition() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let push = CATransition()
      push.type = .push
      layer.actions = ["backgroundColor": push]
      layer.backgroundColor = solidColor(red: 255)
      #expect(layer.animationKeys() == ["transition"])
      let added = layer.animation(forKey: "transition") as? CATransition
      #expect(added?.type == .push)
      #expect(added?.duration == 0.25)
      #expect(push.duration == 0)
    }
  }
}
