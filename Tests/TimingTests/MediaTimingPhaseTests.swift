import Testing
import Timing

@Suite struct MediaTimingPhaseTests {
  func progress(_ timing: MediaTiming, _ parentTime: Double) -> Double? {
    guard case .active(let moment) = timing.phase(atParentTime: parentTime) else { return nil }
    return moment.progress
  }

  func cycle(_ timing: MediaTiming, _ parentTime: Double) -> Int? {
    guard case .active(let moment) = timing.phase(atParentTime: parentTime) else { return nil }
    return moment.cycle
  }

  @Test func progressIsElapsedTimeOverDuration() {
    let timing = MediaTiming(beginTime: 1, duration: 4)
    #expect(progress(timing, 0.99) == nil)
    #expect(progress(timing, 1) == 0)
    #expect(progress(timing, 2) == 0.25)
    #expect(progress(timing, 5) == nil)
    #expect(timing.endTime == 5)
  }

  @Test func speedShortensTheActiveTime() {
    let timing = MediaTiming(beginTime: 1, speed: 2, duration: 4)
    #expect(progress(timing, 2) == 0.5)
    #expect(timing.endTime == 3)
  }

  @Test(
    arguments: [
      (MediaTiming.FillMode.removed, nil, nil), (.forwards, nil, 1), (.backwards, 0, nil),
      (.both, 0, 1),
    ] as [(MediaTiming.FillMode, Double?, Double?)])
  func fillModesHoldTheEnds(mode: MediaTiming.FillMode, before: Double?, after: Double?) {
    let timing = MediaTiming(beginTime: 1, duration: 2, fillMode: mode)
    #expect(progress(timing, 0) == before)
    #expect(progress(timing, 9) == after)
  }

  @Test func aTimeOffsetWrapsOverTheActiveTime() {
    // Plays 2, 3, 4, then 0, 1, 2 and still lasts five seconds.
    let timing = MediaTiming(timeOffset: 2, duration: 5, fillMode: .both)
    let shown = [-1.0, 0, 1, 2, 3, 4, 4.5, 5, 8].map { progress(timing, $0).map { $0 * 5 } }
    #expect(shown == [2, 2, 3, 4, 0, 1, 1.5, 2, 2])
  }

  @Test func anEndlessRepetitionWithOffsetKeepsItsPhase() {
    let timing = MediaTiming(timeOffset: 3.5, duration: 3, repeatCount: .infinity)
    for step in 0..<200 {
      let time = Double(step) / 8
      let expected = (time + 3.5).truncatingRemainder(dividingBy: 3) / 3
      #expect(abs((progress(timing, time) ?? -1) - expected) < 1e-12)
    }
    let early = MediaTiming(timeOffset: -1, duration: 4, repeatCount: .infinity)
    #expect(progress(early, 0) == 0.75)
  }

  @Test func autoreverseCountsAsHalfACycle() {
    let once = MediaTiming(duration: 2, autoreverses: true, fillMode: .forwards)
    #expect(once.activeDuration == 4)
    #expect(progress(once, 1.5) == 0.75)
    #expect(progress(once, 2.5) == 0.75)
    #expect(progress(once, 9) == 0)
    let more = MediaTiming(duration: 2, repeatCount: 1.5, autoreverses: true, fillMode: .forwards)
    #expect(progress(more, 9) == 1)
  }

  @Test func aFractionalRepetitionEndsInside() {
    let timing = MediaTiming(duration: 2, repeatCount: 1.5, fillMode: .forwards)
    #expect(progress(timing, 2.9) != nil)
    #expect(progress(timing, 3) == 0.5)
    #expect(cycle(timing, 3) == 1)
  }

  @Test func boundariesBelongToTheNextCycleAndTheEndToTheLast() {
    let timing = MediaTiming(duration: 0.1, repeatCount: 3, fillMode: .forwards)
    #expect(progress(timing, 0.1) == 0)
    #expect(cycle(timing, 0.1) == 1)
    #expect(progress(timing, 0.2) == 0)
    #expect(progress(timing, 0.3) == 1)
    #expect(cycle(timing, 0.3) == 2)
    #expect(cycle(timing, 7) == 2)
  }

  @Test(arguments: [1e-10, 1e-33, .leastNonzeroMagnitude])
  func anActiveTimeTooShortToBeToldFromNoneEndsInTheFirstCycle(length: Double) {
    let timing = MediaTiming(duration: 2, repeatDuration: length, fillMode: .forwards)
    for moment in [length, 1, 1e9] {
      #expect(progress(timing, moment) == 0)
      #expect(cycle(timing, moment) == 0)
    }
  }

  /// Of a duration times the least repeat count nothing is left, and less than a cycle of 1e-300 seconds.
  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-10])
  func anOffsetShiftsNoActiveTimeTooShortToBeToldFromNone(count: Double) {
    for offset in [-500, -1e30, 1e-3, 7, 1e30] {
      for speed in [0.0, 1e-12] {
        let timing = MediaTiming(
          timeOffset: offset, speed: speed, duration: 0.125, repeatCount: count, fillMode: .both)
        for moment in [-1, 0, 0.25, 1e9] {
          #expect(progress(timing, moment) == 0)
          #expect(cycle(timing, moment) == 0)
        }
      }
    }
  }

  @Test(arguments: [-1e30, 1e30, 1e300])
  func anOffsetThatLosesItsPhaseToRoundingStaysWithinTheActiveTime(offset: Double) {
    for (speed, count) in [(0.0, 3.0), (1, 3), (1, .infinity)] {
      let timing = MediaTiming(
        timeOffset: offset, speed: speed, duration: 0.7, repeatCount: count, fillMode: .both)
      for moment in [0, 0.1, 1, 50] {
        #expect((0...1).contains(progress(timing, moment) ?? 0))
        #expect((cycle(timing, moment) ?? 0) >= 0)
      }
    }
  }

  @Test func everyCycleStartsOnItsFrame() {
    // 3 s cycles from an awkward start, at 60 frames a second: frame 180·n after it shows 0.
    let timing = MediaTiming(beginTime: 7.0 / 60, duration: 3, repeatCount: .infinity)
    for n in 0..<100 {
      #expect(progress(timing, Double(7 + 180 * n) / 60) == 0)
      #expect(cycle(timing, Double(7 + 180 * n) / 60) == n)
    }
  }

  @Test func repeatDurationIsTheWholeLength() {
    let timing = MediaTiming(
      duration: 2, repeatCount: 9, repeatDuration: 5, autoreverses: true, fillMode: .forwards)
    #expect(timing.endTime == 5)
    #expect(progress(timing, 5) == 0.5)
    #expect(cycle(timing, 5) == 1)
  }

  @Test func aStoppedAnimationStaysAtItsOffset() {
    var timing = MediaTiming(beginTime: 3, timeOffset: 0.5, speed: 0, duration: 2)
    #expect(progress(timing, 3) == 0.25)
    #expect(progress(timing, 1e9) == 0.25)
    #expect(timing.endTime == .infinity)
    timing.timeOffset = 2
    #expect(progress(timing, 4) == 1)
    timing.timeOffset = 0
    #expect(progress(timing, 4) == 0)
  }

  @Test func negativeSpeedRunsDownFromTheOffset() {
    var timing = MediaTiming(timeOffset: 2, speed: -1, duration: 2)
    #expect(progress(timing, 0) == 1)
    #expect(progress(timing, 1) == 0.5)
    #expect(progress(timing, 2) == nil)
    #expect(timing.endTime == 2)
    timing.fillMode = .both
    #expect(progress(timing, 2) == 0)
    #expect(progress(timing, -1) == 1)
    timing.timeOffset = 0
    timing.fillMode = .removed
    #expect(progress(timing, 0) == nil)
    #expect(timing.endTime == 0)
  }

  @Test func timingThatIsNotFiniteHasNoEffect() {
    #expect(progress(MediaTiming(beginTime: .nan, duration: 1), 0) == nil)
    #expect(progress(MediaTiming(timeOffset: .infinity, duration: 1), 0) == nil)
    #expect(progress(MediaTiming(speed: .infinity, duration: 1), 0) == nil)
    #expect(progress(MediaTiming(duration: .infinity), 0) == nil)
    #expect(progress(MediaTiming(duration: 1, repeatCount: .nan), 0) == nil)
    #expect(progress(MediaTiming(duration: 1), .infinity) == nil)
  }

  @Test func theLargestFloatMeansForEver() {
    let timing = MediaTiming(duration: 1, repeatCount: Double(Float.greatestFiniteMagnitude))
    #expect(timing.endTime == .infinity)
    #expect(progress(timing, 1e6 + 0.5) == 0.5)
  }

  @Test func aTinyBeginTimeIsTheBeginningOfTheLayer() {
    let timing = MediaTiming(beginTime: 1e-100, duration: 1)
    #expect(progress(timing, 0) == 0)
    #expect(progress(timing, 0.5) == 0.5)
  }

  @Test func groupsGiveTheirChildrenTheBasicTime() {
    let group = MediaTiming(beginTime: 1, duration: 4, repeatCount: 2, autoreverses: true)
    let times = [1.0, 3, 5, 7, 9.5].map { time -> Double? in
      guard case .active(let moment) = group.phase(atParentTime: time) else { return nil }
      return moment.basicLocalTime
    }
    #expect(times == [0, 2, 4, 2, 0.5])
  }

  @Test func aGroupsCurveWarpsItsChildrensTime() throws {
    guard case .active(let moment) = MediaTiming(duration: 4).phase(atParentTime: 2) else {
      Issue.record("The group is active.")
      return
    }
    #expect(moment.childTime(through: nil) == 2)
    #expect(abs(moment.childTime(through: .easeIn) - 4 * 0.315357) < 1e-5)
  }

  /// The flow of `phase` against rule R1 of the scenes, written with a plain remainder.
  @Test func agreesWithThePlainRule() {
    for repeats in [1.0, 2, 2.5] {
      for autoreverses in [false, true] {
        let timing = MediaTiming(
          beginTime: 0.3, speed: 1.5, duration: 1.7, repeatCount: repeats,
          autoreverses: autoreverses)
        for step in 0..<600 {
          let parentTime = Double(step) * 0.0173
          let elapsed = (parentTime - 0.3) * 1.5
          let cycle = autoreverses ? 3.4 : 1.7
          var expected: Double?
          if elapsed >= 0, elapsed < cycle * repeats {
            let inCycle = elapsed.truncatingRemainder(dividingBy: cycle)
            expected = (inCycle > 1.7 ? 3.4 - inCycle : inCycle) / 1.7
          }
          let shown = progress(timing, parentTime)
          #expect((shown == nil) == (expected == nil))
          if let shown, let expected { #expect(abs(shown - expected) < 1e-12) }
        }
      }
    }
  }
}
