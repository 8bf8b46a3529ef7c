import QuartzCore
import Testing

/// Groups: their children live in the group's own basic time.
@MainActor
struct CAAnimationGroupTests {
  private let scene = LayerScene()

  private func rise(_ prepare: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue) = (0, 100)
    prepare(animation)
    return animation
  }

  private func zPosition(at sceneTime: Double, _ prepare: (CAAnimationGroup) -> Void) -> Double? {
    let layer = CALayer()
    layer.zPosition = -1
    _ = scene.add(layer)
    let start = scene.context.clock.now
    let group = CAAnimationGroup()
    group.duration = 4
    prepare(group)
    scene.turn { layer.add(group, forKey: nil) }
    return scene.shown(layer, at: start + sceneTime).map { Double($0.zPosition) }
  }

  @Test func aChildWithoutDurationTakesTheGroups() {
    #expect(zPosition(at: 1) { $0.animations = [rise()] } == 25)
  }

  @Test func childrenAreNotScaledButCutOff() {
    let long = rise { $0.duration = 8 }
    #expect(zPosition(at: 2) { $0.animations = [long] } == 25)
    #expect(zPosition(at: 4) { $0.animations = [long] } == -1)
  }

  @Test func aGroupWithoutDurationLastsAQuarterSecond() {
    let child = rise { $0.duration = 1 }
    #expect(
      zPosition(at: 0.2) {
        $0.duration = 0
        $0.animations = [child]
      } == 20)
    #expect(
      zPosition(at: 0.25) {
        $0.duration = 0
        $0.animations = [child]
      } == -1)
  }

  @Test func childrenBeginInTheGroupsTime() {
    let late = rise {
      $0.beginTime = 2
      $0.duration = 1
    }
    #expect(zPosition(at: 1) { $0.animations = [late] } == -1)
    #expect(zPosition(at: 2.5) { $0.animations = [late] } == 50)
    #expect(zPosition(at: 3.5) { $0.animations = [late] } == -1)
    late.fillMode = .both
    #expect(zPosition(at: 1) { $0.animations = [late] } == 0)
    #expect(zPosition(at: 3.5) { $0.animations = [late] } == 100)
    #expect(zPosition(at: 4.5) { $0.animations = [late] } == -1)
  }

  @Test func repetitionRestartsTheChildren() {
    let child = rise { $0.duration = 2 }
    let prepare: (CAAnimationGroup) -> Void = {
      $0.animations = [child]
      $0.repeatCount = 2
    }
    #expect(zPosition(at: 5, prepare) == 50)
    #expect(zPosition(at: 7, prepare) == -1)
  }

  @Test func autoreversePlaysTheChildrenBackwards() {
    #expect(
      zPosition(at: 5) {
        $0.animations = [rise()]
        $0.autoreverses = true
      } == 75)
  }

  @Test func aFrameOnTheTurningPointShowsTheEnd() throws {
    let prepare: (CAAnimationGroup) -> Void = {
      $0.animations = [rise()]
      $0.autoreverses = true
      $0.repeatCount = 2
    }
    #expect(isClose(try #require(zPosition(at: 4, prepare)), 100, 1e-6))
    #expect(zPosition(at: 8, prepare) == 0)
    #expect(isClose(try #require(zPosition(at: 12, prepare)), 100, 1e-6))
    #expect(zPosition(at: 16, prepare) == -1)
  }

  @Test func childrenMayRepeatAndReverseInside() {
    let child = rise {
      ($0.duration, $0.repeatCount, $0.autoreverses) = (1, .infinity, true)
    }
    #expect(zPosition(at: 3.25) { $0.animations = [child] } == 75)
    #expect(zPosition(at: 4) { $0.animations = [child] } == -1)
  }

  @Test func childrenAddToEachOther() {
    let more = rise {
      $0.isAdditive = true
      $0.timeOffset = 2
    }
    #expect(zPosition(at: 1) { $0.animations = [rise(), more] } == 100)
  }

  @Test func aChildsRemovalIsNotItsOwn() {
    let child = rise {
      ($0.duration, $0.fillMode) = (1, .forwards)
      $0.isRemovedOnCompletion = true
    }
    #expect(zPosition(at: 3) { $0.animations = [child] } == 100)
  }

  @Test func theGroupsSpeedAndOffsetActOnTheChildren() {
    #expect(
      zPosition(at: 1) {
        $0.animations = [rise()]
        $0.speed = 2
      } == 50)
    #expect(
      zPosition(at: 3) {
        $0.animations = [rise()]
        $0.timeOffset = 2
      } == 25)
  }

  @Test func theGroupsPacingWarpsTheChildrensTime() throws {
    // Measured: easeIn(0.5) = 0.315357.
    let value = try #require(
      zPosition(at: 2) {
        $0.animations = [rise()]
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      })
    #expect(isClose(value, 31.5357, 1e-3))
  }

  @Test func aFilledGroupHoldsWhatItsChildrenFill() {
    func end(_ fill: CAMediaTimingFillMode) -> Double? {
      zPosition(at: 9) {
        $0.animations = [
          rise {
            $0.duration = 2
            $0.fillMode = fill
          }
        ]
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }
    }
    #expect(end(.forwards) == 100)
    #expect(end(.removed) == -1)
  }

  @Test func groupsNest() {
    let inner = CAAnimationGroup()
    inner.beginTime = 1
    inner.duration = 2
    inner.animations = [rise()]
    #expect(zPosition(at: 2) { $0.animations = [inner] } == 50)
    #expect(zPosition(at: 3.5) { $0.animations = [inner] } == -1)
  }

  @Test func onlyTheGroupsDelegateIsTold() {
    let (outer, inner) = (AnimationWitness(scene), AnimationWitness(scene))
    let layer = scene.add(CALayer())
    let group = CAAnimationGroup()
    group.duration = 1
    group.delegate = outer
    let child = rise()
    child.delegate = inner
    group.animations = [child]
    scene.turn { layer.add(group, forKey: nil) }
    scene.advance(to: 2)
    #expect(outer.notes == ["start 0.0", "end 1.0"])
    #expect(inner.notes == [])
  }

  @Test func anEmptyGroupLastsAndReports() {
    let witness = AnimationWitness(scene)
    let layer = scene.add(CALayer())
    let group = CAAnimationGroup()
    group.duration = 2
    group.delegate = witness
    scene.turn { layer.add(group, forKey: nil) }
    scene.advance(to: 3)
    #expect(witness.notes == ["start 0.0", "end 2.0"])
  }

  @Test func aCopyKeepsTheSameChildren() {
    let group = CAAnimationGroup()
    let child = rise()
    group.animations = [child]
    #expect((group.copy() as? CAAnimationGroup)?.animations?.first === child)
  }
}
