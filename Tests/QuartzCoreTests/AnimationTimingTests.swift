import QuartzCore
import Testing

/// From a layer's time to an animation's progress, and the recipes of tutorials for it:
/// CORE_ANIMATION.md 1.2 to 1.5 and 1.10, through the public properties.
@MainActor
struct AnimationTimingTests {
  private let scene = LayerScene()

  /// From 0 to 100 in a second, on a layer whose zPosition is −1.
  private func rise(_ prepare: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    prepare(animation)
    return animation
  }

  private func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.zPosition = -1
    return scene.add(layer)
  }

  private func shown(_ layer: CALayer, at sceneTime: Double) -> Double? {
    scene.shown(layer, at: sceneTime).map { Double($0.zPosition) }
  }

  /// What a rising layer shows at each of `times` after the animation was added.
  private func values(
    at times: [Double], _ prepare: (CABasicAnimation) -> Void
  ) -> [Double?] {
    let layer = makeLayer()
    let start = scene.context.clock.now
    scene.turn { layer.add(rise(prepare), forKey: nil) }
    return times.map { shown(layer, at: start + $0) }
  }

  @Test func aTimeOffsetShiftsAndWraps() {
    // Plays 2, 3, 4, then 0, 1, and still lasts five seconds.
    let played = values(at: [0, 1, 2, 3, 4, 5]) {
      ($0.duration, $0.timeOffset, $0.toValue) = (5, 2, 5)
    }
    #expect(played == [2, 3, 4, 0, 1, -1])
  }

  @Test func cyclesEndWhereTheyShould() {
    func end(_ repeatCount: Float, autoreverses: Bool) -> Double? {
      values(at: [8]) {
        ($0.repeatCount, $0.autoreverses) = (repeatCount, autoreverses)
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      }[0]
    }
    #expect(end(1.5, autoreverses: false) == 50)
    #expect(end(1, autoreverses: true) == 0)
    #expect(end(1.5, autoreverses: true) == 100)
    #expect(end(2, autoreverses: false) == 100)
  }

  @Test func repeatDurationIsNotDoubledByTheWayBack() {
    let played = values(at: [0.5, 1.25, 2.25, 2.5]) {
      ($0.repeatDuration, $0.autoreverses) = (2.5, true)
    }
    #expect(played == [50, 75, 25, -1])
  }

  @Test func theLargestCountRepeatsForEver() {
    let played = values(at: [1000.25]) { $0.repeatCount = .greatestFiniteMagnitude }
    #expect(played == [25])
  }

  @Test func theWayBackRetracesThePacedValues() throws {
    // Measured: easeIn(0.25) = 0.093465.
    let played = values(at: [0.25, 1.75]) {
      $0.autoreverses = true
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    for value in played { #expect(isClose(try #require(value), 9.3465, 1e-3)) }
  }

  @Test func aStoppedAnimationIsScrubbedByItsOffset() {
    for (offset, value) in [(0.0, 0.0), (0.25, 25), (1, 100)] {
      let played = values(at: [0, 7, 500]) { ($0.speed, $0.timeOffset) = (0, offset) }
      #expect(played == [value, value, value])
    }
  }

  @Test func negativeSpeedPlaysDownFromTheOffset() {
    let played = values(at: [0, 1, 1.5, 2]) {
      ($0.duration, $0.speed, $0.timeOffset) = (2, -1, 2)
    }
    #expect(played == [100, 50, 25, -1])
    #expect(values(at: [0, 0.5]) { $0.speed = -1 } == [-1, -1])
  }

  @Test func timesThatAreNoNumbersHaveNoEffect() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(values(at: [0.5]) { $0.timeOffset = value } == [-1])
      #expect(values(at: [0.5]) { $0.beginTime = value } == [-1])
      #expect(values(at: [0.5]) { $0.speed = Float(value) } == [-1])
    }
  }

  @Test func anUnknownFillModeFillsNothing() {
    let played = values(at: [0.5, 2.5]) {
      $0.beginTime = scene.context.clock.now + 1
      $0.fillMode = CAMediaTimingFillMode(rawValue: "sideways")
      $0.isRemovedOnCompletion = false
    }
    #expect(played == [-1, -1])
  }

  @Test func fillingForwardsNeedsTheAnimationToStay() {
    #expect(values(at: [0.5, 1.5]) { $0.fillMode = .both } == [50, -1])
  }

  @Test func theModelKeepsItsValueUnderAFilledOne() {
    let layer = makeLayer()
    scene.turn {
      layer.add(
        rise {
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }, forKey: nil)
    }
    #expect(shown(layer, at: 3) == 100)
    #expect(layer.zPosition == -1)
  }

  @Test func hitTestingSeesFilledPlaces() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    _ = scene.add(layer)
    let move = CABasicAnimation(keyPath: "position")
    (move.fromValue, move.toValue) = (CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 50))
    (move.duration, move.fillMode, move.isRemovedOnCompletion) = (1, .forwards, false)
    scene.turn { layer.add(move, forKey: nil) }
    scene.advance(to: 2)
    scene.inside {
      let root = scene.root.presentation()
      #expect(root?.hitTest(CGPoint(x: 50, y: 50))?.model() === layer)
      #expect(root?.hitTest(CGPoint(x: 5, y: 5))?.model() === scene.root)
      #expect(scene.root.hitTest(CGPoint(x: 5, y: 5)) === layer)
    }
  }

  // MARK: Layers

  /// A layer's clock set back by five seconds plays what runs on it and below again.
  @Test func aLaterBeginningSetsTheClockOfASubtreeBack() {
    let parent = scene.add(CALayer())
    let layer = CALayer()
    layer.zPosition = -1
    scene.turn { parent.addSublayer(layer) }
    scene.turn { layer.add(rise { $0.duration = 10 }, forKey: nil) }
    #expect(shown(layer, at: 7) == 70)
    scene.turn { parent.beginTime += 5 }
    #expect(shown(layer, at: 7) == 20)
    #expect(shown(layer, at: 9) == 40)
  }

  @Test func aBeginTimeIsInTheLayersTime() {
    let layer = makeLayer()
    scene.turn { layer.speed = 2 }
    scene.turn { layer.add(rise { $0.beginTime = 4 }, forKey: nil) }
    #expect(shown(layer, at: 1.75) == -1)
    #expect(shown(layer, at: 2.25) == 50)
  }

  /// Only exactly 0 is replaced by the time of the commit.
  @Test func aTinyBeginTimeIsTheLayersZero() {
    let layer = makeLayer()
    scene.advance(to: 0.5)
    scene.turn { layer.add(rise { $0.beginTime = 1e-100 }, forKey: nil) }
    #expect(shown(layer, at: 0.5) == 50)
  }

  /// Technical Q&A 1673: what is added to a layer that stands still starts at the pause.
  @Test func whatIsAddedDuringAPauseStartsAtThePause() {
    let layer = makeLayer()
    scene.advance(to: 2)
    scene.turn {
      layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
    }
    scene.advance(to: 5)
    scene.turn { layer.add(rise(), forKey: "rise") }
    #expect(layer.animation(forKey: "rise")?.beginTime == 2)
    #expect(shown(layer, at: 6) == 0)
    scene.turn {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(shown(layer, at: 6.5) == 50)
    #expect(shown(layer, at: 7) == -1)
  }

  /// At the very end an animation is over: callers stop at 0.999 or fill.
  @Test func scrubbingToTheEndShowsTheModel() {
    let layer = makeLayer()
    scene.turn {
      layer.speed = 0
      layer.add(rise(), forKey: nil)
    }
    func scrubbed(to offset: Double) -> Double? {
      scene.turn { layer.timeOffset = offset }
      return shown(layer, at: scene.context.clock.now)
    }
    #expect(scrubbed(to: 0.5) == 50)
    #expect(isClose(scrubbed(to: 0.999) ?? 0, 99.9))
    #expect(scrubbed(to: 1) == -1)
    // Nothing was removed: the way back is open.
    #expect(scrubbed(to: 0.25) == 25)
  }

  @Test func aLayerRunsBackwardsFromWhereItWas() {
    let layer = makeLayer()
    scene.turn { layer.add(rise { $0.beginTime = 1e-100 }, forKey: nil) }
    scene.advance(to: 0.75)
    scene.turn {
      layer.beginTime = scene.root.convertTime(CACurrentMediaTime(), from: nil)
      layer.timeOffset = 0.75
      layer.speed = -1
    }
    #expect(shown(layer, at: 0.75) == 75)
    #expect(shown(layer, at: 1.25) == 25)
    #expect(shown(layer, at: 1.75) == -1)
  }

  @Test func aDelayedAnimationHoldsItsStart() {
    let layer = makeLayer()
    scene.advance(to: 3)
    scene.turn {
      layer.add(
        rise {
          $0.beginTime = CACurrentMediaTime() + 2
          $0.fillMode = .backwards
        }, forKey: nil)
    }
    #expect(shown(layer, at: 3) == 0)
    #expect(shown(layer, at: 4.5) == 0)
    #expect(shown(layer, at: 5.5) == 50)
    #expect(shown(layer, at: 6) == -1)
  }

  @Test func aModelSetFirstIsKept() {
    let layer = makeLayer()
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.zPosition = 40
      layer.add(
        rise {
          $0.fromValue = -1
          $0.toValue = nil
        }, forKey: nil)
    }
    #expect(shown(layer, at: 0) == -1)
    #expect(shown(layer, at: 1) == 40)
    #expect(layer.animationKeys() == nil)
  }
}
