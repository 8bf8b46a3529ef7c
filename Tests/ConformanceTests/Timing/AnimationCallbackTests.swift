import QuartzCore
import Testing

/// 1.7: what an animation's delegate is told, and when.
@MainActor
struct AnimationCallbackTests {
  /// What the delegate of a rise on a resting layer is told until ten seconds have passed.
  private func notes(_ prepare: (CABasicAnimation) -> Void = { _ in }) -> [String] {
    onStage { stage in
      let witness = AnimationWitness()
      let animation = rise {
        $0.delegate = witness
        prepare($0)
      }
      let layer = stage.restingLayer()
      stage.turn { layer.add(animation, forKey: nil) }
      stage.advance(to: 10)
      return witness.notes
    }
  }

  // 1.7 (D HDR)
  @Test func theDelegateHearsOfStartAndEndAtTheirTimes() {
    #expect(notes() == ["start 0.0", "end 1.0"])
    #expect(notes { $0.beginTime = 0.5 } == ["start 0.5", "end 1.5"])
    #expect(notes { $0.speed = 2 } == ["start 0.0", "end 0.5"])
    #expect(notes { $0.timeOffset = 0.75 } == ["start 0.0", "end 1.0"])
    #expect(notes { $0.autoreverses = true } == ["start 0.0", "end 2.0"])
    #expect(notes { ($0.autoreverses, $0.repeatCount) = (true, 1.5) } == ["start 0.0", "end 3.0"])
    #expect(notes { $0.repeatDuration = 0.25 } == ["start 0.0", "end 0.25"])
    #expect(notes { ($0.speed, $0.timeOffset) = (-0.5, 1) } == ["start 0.0", "end 2.0"])
    #expect(notes { $0.speed = -1 } == ["start 0.0", "end 0.0"])
  }

  // 1.7: filling before the beginning is not starting.
  @Test func aFilledBeginningIsNotTheStart() {
    #expect(notes { ($0.beginTime, $0.fillMode) = (2, .both) } == ["start 2.0", "end 3.0"])
  }

  // 1.7 (D)
  @Test func endlessAnimationsNeverEnd() {
    #expect(notes { $0.repeatCount = .infinity } == ["start 0.0"])
    #expect(notes { $0.repeatCount = .greatestFiniteMagnitude } == ["start 0.0"])
    #expect(notes { $0.repeatDuration = .infinity } == ["start 0.0"])
    #expect(notes { $0.speed = 0 } == ["start 0.0"])
  }

  // 1.7 (D HDR): once, also where it stays.
  @Test func anAnimationThatStaysEndsOnce() {
    let told = notes { ($0.isRemovedOnCompletion, $0.fillMode) = (false, .forwards) }
    #expect(told == ["start 0.0", "end 1.0"])
  }

  // 1.5, 1.7 (D HDR)
  @Test func removedAndReplacedAnimationsEndUnfinished() {
    onStage { stage in
      let layer = stage.restingLayer()
      let (first, second) = (AnimationWitness(), AnimationWitness())
      let animation = rise { $0.delegate = first }
      stage.turn { layer.add(animation, forKey: "rise") }
      stage.advance(to: 0.5)
      animation.delegate = second
      stage.turn { layer.add(animation, forKey: "rise") }
      stage.advance(to: 0.75)
      stage.turn { layer.removeAnimation(forKey: "rise") }
      stage.advance(to: 9)
      #expect(first.notes == ["start 0.0", "cut 0.5"])
      #expect(second.notes == ["start 0.5", "cut 0.75"])
    }
  }

  // 1.7: one that ended and stayed is not told again when it is removed.
  @Test func removingAfterTheEndIsNotTold() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.turn {
        layer.add(
          rise {
            $0.isRemovedOnCompletion = false
            $0.delegate = witness
          }, forKey: "rise")
      }
      stage.advance(to: 2)
      stage.turn { layer.removeAllAnimations() }
      stage.advance(to: 3)
      #expect(witness.notes == ["start 0.0", "end 1.0"])
    }
  }

  // 1.7 (D HDR)
  @Test func leavingTheTreeEndsAnimationsUnfinished() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      let witness = AnimationWitness()
      stage.turn { layer.add(rise { ($0.duration, $0.delegate) = (5, witness) }, forKey: "rise") }
      stage.advance(to: 1)
      // Back in its place before the turn ends it has not left.
      stage.turn {
        parent.removeFromSuperlayer()
        stage.rootLayer.insertSublayer(parent, at: 0)
      }
      #expect(layer.animationKeys() == ["rise"])
      stage.turn { parent.removeFromSuperlayer() }
      stage.advance(to: 1)
      #expect(witness.notes == ["start 0.0", "cut 1.0"])
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation() == nil)
    }
  }

  // 1.7 (D): the object is the one attached to the layer.
  @Test func theDelegateIsToldOfTheLayersCopy() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      let animation = rise {
        $0.delegate = witness
        $0.isRemovedOnCompletion = false
        $0.setValue("mark", forKey: "owner")
      }
      stage.turn { layer.add(animation, forKey: "rise") }
      stage.advance(to: 2)
      #expect(witness.animations.count == 2)
      for told in witness.animations {
        #expect(told !== animation)
        #expect(told === layer.animation(forKey: "rise"))
        #expect(told.value(forKey: "owner") as? String == "mark")
      }
    }
  }

  // 1.7: when the end is told, an animation that does not stay has left.
  @Test func atTheEndTheAnimationHasLeft() {
    @MainActor final class Looker: NSObject, CAAnimationDelegate {
      let layer: CALayer
      var keys: [String]?? = nil
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        keys = .some(layer.animationKeys())
      }
    }
    onStage { stage in
      let layer = stage.restingLayer()
      let looker = Looker(layer)
      stage.turn { layer.add(rise { $0.delegate = looker }, forKey: "rise") }
      stage.advance(to: 1)
      #expect(looker.keys == .some(nil))
    }
  }

  // 1.6, 1.7 (I): what a delegate starts begins at the moment it is told.
  @Test func whatADelegateStartsBeginsThere() {
    @MainActor final class Relay: NSObject, CAAnimationDelegate {
      let layer: CALayer
      init(_ layer: CALayer) { self.layer = layer }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard layer.zPosition < 1 else { return }
        CATransaction.setDisableActions(true)
        layer.zPosition = 5
        layer.add(rise(), forKey: "second")
      }
    }
    onStage { stage in
      let layer = stage.restingLayer()
      let relay = Relay(layer)
      stage.turn { layer.add(rise { ($0.duration, $0.delegate) = (1.5, relay) }, forKey: "first") }
      #expect(stage.depth(of: layer, at: 2) == 50)
      #expect(layer.animation(forKey: "second")?.beginTime == 1.5)
      #expect(stage.depth(of: layer, at: 2.5) == 5)
    }
  }

  // 1.2, 1.7: under clocks of layers an animation ends when its local time says so.
  @Test func layersClocksMoveTheEnd() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      let witness = AnimationWitness()
      stage.turn {
        parent.speed = 2
        layer.speed = 0.25
        layer.timeOffset = 3
        layer.add(rise { ($0.beginTime, $0.delegate) = (3.5, witness) }, forKey: nil)
      }
      stage.advance(to: 10)
      // Local time is t/2 + 3.
      #expect(witness.notes == ["start 1.0", "end 3.0"])
    }
  }

  // 1.2, 1.7: when a clock is changed, the end is where the new one puts it.
  @Test func aChangedClockMovesTheEnd() {
    onStage { stage in
      let layer = stage.restingLayer()
      let (first, second) = (AnimationWitness(), AnimationWitness())
      stage.turn {
        layer.add(rise { ($0.duration, $0.delegate) = (4, first) }, forKey: "first")
        layer.add(rise { ($0.duration, $0.delegate) = (9, second) }, forKey: "second")
      }
      stage.advance(to: 1)
      // Local time is 5t − 4.
      stage.turn {
        layer.beginTime = 1
        layer.timeOffset = 1
        layer.speed = 5
      }
      stage.advance(to: 1.5)
      // And now 7 from here: the first is past its end.
      stage.turn {
        layer.beginTime = 1.5
        layer.timeOffset = 7
        layer.speed = 1
      }
      stage.advance(to: 10)
      #expect(first.notes == ["start 0.0", "end 1.5"])
      #expect(second.notes == ["start 0.0", "end 3.5"])
    }
  }

  // 1.2, 1.10 (O SO-36338092): in a layer that runs backwards an animation is over at its
  // beginning.
  @Test func backwardsAnAnimationIsOverAtItsBeginning() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.turn { layer.add(rise { ($0.duration, $0.delegate) = (4, witness) }, forKey: "rise") }
      stage.advance(to: 3)
      stage.turn {
        layer.beginTime = 3
        layer.timeOffset = 3
        layer.speed = -2
      }
      #expect(stage.depth(of: layer, at: 4) == 25)
      #expect(layer.animationKeys() == ["rise"])
      stage.advance(to: 4.5)
      #expect(layer.animationKeys() == nil)
      #expect(witness.notes == ["start 0.0", "end 4.5"])
    }
  }

  // The same, for one that lies ahead in local time: it is come upon at its end.
  @Test func backwardsAnAnimationStartsAtItsEnd() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.turn {
        layer.timeOffset = 10
        layer.speed = -1
        layer.add(rise { ($0.beginTime, $0.duration, $0.delegate) = (5, 2, witness) }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 2) == -1)
      #expect(stage.depth(of: layer, at: 4) == 50)
      #expect(stage.depth(of: layer, at: 6) == -1)
      #expect(witness.notes == ["start 3.0", "end 5.0"])
    }
  }

  // Two reversals make a clock that runs on.
  @Test func twoReversedClocksRunForwards() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      let witness = AnimationWitness()
      stage.turn {
        parent.timeOffset = 20
        parent.speed = -1
        layer.timeOffset = 20
        layer.speed = -1
        layer.add(rise { $0.delegate = witness }, forKey: nil)
      }
      // Local time is t: 20 − (20 − t).
      #expect(stage.depth(of: layer, at: 0.25) == 25)
      stage.advance(to: 3)
      #expect(witness.notes == ["start 0.0", "end 1.0"])
    }
  }

  // 1.7: several ends at one moment are told in the order of addition.
  @Test func endsAtOneMomentKeepTheirOrder() {
    @MainActor final class Recorder: NSObject, CAAnimationDelegate {
      var order: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        order.append(anim.value(forKey: "name") as? String ?? "")
      }
    }
    onStage { stage in
      let layer = stage.restingLayer()
      let recorder = Recorder()
      stage.turn {
        for name in ["c", "a", "b"] {
          let animation = rise { $0.delegate = recorder }
          animation.setValue(name, forKey: "name")
          layer.add(animation, forKey: name)
        }
      }
      stage.advance(to: 1)
      #expect(recorder.order == ["c", "a", "b"])
    }
  }
}
