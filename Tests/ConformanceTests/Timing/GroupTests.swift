import QuartzCore
import Testing

/// 1.9: animation groups. Children live in the group's own basic time.
@MainActor
struct GroupTests {
  /// A rise of the group's duration.
  private func child(_ prepare: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    rise {
      $0.duration = 0
      prepare($0)
    }
  }

  /// What a layer shows at each of `times` after a group of four seconds was added to it.
  private func depths(
    at times: [Double], _ children: [CAAnimation]?, _ prepare: (CAAnimationGroup) -> Void = { _ in }
  ) -> [Double?] {
    let group = CAAnimationGroup()
    group.duration = 4
    group.animations = children
    prepare(group)
    return onStage { $0.depths(at: times, of: group) }
  }

  // group.m (M GS)
  @Test func aGroupHoldsTheAnimationsItIsGiven() {
    let group = CAAnimationGroup()
    #expect(group.animations == nil)
    let (a, b) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position"))
    group.animations = [a, b]
    #expect(group.animations?.count == 2)
    #expect(group.animations?.first === a)
    #expect(group.animations?.last === b)
    group.animations = nil
    #expect(group.animations == nil)
  }

  // 1.9 (M GS group.m)
  @Test func aCopyKeepsTheSameChildren() {
    let group = CAAnimationGroup()
    let child = child()
    group.animations = [child]
    group.duration = 3
    let copy = group.copy() as? CAAnimationGroup
    #expect(copy !== group)
    #expect(copy?.animations?.count == 1)
    #expect(copy?.animations?.first === child)
    #expect(copy?.duration == 3)
  }

  // 1.9 (O LW listing 8.6)
  @Test func aChildWithoutDurationTakesTheGroups() {
    #expect(depths(at: [1, 3], [child()]) == [25, 75])
    let inner = CAAnimationGroup()
    inner.animations = [child()]
    #expect(depths(at: [1, 3], [inner]) == [25, 75])
  }

  // 1.9 (D): durations are not scaled; what is past the group's is cut off.
  @Test func childrenAreNotScaledButCutOff() {
    #expect(depths(at: [2, 4], [child { $0.duration = 8 }]) == [25, -1])
    #expect(depths(at: [1, 3], [child { $0.duration = 2 }]) == [50, -1])
  }

  // 1.9 (O), trap 3
  @Test func aGroupWithoutDurationLastsAQuarterSecond() {
    let played = depths(at: [0.2, 0.25], [child { $0.duration = 1 }]) { $0.duration = 0 }
    #expect(played == [20, -1])
  }

  // 1.9 (D): relative to the group's start; 0 is the start, trap 4.
  @Test func childrenBeginInTheGroupsTime() {
    let late = child { ($0.beginTime, $0.duration) = (2, 1) }
    #expect(depths(at: [1, 2.5, 3.5], [late]) == [-1, 50, -1])
    let filled = child { ($0.beginTime, $0.duration, $0.fillMode) = (2, 1, .both) }
    #expect(depths(at: [1, 2.5, 3.5, 4.5], [filled]) == [0, 50, 100, -1])
    // The group begins late, its child with it.
    #expect(depths(at: [0.5, 2, 4], [child()]) { $0.beginTime = 1 } == [-1, 25, 75])
  }

  // 1.9: a child that began before its group is seen from its middle.
  @Test func aChildMayBeginBeforeTheGroup() {
    let early = child { ($0.beginTime, $0.duration) = (-1, 4) }
    #expect(depths(at: [0, 2, 3, 3.001], [early]) == [25, 75, 100, -1])
  }

  // 1.9 (D HDR)
  @Test func repetitionRestartsTheChildren() {
    let played = depths(at: [1, 3, 5, 7, 8], [child { $0.duration = 2 }]) { $0.repeatCount = 2 }
    #expect(played == [50, -1, 50, -1, -1])
  }

  // 1.9 (D HDR)
  @Test func autoreversePlaysTheChildrenBackwards() {
    let played = depths(at: [1, 5, 7, 8], [child()]) { $0.autoreverses = true }
    #expect(played == [25, 75, 25, -1])
    let late = child { ($0.beginTime, $0.duration) = (3, 1) }
    #expect(depths(at: [3.5, 4.5, 5.5], [late]) { $0.autoreverses = true } == [50, 50, -1])
  }

  // 12.1 #8 (P): where a group turns back its children are at their end, which they still show.
  @Test func aFrameOnTheTurningPointShowsTheEnd() {
    let played = depths(at: [4, 8, 12, 16], [child()]) {
      ($0.autoreverses, $0.repeatCount) = (true, 2)
    }
    #expect(played == [100, 0, 100, -1])
  }

  // 12.1 #8 (P): filling nothing, a child still acts at its very end.
  @Test func aChildActsAtItsVeryEnd() {
    let late = child { ($0.beginTime, $0.duration) = (0.5, 0.5) }
    #expect(depths(at: [0.25, 0.75, 1, 1.001], [late]) == [-1, 50, 100, -1])
    let back = child { ($0.duration, $0.autoreverses) = (1, true) }
    #expect(depths(at: [2, 2.001], [back]) == [0, -1])
    let backwards = child { ($0.duration, $0.speed, $0.timeOffset) = (2, -1, 2) }
    #expect(depths(at: [1, 2], [backwards]) == [50, -1])
    let inner = CAAnimationGroup()
    (inner.beginTime, inner.duration, inner.animations) = (1, 2, [child()])
    #expect(depths(at: [2, 3, 3.001], [inner]) == [50, 100, -1])
  }

  // 12.1 #8 (P): also where that is the end of the group, which holds it.
  @Test func aGroupHoldsTheEndOfAChildThatFillsNothing() {
    let held = depths(at: [2, 4, 9], [child()]) {
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    }
    #expect(held == [50, 100, 100])
  }

  // 12.1 #8 (P): and where the group is led by hand, whatever its own length and fill.
  @Test(arguments: [1.0, 2], [CAMediaTimingFillMode.removed, .both])
  func aChildOfAScrubbedGroupActsAtItsVeryEnd(length: Double, fill: CAMediaTimingFillMode) {
    onStage { stage in
      let layer = stage.restingLayer()
      let group = CAAnimationGroup()
      (group.beginTime, group.duration, group.fillMode) = (1e-100, length, fill)
      group.animations = [child { ($0.beginTime, $0.duration) = (0.5, 0.5) }]
      stage.turn {
        layer.speed = 0
        layer.add(group, forKey: nil)
      }
      for (offset, depth) in [(0.25, -1.0), (0.75, 50), (1, 100), (0.6, 20)] {
        stage.turn { layer.timeOffset = offset }
        #expect(isClose(stage.depth(of: layer, at: stage.time) ?? 0, depth))
      }
      stage.turn { layer.timeOffset = 2.5 }
      #expect(stage.depth(of: layer, at: stage.time) == (fill == .both && length == 1 ? 100 : -1))
    }
  }

  // 1.9: children repeat, reverse and wait inside.
  @Test func childrenMayRepeatAndReverseInside() {
    let swinging = child { ($0.duration, $0.repeatCount, $0.autoreverses) = (1, .infinity, true) }
    #expect(depths(at: [1.25, 3.25, 4], [swinging]) == [75, 75, -1])
    let fast = child { ($0.duration, $0.speed) = (4, 2) }
    #expect(depths(at: [1, 2, 2.001], [fast]) == [50, 100, -1])
    let shifted = child { ($0.duration, $0.timeOffset) = (4, 1) }
    #expect(depths(at: [1, 3], [shifted]) == [50, 0])
  }

  // 1.8, 1.9: children apply in their order and add up.
  @Test func childrenApplyInTheirOrder() {
    let more = child { ($0.isAdditive, $0.timeOffset) = (true, 2) }
    #expect(depths(at: [1], [child(), more]) == [100])
    let other = child { ($0.fromValue, $0.toValue) = (1000, 2000) }
    #expect(depths(at: [1], [child(), other]) == [1250])
    #expect(depths(at: [1], [other, child()]) == [25])
  }

  // 1.9 (D)
  @Test func aChildsOwnRemovalAndDelegateAreIgnored() {
    onStage { stage in
      let (outer, inner) = (AnimationWitness(), AnimationWitness())
      let layer = stage.restingLayer()
      let group = CAAnimationGroup()
      (group.duration, group.delegate) = (4, outer)
      group.animations = [
        child {
          ($0.duration, $0.fillMode, $0.isRemovedOnCompletion) = (1, .forwards, true)
          $0.delegate = inner
        }
      ]
      stage.turn { layer.add(group, forKey: nil) }
      #expect(stage.depth(of: layer, at: 3) == 100)
      stage.advance(to: 5)
      #expect(outer.notes == ["start 0.0", "end 4.0"])
      #expect(inner.notes == [])
    }
  }

  // 1.9: the group's own speed and offset.
  @Test func theGroupsSpeedAndOffsetActOnTheChildren() {
    #expect(depths(at: [1, 2], [child()]) { $0.speed = 2 } == [50, -1])
    #expect(depths(at: [1, 3], [child()]) { $0.timeOffset = 2 } == [75, 25])
    #expect(depths(at: [1, 3], [child()]) { ($0.speed, $0.timeOffset) = (-1, 4) } == [75, 25])
    #expect(depths(at: [1, 9], [child()]) { ($0.speed, $0.timeOffset) = (0, 3) } == [75, 75])
  }

  // 1.9 (O COOK; R OCA): measured easeIn(0.5) = 0.315357.
  @Test func theGroupsPacingWarpsTheChildrensTime() throws {
    let easing: (CAAnimationGroup) -> Void = {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    let whole = try #require(depths(at: [2], [child()], easing)[0])
    #expect(isClose(whole, 31.5357, 1e-3))
    // A child of one second has gone on to its second second.
    let second = child { ($0.beginTime, $0.duration) = (1, 1) }
    let warped = try #require(depths(at: [2], [second], easing)[0])
    #expect(isClose(warped, 26.1428, 4e-3))
  }

  // 1.9: group and child pace one after the other.
  @Test func pacingComposes() throws {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let value = try #require(
      depths(at: [2], [child { $0.timingFunction = easeIn }]) { $0.timingFunction = easeIn }[0])
    // easeIn(easeIn(1/2)), by the curve x = 3·0.42·u·(1−u)² + 3·u²·(1−u) + u³, y = 3·u²·(1−u) + u³.
    func eased(_ x: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let u = (low + high) / 2
        let at = 1.26 * u * (1 - u) * (1 - u) + 3 * u * u * (1 - u) + u * u * u
        if at < x { low = u } else { high = u }
      }
      return 3 * low * low * (1 - low) + low * low * low
    }
    #expect(isClose(value, 100 * eased(eased(0.5)), 1e-3))
  }

  // 1.9 (O): after the group its fill decides, and that of the children too.
  @Test func aFilledGroupHoldsWhatItsChildrenFill() {
    func end(_ group: CAMediaTimingFillMode, _ fill: CAMediaTimingFillMode) -> Double? {
      depths(at: [9], [child { ($0.duration, $0.fillMode) = (2, fill) }]) {
        ($0.fillMode, $0.isRemovedOnCompletion) = (group, false)
      }[0]
    }
    #expect(end(.forwards, .forwards) == 100)
    #expect(end(.both, .both) == 100)
    #expect(end(.forwards, .removed) == -1)
    #expect(end(.removed, .forwards) == -1)
    // A child that the group cuts off is held where it was.
    #expect(
      depths(at: [9], [child { $0.duration = 8 }]) {
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      } == [50])
  }

  // 1.9: before the group begins its children show what they fill at its time 0.
  @Test func aGroupFilledBackwardsShowsItsFirstMoment() {
    func start(_ prepare: (CABasicAnimation) -> Void) -> Double? {
      depths(at: [0.5], [child(prepare)]) { ($0.beginTime, $0.fillMode) = (1, .backwards) }[0]
    }
    #expect(start { _ in } == 0)
    #expect(start { $0.beginTime = 1 } == -1)
    #expect(start { ($0.beginTime, $0.fillMode) = (1, .backwards) } == 0)
  }

  // 1.9: groups in groups.
  @Test func groupsNest() {
    let inner = CAAnimationGroup()
    (inner.beginTime, inner.duration) = (1, 2)
    inner.animations = [child()]
    #expect(depths(at: [0.5, 2, 3.5], [inner]) == [-1, 50, -1])
    inner.speed = 2
    inner.repeatCount = 2
    #expect(depths(at: [1.5, 2.5, 3.5], [inner]) == [50, 50, -1])
    inner.autoreverses = true
    #expect(depths(at: [1.5, 2.25, 3.5], [inner]) { $0.duration = 8 } == [50, 75, 50])
  }

  // 1.9 (I)
  @Test func anEmptyGroupLastsAndReports() {
    for children in [nil, []] as [[CAAnimation]?] {
      onStage { stage in
        let witness = AnimationWitness()
        let layer = stage.restingLayer()
        let group = CAAnimationGroup()
        (group.duration, group.delegate, group.animations) = (2, witness, children)
        stage.turn { layer.add(group, forKey: "group") }
        #expect(stage.depth(of: layer, at: 1) == -1)
        #expect(layer.animationKeys() == ["group"])
        stage.advance(to: 3)
        #expect(witness.notes == ["start 0.0", "end 2.0"])
      }
    }
  }

  // 1.9: a transaction's completion waits for the group, not for the children.
  @Test func aGroupCountsAsOneAnimation() {
    onStage { stage in
      var times: [Double] = []
      let layer = stage.restingLayer()
      let group = CAAnimationGroup()
      (group.duration, group.animations) = (2, [child { $0.duration = 1 }, child()])
      stage.turn {
        CATransaction.setCompletionBlock { times.append(CACurrentMediaTime()) }
        layer.add(group, forKey: nil)
      }
      stage.advance(to: 5)
      #expect(times == [2])
    }
  }
}
