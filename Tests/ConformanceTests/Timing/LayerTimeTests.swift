import QuartzCore
import Testing

/// 1.2: a layer's clock and the conversion of times between layers.
@MainActor
struct LayerTimeTests {
  private func layer(
    begin: Double = 0, speed: Float = 1, offset: Double = 0, in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.beginTime = begin
    layer.speed = speed
    layer.timeOffset = offset
    parent?.addSublayer(layer)
    return layer
  }

  // 1.2 worked vectors (M GS timing.m)
  @Test func nestedClocksMultiply() {
    let root = CALayer()
    let mid = layer(begin: 2, speed: 3, offset: 0.25, in: root)
    let leaf = layer(begin: 1, speed: 2, offset: 0.5, in: mid)
    #expect(leaf.convertTime(10, from: mid) == 18.5)
    #expect(leaf.convertTime(10, from: root) == 47)
    #expect(leaf.convertTime(10, from: nil) == 47)
    #expect(leaf.convertTime(10, to: mid) == 5.75)
    #expect(isClose(leaf.convertTime(10, to: root), 23.0 / 6))
    #expect(isClose(leaf.convertTime(10, to: nil), 23.0 / 6))
  }

  // 1.2 (M GS): the same layer outside any tree.
  @Test func aLoneLayersParentIsTheGlobalTime() {
    let lone = layer(begin: 1, speed: 2, offset: 0.5)
    #expect(lone.convertTime(10, from: nil) == 18.5)
    #expect(lone.convertTime(18.5, to: nil) == 10)
  }

  // 1.2 before-begin clamp (M OCA)
  @Test func timeBeforeTheBeginningIsZero() {
    let root = CALayer()
    let child = layer(begin: 8, speed: 0.5, offset: 7, in: root)
    #expect(child.convertTime(7, from: root) == 0)
    #expect(child.convertTime(8, from: root) == 7)
    #expect(child.convertTime(10, from: root) == 8)
  }

  // 1.2 (M OCA)
  @Test func atItsBeginningALayerShowsItsOffset() {
    let layer = layer(begin: 3, speed: 2, offset: 5)
    #expect(layer.convertTime(3, from: nil) == 5)
    #expect(layer.convertTime(2.999, from: nil) == 0)
  }

  // 1.2 speed 0 (M OCA)
  @Test func aLayerThatStandsStillShowsItsOffset() {
    let layer = layer(speed: 0, offset: 4)
    #expect(layer.convertTime(10, from: nil) == 4)
    #expect(layer.convertTime(0, from: nil) == 4)
    #expect(layer.convertTime(4, to: nil) == 0)
    #expect(layer.convertTime(100, to: nil) == 0)
  }

  // 1.2 speed 0 before the beginning (M OCA: the clamp holds for every speed)
  @Test func aLayerThatStandsStillHasNotBegunBefore() {
    let layer = layer(begin: 3, speed: 0, offset: 4)
    #expect(layer.convertTime(2, from: nil) == 0)
    #expect(layer.convertTime(3, from: nil) == 4)
  }

  // 1.2 formula (D HDR)
  @Test func aNegativeSpeedRunsDown() {
    let layer = layer(begin: 2, speed: -2, offset: 10)
    #expect(layer.convertTime(1, from: nil) == 0)
    #expect(layer.convertTime(2, from: nil) == 10)
    #expect(layer.convertTime(5, from: nil) == 4)
    #expect(layer.convertTime(9, from: nil) == -4)
    #expect(layer.convertTime(4, to: nil) == 5)
  }

  // 1.2: the inverse is not clamped (D)
  @Test func upwardsTimesBeforeTheBeginningAreLinear() {
    let layer = layer(begin: 3, speed: 2, offset: 5)
    #expect(layer.convertTime(1, to: nil) == 1)
    #expect(layer.convertTime(-5, to: nil) == -2)
  }

  // 1.2 distant layers (M OCA)
  @Test func cousinsMeetAtTheirCommonAncestor() {
    let root = layer(begin: 100, speed: 9, offset: 1)
    let left = layer(begin: 2, speed: 3, offset: 0.25, in: root)
    let right = layer(speed: 0.5, offset: 1, in: root)
    let child = layer(begin: 1, speed: 2, offset: 0.5, in: left)
    let niece = layer(begin: 1, speed: 4, in: right)
    // 10 → 5.75 → 23/6 up; 23/6 → 35/12 → 23/3 down.
    #expect(isClose(child.convertTime(10, to: niece), 23.0 / 3))
    #expect(isClose(niece.convertTime(10, from: child), 23.0 / 3))
  }

  // 1.2 siblings (M OCA)
  @Test func siblingsMeetAtTheirSuperlayer() {
    let root = layer(begin: 5, speed: 0, offset: 3)
    let left = layer(speed: 2, in: root)
    let right = layer(begin: 1, in: root)
    #expect(left.convertTime(8, to: right) == 3)
    #expect(right.convertTime(8, from: left) == 3)
  }

  // 1.2
  @Test func aLayersTimeIsItsOwn() {
    let root = layer(begin: 5, speed: 0, offset: 3)
    let child = layer(begin: 9, speed: 2, offset: 1, in: root)
    #expect(child.convertTime(4, to: child) == 4)
    #expect(child.convertTime(4, from: child) == 4)
  }

  // 1.2: in no common tree both go by the global time.
  @Test func strangersMeetInGlobalTime() {
    let stranger = layer(begin: 5)
    let lone = layer(begin: 1, speed: 2, offset: 0.5)
    // 10 of the stranger's is 15 globally.
    #expect(lone.convertTime(10, from: stranger) == 28.5)
    #expect(lone.convertTime(28.5, to: stranger) == 10)
  }

  // 1.2 (D HDR): the others have no place in the formula.
  @Test func onlyThreePropertiesMakeALayersClock() {
    let layer = layer(begin: 1, speed: 2, offset: 0.5)
    layer.duration = 3
    layer.repeatCount = 2
    layer.repeatDuration = 4
    layer.autoreverses = true
    layer.fillMode = .both
    #expect(layer.convertTime(100, from: nil) == 198.5)
    #expect(layer.convertTime(0, from: nil) == 0)
  }

  // A layer's duration and repetition do not affect its animations (O LW, Hierarchical Time).
  @Test func aLayerOutlastsItsDuration() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.duration = 1
        layer.add(rise { $0.duration = 10 }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 5) == 50)
    }
  }

  // 1.2: presentations have their model's clock.
  @Test func presentationsConvertLikeTheirModels() {
    onStage { stage in
      let layer = stage.show(layer(begin: 1, speed: 2, offset: 0.5))
      #expect(layer.presentation()?.convertTime(10, from: nil) == 18.5)
      #expect(layer.convertTime(10, from: layer.presentation()) == 10)
    }
  }

  // 1.2: a layer's clock set back by five seconds plays what runs on it and below again (O SO).
  @Test func aLaterBeginningSetsTheClockOfASubtreeBack() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      stage.turn { layer.add(rise { $0.duration = 10 }, forKey: nil) }
      #expect(stage.depth(of: layer, at: 7) == 70)
      stage.turn { parent.beginTime += 5 }
      #expect(stage.depth(of: layer, at: 7) == 20)
      #expect(stage.depth(of: layer, at: 9) == 40)
    }
  }

  // 1.2: a change of a layer's time takes effect at the next commit, at once and for all below.
  @Test func aChangeOfTimeWaitsForTheCommit() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      stage.turn { layer.add(rise { $0.duration = 10 }, forKey: nil) }
      stage.advance(to: 4)
      parent.timeOffset = 3
      #expect(layer.convertTime(4, from: nil) == 7)
      #expect(layer.presentation()?.zPosition == 40)
      stage.commit()
      #expect(layer.presentation()?.zPosition == 70)
      #expect(parent.animationKeys() == nil)
    }
  }

  // 1.2: speed and offset act on what runs in the layer.
  @Test func aLayersSpeedActsOnItsAnimations() {
    onStage { stage in
      let parent = stage.show(layer(speed: 2))
      let layer = stage.restingLayer(in: parent)
      stage.turn { layer.speed = 0.25 }
      stage.turn { layer.add(rise(), forKey: nil) }
      #expect(stage.depth(of: layer, at: 1) == 50)
      #expect(stage.depth(of: layer, at: 2) == -1)
    }
  }

  // 1.2: before its beginning a layer's time stands at 0, and so does what is in it.
  @Test func whatIsInALayerThatHasNotBegunWaits() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.turn {
        layer.beginTime = 3
        layer.add(rise { $0.delegate = witness }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 2) == 0)
      #expect(stage.depth(of: layer, at: 3.5) == 50)
      stage.advance(to: 10)
      #expect(witness.notes == ["start 0.0", "end 4.0"])
    }
  }

  // 1.2: at its beginning a layer's time jumps to its offset.
  @Test func anOffsetIsReachedAtTheBeginning() {
    onStage { stage in
      let layer = stage.restingLayer()
      let (short, long) = (AnimationWitness(), AnimationWitness())
      stage.turn {
        layer.beginTime = 8
        layer.timeOffset = 7
        layer.speed = 0.5
        layer.add(rise { $0.delegate = short }, forKey: nil)
        layer.add(
          rise {
            $0.duration = 10
            $0.delegate = long
          }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 8) == 70)
      #expect(stage.depth(of: layer, at: 10) == 80)
      stage.advance(to: 20)
      #expect(short.notes == ["start 0.0", "end 8.0"])
      #expect(long.notes == ["start 0.0", "end 14.0"])
    }
  }
}
