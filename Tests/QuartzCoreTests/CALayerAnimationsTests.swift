import QuartzCore
import Testing
import VirtualTime

/// Adding, replacing and removing animations, and when their delegates hear of it.
@MainActor
struct CALayerAnimationsTests {
  private let scene = LayerScene()

  private func fade(duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }

  @Test func addingCopies() {
    let layer = CALayer()
    let animation = fade()
    layer.add(animation, forKey: "fade")
    animation.toValue = 5
    let stored = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(stored !== animation)
    #expect(stored?.toValue as? Int == 1)
  }

  @Test func keysReplaceAndNilDoesNot() {
    let layer = CALayer()
    layer.add(fade(), forKey: "a")
    layer.add(fade(), forKey: "b")
    layer.add(fade(), forKey: nil)
    layer.add(fade(duration: 2), forKey: "a")
    #expect(layer.animationKeys() == ["b", "a"])
    #expect(layer.animation(forKey: "a")?.duration == 2)
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func aMissingDurationIsTheTransactions() {
    let layer = scene.add(CALayer())
    scene.turn {
      layer.add(fade(duration: 0), forKey: "a")
      CATransaction.setAnimationDuration(3)
      layer.add(fade(duration: 0), forKey: "b")
    }
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    #expect(layer.animation(forKey: "b")?.duration == 3)
  }

  @Test func animationsBeginAtTheCommitInTheirLayersTime() {
    let layer = CALayer()
    layer.speed = 2
    layer.timeOffset = 10
    _ = scene.add(layer)
    scene.advance(to: 4)
    scene.turn { layer.add(fade(), forKey: "fade") }
    #expect(layer.animation(forKey: "fade")?.beginTime == 18)
    let half = scene.shown(layer, at: 4.25)
    #expect(half?.opacity == 0.5)
  }

  @Test func anAnimationShowsNothingBeforeTheCommit() {
    let layer = scene.add(CALayer())
    scene.inside {
      layer.add(fade(), forKey: "fade")
      #expect(layer.presentation()?.opacity == 1)
    }
    scene.turn {}
    #expect(scene.shown(layer, at: 0)?.opacity == 0)
  }

  @Test func aLayerOutsideTheTreeWaits() {
    let layer = CALayer()
    scene.turn { layer.add(fade(), forKey: "fade") }
    scene.advance(to: 5)
    scene.turn { scene.root.addSublayer(layer) }
    #expect(layer.animation(forKey: "fade")?.beginTime == 5)
  }

  @Test func theDelegateIsToldAtTheRightTimes() {
    let layer = scene.add(CALayer())
    let witness = AnimationWitness(scene)
    let animation = fade(duration: 1.5)
    animation.beginTime = 0.5
    animation.delegate = witness
    scene.turn { layer.add(animation, forKey: "fade") }
    scene.advance(to: 0.25)
    #expect(witness.notes == [])
    scene.advance(to: 10)
    #expect(witness.notes == ["start 0.5", "end 2.0"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func removedAndReplacedAnimationsEndUnfinished() {
    let layer = scene.add(CALayer())
    let (first, second) = (AnimationWitness(scene), AnimationWitness(scene))
    let animation = fade()
    animation.delegate = first
    scene.turn { layer.add(animation, forKey: "fade") }
    scene.advance(to: 0.5)
    animation.delegate = second
    scene.turn { layer.add(animation, forKey: "fade") }
    scene.advance(to: 0.75)
    scene.turn { layer.removeAnimation(forKey: "fade") }
    scene.advance(to: 9)
    #expect(first.notes == ["start 0.0", "cut 0.5"])
    #expect(second.notes == ["start 0.5", "cut 0.75"])
  }

  @Test func leavingTheTreeEndsAnimations() {
    let layer = scene.add(CALayer())
    let child = CALayer()
    scene.turn { layer.addSublayer(child) }
    let witness = AnimationWitness(scene)
    let animation = fade(duration: 5)
    animation.delegate = witness
    scene.turn { child.add(animation, forKey: "fade") }
    scene.advance(to: 1)
    scene.turn {
      layer.removeFromSuperlayer()
      scene.root.insertSublayer(layer, at: 0)
    }
    #expect(child.animationKeys() == ["fade"])
    scene.turn { layer.removeFromSuperlayer() }
    scene.advance(to: 1)
    #expect(witness.notes == ["start 0.0", "cut 1.0"])
    #expect(child.presentation() == nil)
  }

  @Test func filledAnimationsStayWhenTheyAreNotRemoved() {
    let layer = scene.add(CALayer())
    let witness = AnimationWitness(scene)
    let animation = fade()
    animation.toValue = 0.5
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = witness
    scene.turn { layer.add(animation, forKey: "fade") }
    #expect(scene.shown(layer, at: 7)?.opacity == 0.5)
    #expect(layer.animationKeys() == ["fade"])
    #expect(witness.notes == ["start 0.0", "end 1.0"])
  }

  @Test func endlessAnimationsNeverEnd() {
    let layer = scene.add(CALayer())
    let witness = AnimationWitness(scene)
    let animation = fade()
    animation.repeatCount = .infinity
    animation.delegate = witness
    scene.turn { layer.add(animation, forKey: "fade") }
    #expect(scene.shown(layer, at: 1000.25)?.opacity == 0.25)
    #expect(witness.notes == ["start 0.0"])
  }

  /// Apple's Technical Q&A 1673.
  @Test func layersPauseAndResumeWithoutAJump() {
    let layer = scene.add(CALayer())
    let witness = AnimationWitness(scene)
    let animation = fade(duration: 2)
    animation.delegate = witness
    scene.turn { layer.add(animation, forKey: "fade") }
    scene.advance(to: 0.5)
    scene.turn {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    #expect(scene.shown(layer, at: 3)?.opacity == 0.25)
    scene.turn {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(scene.shown(layer, at: 3)?.opacity == 0.25)
    #expect(scene.shown(layer, at: 4)?.opacity == 0.75)
    scene.advance(to: 6)
    #expect(witness.notes == ["start 0.0", "end 4.5"])
  }

  @Test func scrubbingSetsTheTimeByHand() {
    let layer = scene.add(CALayer())
    scene.turn {
      layer.speed = 0
      layer.add(fade(), forKey: "fade")
    }
    scene.advance(to: 3)
    scene.turn { layer.timeOffset = 0.75 }
    #expect(scene.shown(layer, at: 3)?.opacity == 0.75)
    scene.turn { layer.timeOffset = 1 }
    #expect(scene.shown(layer, at: 3)?.opacity == 1)
  }

  @Test func presentationsFormATree() {
    let parent = scene.add(CALayer())
    let child = CALayer()
    scene.turn { parent.addSublayer(child) }
    scene.inside {
      #expect(parent.presentation()?.sublayers?.first?.model() === child)
      #expect(child.presentation()?.superlayer?.model() === parent)
      #expect(child.presentation()?.sublayers == nil)
    }
  }
}
