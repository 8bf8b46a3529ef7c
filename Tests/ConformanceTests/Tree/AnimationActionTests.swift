import QuartzCore
import Testing

/// Animations as actions.
@MainActor
struct AnimationActionTests {
  // 4.3: key path, start value and duration are filled in, in a copy under the key.
  @Test func whatAnAnimationLacksIsFilledIn() throws {
    try onStage { stage in
      let layer = stage.show(CALayer())
      let action = CABasicAnimation()
      layer.actions = ["opacity": action]
      layer.opacity = 0.25
      let added = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(added.keyPath == "opacity")
      #expect(added.fromValue as? Double == 1)
      #expect(added.toValue == nil)
      #expect(added.duration == 0.25)
      #expect(action.keyPath == nil)
      #expect(action.fromValue == nil)
      #expect(action.duration == 0)
    }
  }

  // 4.3: what it has is left alone.
  @Test func whatAnAnimationHasIsLeftAlone() throws {
    try onStage { stage in
      let layer = stage.show(CALayer())
      let action = CABasicAnimation(keyPath: "position.x")
      action.fromValue = 7
      action.duration = 3
      action.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.actions = ["opacity": action]
      layer.opacity = 0.25
      let added = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(added.keyPath == "position.x")
      #expect(added.fromValue as? Int == 7)
      #expect(added.duration == 3)
      #expect(added.timingFunction == CAMediaTimingFunction(name: .easeIn))
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test func aKeyframeAnimationGetsItsKeyPath() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let action = CAKeyframeAnimation()
      action.values = [0, 1]
      layer.actions = ["opacity": action]
      layer.opacity = 0.25
      #expect((layer.animation(forKey: "opacity") as? CAKeyframeAnimation)?.keyPath == "opacity")
    }
  }

  // 4.3: the value shown, not the model's, is where it starts.
  @Test func anActionStartsFromWhatIsShown() {
    onStage { stage in
      let layer = stage.show(CALayer())
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.zPosition = 10
      stage.advance(to: 0.125)
      layer.zPosition = 0
      #expect(
        (layer.animation(forKey: "zPosition") as? CABasicAnimation)?.fromValue as? Double == 5)
    }
  }

  // CAAction: an animation run by hand is added under the event.
  @Test func anAnimationThatIsRunIsAddedToTheLayer() {
    let layer = CALayer()
    let animation = CABasicAnimation()
    animation.toValue = 0
    animation.run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["opacity"])
    #expect((layer.animation(forKey: "opacity") as? CABasicAnimation)?.keyPath == "opacity")
    animation.run(forKey: "opacity", object: "no layer", arguments: ["a": 1])
    #expect(layer.animationKeys() == ["opacity"])
  }

  // CAAction: a subclass that runs otherwise is heeded.
  @Test func aSubclassMayRunOtherwise() {
    final class Counting: CABasicAnimation {
      var runs = 0
      override func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
      ) { runs += 1 }
    }
    let layer = CALayer()
    let counting = Counting()
    layer.actions = ["opacity": counting]
    layer.opacity = 0.5
    #expect(counting.runs == 1)
    #expect(layer.animationKeys() == nil)
  }

  // Trap 1: an implicit animation lies over an explicit one that was added before.
  @Test func anImplicitAnimationHidesAnEarlierExplicitOne() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let explicit = CABasicAnimation(keyPath: "opacity")
      explicit.fromValue = 0.5
      explicit.toValue = 0.5
      explicit.duration = 1
      layer.add(explicit, forKey: "mine")
      layer.opacity = 0
      #expect(layer.animationKeys() == ["mine", "opacity"])
      #expect(stage.presentation(of: layer, at: 0)?.opacity == 1)
      #expect(stage.presentation(of: layer, at: 0.25)?.opacity == 0.5)
      #expect(layer.animationKeys() == ["mine"])
    }
  }

  // Trap 1, the other way round: the model first, the animation over it.
  @Test func anExplicitAnimationUnderTheSameKeyReplacesTheImplicitOne() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.opacity = 0
      let explicit = CABasicAnimation(keyPath: "opacity")
      explicit.fromValue = 0.5
      explicit.toValue = 0.5
      explicit.duration = 1
      layer.add(explicit, forKey: "opacity")
      #expect(layer.animationKeys() == ["opacity"])
      #expect(stage.presentation(of: layer, at: 0.125)?.opacity == 0.5)
    }
  }

  // Trap 17: in the turn of the change the old state is shown.
  @Test func thePresentationIsOldUntilTheCommit() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      let explicit = CABasicAnimation(keyPath: "zPosition")
      explicit.fromValue = 5
      explicit.toValue = 6
      layer.add(explicit, forKey: nil)
      #expect(layer.presentation()?.zPosition == 0)
      stage.commit()
      #expect(layer.presentation()?.zPosition == 5)
    }
  }
}
