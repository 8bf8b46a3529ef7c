import QuartzCore
import Testing

/// 2.3: when each value is reached, and how segments are paced.
@MainActor
struct KeyframeTimesTests {
  private func number(
    at progress: Double, _ prepare: (CAKeyframeAnimation) -> Void
  ) throws -> Double {
    Double(
      try shown(model(zPosition: -1), at: progress, with: keyframes("zPosition", prepare))
        .zPosition)
  }

  // D
  @Test func withoutTimesValuesAreSpacedEvenly() throws {
    for (progress, expected) in [(0.0, 0.0), (0.25, 5), (0.5, 10), (0.75, 5), (1, 0)] {
      #expect(try number(at: progress) { $0.values = [0, 10, 0] } == expected)
    }
  }

  // D API: from 0 to 1, one for each value.
  @Test func timesDivideTheDuration() throws {
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes) = ([0, 10, 0], [0, 0.75, 1])
    }
    for (progress, expected) in [(0.0, 0.0), (0.375, 5), (0.75, 10), (0.875, 5), (1, 0)] {
      #expect(try number(at: progress, prepare) == expected)
    }
  }

  @Test func valuesMayBeNumbersOfAnyType() throws {
    let values: [Any] = [0, CGFloat(2), Float(4), NSNumber(value: 6)]
    #expect(try number(at: 0.5) { $0.values = values } == 3)
  }

  // 12.1 #3 (P): the times are used as they stand. Each row: times, and what values 0, 10, 20 give at
  // .25 and at .75.
  @Test(
    arguments: [
      ([0, 1], 2.5, 7.5), ([0, 0.25, 0.5, 1], 10, 20), ([0.25, 0.5, 1], 0, 15),
      ([0, 0.5, 0.5], 5, 20), ([0, 1.5, 1], 10.0 / 6, 5), ([0, -0.5, 1], 15, 55.0 / 3),
      ([0, .nan, 1], 10, 10), ([0, .infinity, 1], 0, 0), ([0.5], 0, 0), ([], 5, 15),
    ] as [([Double], Double, Double)])
  func timesAreUsedAsTheyStand(times: [Double], early: Double, late: Double) throws {
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes) = ([0, 10, 20], times.map { NSNumber(value: $0) })
    }
    #expect(isClose(try number(at: 0.25, prepare), early))
    #expect(isClose(try number(at: 0.75, prepare), late))
  }

  // 12.1 #3 (P): the first segment whose end is still to come.
  @Test func timesInNoOrderTakeTheFirstSegmentThatIsNotOver() throws {
    let layer = CALayer()
    let blink = keyframes("opacity") {
      ($0.values, $0.keyTimes) = ([0, 0, 1, 1], [0, -0.5, 0.5, 1])
    }
    #expect(try shown(layer, at: 0.25, with: blink).opacity == 0.75)
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes) = ([0, 4, 8, 12], [0, 0.75, 0.5, 1])
    }
    for (progress, expected) in [(0.375, 2.0), (0.6, 3.2), (0.75, 10), (1, 12)] {
      #expect(isClose(try number(at: progress, prepare), expected))
    }
  }

  // 12.1 #3 (P, U): the first value until its time, the last from its time on.
  @Test func theEndsHoldOutsideTheTimes() throws {
    let stroke = CAShapeLayer()
    let draw = keyframes("strokeStart") { ($0.values, $0.keyTimes) = ([0, 0.7], [0.3, 1]) }
    for (progress, expected) in [(0.0, 0.0), (0.3, 0), (0.65, 0.35), (1, 0.7)] {
      #expect(isClose(Double(try shown(stroke, at: progress, with: draw).strokeStart), expected))
    }
    let color = keyframes("backgroundColor") {
      $0.values = [0, 1].map { CGColor(srgbRed: CGFloat($0), green: 0, blue: 0, alpha: 1) }
      $0.keyTimes = [0.25, 0.75]
    }
    for (progress, red) in [(0.1, 0.0), (0.5, 0.5), (0.9, 1)] {
      let shown = try shown(CALayer(), at: progress, with: color)
      #expect(isClose(shown.backgroundColor, [red, 0, 0, 1]))
    }
    let shape = CAShapeLayer()
    let morph = keyframes("path") {
      $0.values = [10, 20].map {
        CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 8), transform: nil)
      }
      $0.keyTimes = [0.25, 0.75]
    }
    for (progress, width) in [(0.1, 10.0), (0.5, 15), (0.9, 20)] {
      let path = try shown(shape, at: progress, with: morph).path
      #expect(isClose(Double(path?.boundingBoxOfPath.width ?? 0), width))
    }
    let cubic = try number(at: 0.25) {
      ($0.values, $0.keyTimes, $0.calculationMode) = ([5, 10, 10], [0.5, 0.75, 1], .cubic)
    }
    #expect(cubic == 5)
  }

  // 12.1 #3 (P): a curve of the whole that swings past its end leads no further than the last value.
  @Test func progressBeyondTheEndsHoldsThem() throws {
    let swing = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2)
    #expect(
      try number(at: 0.8) { ($0.values, $0.timingFunction) = ([0, 10, 20], swing) } == 20)
    // Paced, they are ignored as ever.
    let paced = try number(at: 0.5) {
      ($0.values, $0.keyTimes, $0.calculationMode) = ([0, 10, 20], [0.5, 0.6, 0.7], .paced)
    }
    #expect(paced == 10)
  }

  // 12.1 #3 (P): each function on the part of its segment that has passed.
  @Test func segmentsOfAnyTimesKeepTheirPacing() throws {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes, $0.timingFunctions) = ([0, 1], [0.5, 1], [easeIn])
    }
    #expect(try number(at: 0.25, prepare) == 0)
    #expect(isClose(try number(at: 0.625, prepare), 0.093465, 1e-5))
  }

  // I: the segment that starts there.
  @Test func equalTimesJump() throws {
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes) = ([0, 4, 12, 16], [0, 0.5, 0.5, 1])
    }
    for (progress, expected) in [(0.25, 2.0), (0.5, 12), (0.75, 14), (1, 16)] {
      #expect(try number(at: progress, prepare) == expected)
    }
    // At the very ends as well.
    let edges: (CAKeyframeAnimation) -> Void = {
      ($0.values, $0.keyTimes) = ([0, 4, 12, 16], [0, 0, 1, 1])
    }
    for (progress, expected) in [(0.0, 4.0), (0.5, 8), (1, 16)] {
      #expect(try number(at: progress, edges) == expected)
    }
  }

  // D API: the example in the documentation of keyTimes.
  @Test func discreteValuesHoldUntilTheNextTime() throws {
    let prepare: (CAKeyframeAnimation) -> Void = {
      $0.values = [310, 60, 120, 60]
      $0.keyTimes = [0, 0.25, 0.5, 0.75, 1]
      $0.calculationMode = .discrete
    }
    for (progress, expected) in [
      (0.0, 310.0), (0.2, 310), (0.25, 60), (0.49, 60), (0.5, 120), (0.6, 120), (0.75, 60),
      (1, 60),
    ] {
      #expect(try number(at: progress, prepare) == expected)
    }
  }

  // 12.1 #3 (P): as many times as values, fewer, more: a value holds from its own time on. D for four
  // equal parts without any.
  @Test func discreteValuesHoldFromTheirTimes() throws {
    func values(_ times: [Double]?) throws -> [Double] {
      try [0, 0.24, 0.25, 0.5, 0.74, 0.99, 1].map { progress in
        try number(at: progress) {
          ($0.values, $0.calculationMode) = ([1, 2, 3, 4], .discrete)
          $0.keyTimes = times?.map { NSNumber(value: $0) }
        }
      }
    }
    #expect(try values(nil) == [1, 1, 2, 3, 3, 4, 4])
    #expect(try values([0, 0.25, 0.5, 0.99]) == [1, 1, 2, 3, 3, 4, 4])
    #expect(try values([0, 0.25]) == [1, 1, 2, 2, 2, 2, 2])
    #expect(try values([0.2, 0.25, 0.3, 0.4, 0.5, 1]) == [1, 1, 2, 4, 4, 4, 4])
    #expect(try values([0.5, 0.1, 0.75, 1]) == [1, 2, 2, 2, 2, 3, 4])
  }

  // 12.1 #7 (P): the only one that could be held does not act.
  @Test func oneDiscreteValueHasNoEffect() throws {
    let blink = keyframes("opacity") {
      ($0.values, $0.keyTimes, $0.calculationMode) = ([0], [0, 1], .discrete)
    }
    for progress in [0, 0.5, 1] {
      #expect(try shown(CALayer(), at: progress, with: blink).opacity == 1)
      #expect(
        try number(at: progress) { ($0.values, $0.calculationMode) = ([7], .discrete) } == -1)
    }
  }

  // R OCA for one value; GS for none.
  @Test func oneValueIsConstantAndNoneHasNoEffect() throws {
    for mode in [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced] {
      for progress in [0, 0.5, 1] {
        #expect(
          try number(at: progress) { ($0.values, $0.calculationMode) = ([7], mode) } == 7)
        #expect(
          try number(at: progress) { ($0.values, $0.calculationMode) = ([], mode) } == -1)
        #expect(try number(at: progress) { $0.calculationMode = mode } == -1)
      }
    }
  }

  // 1.5 (O): wrong classes silently do nothing.
  @Test func oneWrongValueSpoilsTheRow() throws {
    #expect(try number(at: 0.25) { $0.values = [0, 10, "20"] } == -1)
    #expect(try number(at: 0.25) { $0.values = [CGPoint.zero, CGPoint.zero] } == -1)
  }

  // M GS: kept; R OCA: animates nothing.
  @Test func anUnknownModeAnimatesNothing() throws {
    let value = try number(at: 0.5) {
      ($0.values, $0.calculationMode) = ([0, 10], CAAnimationCalculationMode(rawValue: "wild"))
    }
    #expect(value == -1)
  }

  // D: one function for each segment; easeIn(.25) = .093465 (M GS).
  @Test func segmentsHaveTheirOwnPacing() throws {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let linear = CAMediaTimingFunction(name: .linear)
    let second = try number(at: 0.625) {
      ($0.values, $0.timingFunctions) = ([0, 0, 1], [linear, easeIn])
    }
    #expect(isClose(second, 0.093465, 1e-5))
    let first = try number(at: 0.125) {
      ($0.values, $0.timingFunctions) = ([0, 1, 1], [easeIn])
    }
    #expect(isClose(first, 0.093465, 1e-5))
    // Missing functions are linear, and every segment keeps its ends.
    #expect(
      try number(at: 0.75) { ($0.values, $0.timingFunctions) = ([0, 1, 3], [easeIn]) } == 2)
    #expect(
      try number(at: 0.5) { ($0.values, $0.timingFunctions) = ([0, 1, 3], [easeIn]) } == 1)
    #expect(
      try number(at: 1) { ($0.values, $0.timingFunctions) = ([0, 1, 3], [easeIn, easeIn]) } == 3)
  }

  // D: the function of the whole maps the time, those of the segments what it gives.
  // easeIn(.5) = .315357 (M GS): .630714 of the first of two segments.
  @Test func theWholeIsPacedBeforeItsSegments() throws {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let whole = try number(at: 0.5) { ($0.values, $0.timingFunction) = ([0, 10, 10], easeIn) }
    #expect(isClose(whole, 6.30714, 1e-4))
    let discrete = try number(at: 0.6) {
      ($0.values, $0.timingFunction, $0.calculationMode) = ([1, 2], easeIn, .discrete)
    }
    #expect(discrete == 1)
  }
}
