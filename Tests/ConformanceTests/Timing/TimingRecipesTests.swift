import QuartzCore
import Testing

/// 1.10: what tutorials do with time.
@MainActor
struct TimingRecipesTests {
  private func pause(_ layer: CALayer) {
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
  }

  private func resume(_ layer: CALayer) {
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  // 1.10 (D QA1673)
  @Test func layersPauseAndResumeWithoutAJump() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      let witness = AnimationWitness()
      stage.turn { layer.add(rise { ($0.duration, $0.delegate) = (2, witness) }, forKey: nil) }
      stage.advance(to: 0.5)
      stage.turn { pause(parent) }
      #expect(stage.depth(of: layer, at: 0.5) == 25)
      #expect(stage.depth(of: layer, at: 3) == 25)
      stage.turn { resume(parent) }
      #expect(stage.depth(of: layer, at: 3) == 25)
      #expect(stage.depth(of: layer, at: 4) == 75)
      stage.advance(to: 6)
      #expect(witness.notes == ["start 0.0", "end 4.5"])
    }
  }

  // 1.10 (D QA1673): again and again.
  @Test func aLayerMayPauseManyTimes() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.turn { layer.add(rise { ($0.duration, $0.delegate) = (4, witness) }, forKey: nil) }
      // It runs in the first half of every second.
      for second in 0..<7 {
        stage.advance(to: Double(second) + 0.5)
        stage.turn { pause(layer) }
        #expect(stage.depth(of: layer, at: Double(second) + 0.75) == (Double(second) + 1) * 12.5)
        stage.advance(to: Double(second) + 1)
        stage.turn { resume(layer) }
      }
      stage.advance(to: 20)
      #expect(witness.notes == ["start 0.0", "end 7.5"])
    }
  }

  // 1.10 (D QA1673): what is added to a layer that stands still starts at the pause.
  @Test func whatIsAddedDuringAPauseStartsAtThePause() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.advance(to: 2)
      stage.turn { pause(layer) }
      stage.advance(to: 5)
      stage.turn { layer.add(rise(), forKey: "rise") }
      #expect(layer.animation(forKey: "rise")?.beginTime == 2)
      #expect(stage.depth(of: layer, at: 6) == 0)
      stage.turn { resume(layer) }
      #expect(stage.depth(of: layer, at: 6.5) == 50)
      #expect(stage.depth(of: layer, at: 7) == -1)
    }
  }

  // 1.10: implicit animations stand still too.
  @Test func implicitAnimationsPause() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setAnimationDuration(2)
        layer.zPosition = 3
      }
      stage.advance(to: 1)
      stage.turn { pause(layer) }
      #expect(stage.depth(of: layer, at: 8) == 1)
      stage.turn { resume(layer) }
      #expect(stage.depth(of: layer, at: 8.5) == 2)
    }
  }

  // 1.10 (O RQ)
  @Test func scrubbingSetsTheTimeByHand() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      stage.turn {
        parent.speed = 0
        layer.add(rise(), forKey: "rise")
        layer.add(
          rise {
            ($0.keyPath, $0.toValue) = ("cornerRadius", 8)
            ($0.beginTime, $0.duration, $0.fillMode) = (0.5, 0.5, .both)
          }, forKey: "round")
      }
      stage.advance(to: 3)
      for (offset, depth, radius) in [(0.75, 75.0, 4.0), (0.25, 25, 0), (0.5, 50, 0)] {
        stage.turn { parent.timeOffset = offset }
        let shown = stage.presentation(of: layer, at: 3)
        #expect(shown?.zPosition == CGFloat(depth))
        #expect(shown?.cornerRadius == CGFloat(radius))
      }
    }
  }

  // 1.10 (O): at the very end an animation is over; callers stop at 0.999 or fill.
  @Test func scrubbingToTheEndShowsTheModel() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.speed = 0
        layer.add(rise(), forKey: nil)
      }
      @MainActor func scrubbed(to offset: Double) -> Double? {
        stage.turn { layer.timeOffset = offset }
        return stage.depth(of: layer, at: stage.time)
      }
      #expect(scrubbed(to: 0.5) == 50)
      #expect(isClose(scrubbed(to: 0.999) ?? 0, 99.9))
      #expect(scrubbed(to: 1) == -1)
      // Nothing was removed: the way back is open.
      #expect(scrubbed(to: 0.25) == 25)
      stage.turn { layer.add(rise { $0.fillMode = .forwards }, forKey: nil) }
      #expect(scrubbed(to: 1.5) == 100)
    }
  }

  // 1.10 (O SO-36338092)
  @Test func aLayerRunsBackwardsFromWhereItWas() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      stage.turn { layer.add(rise { $0.beginTime = 1e-100 }, forKey: "rise") }
      stage.advance(to: 0.75)
      stage.turn {
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.beginTime = parent.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = -1
      }
      #expect(stage.depth(of: layer, at: 0.75) == 75)
      #expect(stage.depth(of: layer, at: 1.25) == 25)
      #expect(stage.depth(of: layer, at: 1.75) == -1)
      #expect(layer.animationKeys() == nil)
    }
  }

  // 1.10 (O RQ), trap 4
  @Test func aDelayedAnimationHoldsItsStart() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.advance(to: 3)
      stage.turn {
        layer.add(
          rise {
            $0.beginTime = CACurrentMediaTime() + 2
            $0.fillMode = .backwards
          }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 3) == 0)
      #expect(stage.depth(of: layer, at: 4.5) == 0)
      #expect(stage.depth(of: layer, at: 5.5) == 50)
      #expect(stage.depth(of: layer, at: 6) == -1)
    }
  }

  // 1.10 (O LW, RQ)
  @Test func aModelSetFirstIsKept() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setDisableActions(true)
        layer.zPosition = 40
        layer.add(rise { ($0.fromValue, $0.toValue) = (-1, nil) }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 0) == -1)
      #expect(stage.depth(of: layer, at: 1) == 40)
      #expect(layer.animationKeys() == nil)
    }
  }

  // 1.10 (O), trap 2
  @Test func filledForwardsForEver() {
    onStage { stage in
      let (held, dropped) = (stage.restingLayer(), stage.restingLayer())
      stage.turn {
        held.add(rise { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) }, forKey: "a")
        dropped.add(rise { $0.fillMode = .forwards }, forKey: "a")
      }
      #expect(stage.depth(of: held, at: 100) == 100)
      #expect(held.zPosition == -1)
      #expect(stage.depth(of: dropped, at: 100) == -1)
    }
  }

  // Trap 14 (D meaning): the delay shifts phases; it is no pause between cycles.
  @Test func aReplicatorsDelayShiftsAnEndlessCycleForEver() {
    onStage(4) { stage in
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      replicator.instanceCount = 2
      replicator.instanceDelay = 0.25
      replicator.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
      let dot = CALayer()
      dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      dot.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      replicator.addSublayer(dot)
      _ = stage.show(replicator)
      stage.turn {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        fade.repeatCount = .infinity
        dot.add(fade, forKey: nil)
      }
      // In the first cycle the copy has not begun and shows the model.
      stage.advance(to: 0.2)
      #expect([stage.pixel(0, 0)[3], stage.pixel(2, 0)[3]] == [51, 255])
      stage.advance(to: 0.6)
      #expect(stage.pixel(0, 0)[3] == 153)
      #expect((89...90).contains(stage.pixel(2, 0)[3]))
      stage.advance(to: 7.2)
      #expect(stage.pixel(0, 0)[3] == 51)
      #expect((242...243).contains(stage.pixel(2, 0)[3]))
    }
  }
}
