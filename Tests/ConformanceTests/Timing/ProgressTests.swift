import QuartzCore
import Testing

/// 1.3: from a layer's time to the progress of one animation.
@MainActor
struct ProgressTests {
  /// What a rising layer shows at each of `times` after the animation was added.
  private func depths(
    at times: [Double], _ prepare: (CABasicAnimation) -> Void = { _ in }
  ) -> [Double?] {
    onStage { $0.depths(at: times, of: rise(prepare)) }
  }

  /// The same where it is filled on both sides and stays.
  private func filled(
    at times: [Double], _ prepare: (CABasicAnimation) -> Void = { _ in }
  ) -> [Double?] {
    depths(at: times) {
      ($0.fillMode, $0.isRemovedOnCompletion) = (.both, false)
      prepare($0)
    }
  }

  // 1.3
  @Test func progressIsElapsedTimeOverDuration() {
    #expect(depths(at: [0, 1, 3, 4]) { $0.duration = 4 } == [0, 25, 75, -1])
    #expect(depths(at: [0.5, 1.5, 2]) { ($0.duration, $0.speed) = (4, 2) } == [25, 75, -1])
  }

  // 1.3 note 1 (O RQ, WL): plays 2, 3, 4, then 0, 1, and still lasts five seconds.
  @Test func aTimeOffsetShiftsAndWraps() {
    let played = depths(at: [0, 1, 2, 3, 4, 4.5, 5]) {
      ($0.duration, $0.timeOffset, $0.toValue) = (5, 2, 5)
    }
    #expect(played == [2, 3, 4, 0, 1, 1.5, -1])
  }

  // 1.3 note 1 and the formula: filled ends are shifted too.
  @Test func aTimeOffsetShiftsWhatIsFilled() {
    let played = filled(at: [0, 1, 6, 9]) {
      ($0.duration, $0.timeOffset, $0.beginTime, $0.toValue) = (5, 2, 1, 5)
    }
    #expect(played == [2, 2, 2, 2])
  }

  // 1.3 note 1, decision 13: the offset wraps over all cycles together.
  @Test func aTimeOffsetWrapsOverAllCycles() {
    let twice = depths(at: [0, 1, 2.5, 3]) { ($0.repeatCount, $0.timeOffset) = (3, 1.5) }
    #expect(twice == [50, 50, 0, -1])
    let back = depths(at: [0, 0.5, 1, 1.5, 2]) { ($0.autoreverses, $0.timeOffset) = (true, 0.75) }
    #expect(back == [75, 75, 25, 25, -1])
    let partial = depths(at: [0, 0.5, 1, 1.25, 1.5]) {
      ($0.repeatCount, $0.timeOffset) = (1.5, 0.75)
    }
    #expect(partial == [75, 25, 25, 50, -1])
  }

  // 1.3 note 1: a negative offset comes in from the end; speed acts on the elapsed time only.
  @Test func aNegativeOffsetComesInFromTheEnd() {
    #expect(depths(at: [0, 0.25, 0.5]) { $0.timeOffset = -0.25 } == [75, 0, 25])
    let fast = depths(at: [0, 0.25, 0.5]) { ($0.speed, $0.timeOffset) = (2, 0.25) }
    #expect(fast == [25, 75, -1])
  }

  // 1.3 note 1: an endless repetition keeps the phase it was given.
  @Test func anOffsetSetsThePhaseOfAnEndlessRepetition() {
    let played = depths(at: [0, 0.5, 100.75]) {
      ($0.repeatCount, $0.timeOffset) = (.infinity, 2.25)
    }
    #expect(played == [25, 75, 0])
    #expect(
      depths(at: [0, 0.5]) { ($0.repeatCount, $0.timeOffset) = (.infinity, -0.25) } == [75, 25])
  }

  // 1.3 note 2 (R OCA)
  @Test func aBoundaryBelongsToTheNextCycleAndTheEndToTheLast() {
    let played = filled(at: [0, 0.5, 1, 1.5, 2, 3]) { $0.repeatCount = 2 }
    #expect(played == [0, 50, 0, 50, 100, 100])
    let back = filled(at: [1, 2, 3, 4, 5]) { ($0.repeatCount, $0.autoreverses) = (2, true) }
    #expect(back == [100, 0, 100, 0, 0])
  }

  // 1.3 note 3 (D API)
  @Test func cyclesEndWhereTheyShould() {
    func end(_ repeatCount: Float, autoreverses: Bool) -> Double? {
      filled(at: [80]) { ($0.repeatCount, $0.autoreverses) = (repeatCount, autoreverses) }[0]
    }
    #expect(end(1.5, autoreverses: false) == 50)
    #expect(end(0.25, autoreverses: false) == 25)
    #expect(end(2, autoreverses: false) == 100)
    #expect(end(1, autoreverses: true) == 0)
    #expect(end(1.5, autoreverses: true) == 100)
    #expect(end(0.25, autoreverses: true) == 50)
    #expect(end(1.75, autoreverses: true) == 50)
  }

  // 1.3 note 3 (D): a part of a cycle counts as time too.
  @Test func aPartOfACycleEndsInTime() {
    #expect(depths(at: [1.25, 1.5]) { $0.repeatCount = 1.5 } == [25, -1])
    #expect(depths(at: [0.25, 0.5]) { $0.repeatCount = 0.5 } == [25, -1])
  }

  // 1.1 (D HDR): 0 is unset, which is once.
  @Test func aCountOfZeroIsOnce() {
    #expect(depths(at: [0.5, 1]) { $0.repeatCount = 0 } == [50, -1])
    #expect(depths(at: [0.5, 1]) { $0.repeatDuration = 0 } == [50, -1])
  }

  // 1.1 (D HDR)
  @Test func theLargestCountRepeatsForEver() {
    #expect(depths(at: [1000.25]) { $0.repeatCount = .greatestFiniteMagnitude } == [25])
    #expect(depths(at: [1000.25]) { $0.repeatCount = .infinity } == [25])
    #expect(depths(at: [1000.25]) { $0.repeatDuration = .infinity } == [25])
  }

  // 1.3 note 4 (R OCA)
  @Test func repeatDurationIsNotDoubledByTheWayBack() {
    let played = depths(at: [0.5, 1.25, 2.25, 2.5]) {
      ($0.repeatDuration, $0.autoreverses) = (2.5, true)
    }
    #expect(played == [50, 75, 25, -1])
    #expect(filled(at: [9]) { ($0.repeatDuration, $0.autoreverses) = (2.5, true) } == [50])
  }

  // 1.3: shorter than a cycle it cuts it off, and the end is where it was cut.
  @Test func aShortRepeatDurationCutsTheCycle() {
    #expect(depths(at: [0.125, 0.25]) { $0.repeatDuration = 0.25 } == [12.5, -1])
    #expect(filled(at: [4]) { $0.repeatDuration = 0.25 } == [25])
  }

  // 1.1, 1.3 (decision: repeatDuration wins over a count; it is in local time)
  @Test func repeatDurationIsUsedInsteadOfACount() {
    #expect(
      depths(at: [1.75, 2.5]) { ($0.repeatCount, $0.repeatDuration) = (9, 2.5) } == [75, -1])
    #expect(depths(at: [1.125, 1.25]) { ($0.speed, $0.repeatDuration) = (2, 2.5) } == [25, -1])
  }

  // 1.3 note 5 (O; end point R OCA)
  @Test func aStoppedAnimationIsScrubbedByItsOffset() {
    for (offset, value) in [(0.0, 0.0), (0.25, 25), (1, 100)] {
      #expect(
        depths(at: [0, 7, 500]) { ($0.speed, $0.timeOffset) = (0, offset) } == [
          value, value, value,
        ])
    }
    // The way back of a cycle that reverses.
    #expect(
      depths(at: [3]) { ($0.speed, $0.timeOffset, $0.autoreverses) = (0, 1.75, true) } == [25])
  }

  // 1.3 note 5
  @Test func aStoppedAnimationStaysForEver() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.turn {
        layer.add(rise { ($0.speed, $0.delegate) = (0, witness) }, forKey: "rise")
      }
      stage.advance(to: 1000)
      #expect(layer.animationKeys() == ["rise"])
      #expect(witness.notes == ["start 0.0"])
    }
  }

  // 1.3 note 6 (O SO-36338092; R OCA)
  @Test func negativeSpeedPlaysDownFromTheOffset() {
    let played = depths(at: [0, 1, 1.5, 2]) {
      ($0.duration, $0.speed, $0.timeOffset) = (2, -1, 2)
    }
    #expect(played == [100, 50, 25, -1])
    let fast = depths(at: [0, 0.25, 0.5]) { ($0.duration, $0.speed, $0.timeOffset) = (2, -2, 1) }
    #expect(fast == [50, 25, -1])
  }

  // 1.3 note 6: with no offset it is over at once.
  @Test func negativeSpeedWithoutOffsetIsOverAtOnce() {
    #expect(depths(at: [0, 0.5]) { $0.speed = -1 } == [-1, -1])
    #expect(filled(at: [0, 0.5]) { $0.speed = -1 } == [0, 0])
  }

  // 1.3 note 6, 1.4: backwards the end is the start value, and before it begins that of the offset.
  @Test func negativeSpeedFillsFromTheOffsetToTheStart() {
    let played = filled(at: [0, 1, 1.5, 2, 5]) {
      ($0.beginTime, $0.speed, $0.timeOffset) = (1, -1, 1)
    }
    #expect(played == [100, 100, 50, 0, 0])
  }

  // 1.3 note 7 (R OCA)
  @Test func timesThatAreNoNumbersHaveNoEffect() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(depths(at: [0.5]) { $0.timeOffset = value } == [-1])
      #expect(depths(at: [0.5]) { $0.beginTime = value } == [-1])
      #expect(depths(at: [0.5]) { $0.speed = Float(value) } == [-1])
    }
    #expect(depths(at: [0.5]) { $0.duration = .infinity } == [-1])
    #expect(depths(at: [0.5]) { $0.duration = .nan } == [-1])
    #expect(depths(at: [0.5]) { $0.repeatCount = .nan } == [-1])
    #expect(depths(at: [0.5]) { $0.repeatDuration = .nan } == [-1])
  }

  // 1.3 note 8 (I): measured easeIn(0.25) = 0.093465.
  @Test func theWayBackRetracesThePacedValues() throws {
    let played = depths(at: [0.25, 1.75]) {
      $0.autoreverses = true
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    for value in played { #expect(isClose(try #require(value), 9.3465, 1e-3)) }
  }

  // 1.3: each cycle is paced anew.
  @Test func everyCycleIsPaced() throws {
    let played = depths(at: [0.25, 1.25, 2.25]) {
      $0.repeatCount = 3
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    for value in played { #expect(isClose(try #require(value), 9.3465, 1e-3)) }
  }

  // A cycle's end is met however a frame's time is rounded.
  @Test func everyCycleStartsOnItsFrame() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.advance(to: 7.0 / 60)
      stage.turn {
        layer.add(
          rise {
            $0.duration = 3
            $0.repeatCount = .infinity
          }, forKey: nil)
      }
      for n in 0..<40 {
        #expect(stage.depth(of: layer, at: Double(7 + 180 * n) / 60) == 0)
      }
    }
  }
}
