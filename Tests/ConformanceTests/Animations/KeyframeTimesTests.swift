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

  // D "ignored"; R OCA for the list: such times are not used at all.
  @Test(arguments: [
    [0, 1], [0, 0.25, 0.5, 1], [], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 1.5, 1], [0, -0.5, 1],
    [0, .nan, 1], [0, .infinity, 1], [0, 0.9],
  ])
  func timesThatDoNotFitAreIgnored(times: [Double]) throws {
    let value = try number(at: 0.25) {
      ($0.values, $0.keyTimes) = ([0, 10, 20], times.map { NSNumber(value: $0) })
    }
    #expect(value == 5)
  }

  @Test func decreasingTimesAreIgnored() throws {
    let value = try number(at: 0.25) {
      ($0.values, $0.keyTimes) = ([0, 4, 8, 12], [0, 0.75, 0.5, 1])
    }
    #expect(value == 3)
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

  // D: one more time than values; else they hold equally long. The public wallpaper (O CAML) has
  // 15 too many.
  @Test func discreteValuesWithoutFittingTimesHoldEquallyLong() throws {
    for count in [0, 4, 6, 20] {
      let prepare: (CAKeyframeAnimation) -> Void = {
        ($0.values, $0.calculationMode) = ([1, 2, 3, 4], .discrete)
        $0.keyTimes = (0..<count).map { NSNumber(value: Double($0) / Double(max(1, count - 1))) }
      }
      for (progress, expected) in [(0.0, 1.0), (0.24, 1), (0.25, 2), (0.5, 3), (0.99, 4), (1, 4)] {
        #expect(try number(at: progress, prepare) == expected)
      }
    }
  }

  // R OCA for one value; GS for none.
  @Test func oneValueIsConstantAndNoneHasNoEffect() throws {
    for mode in [
      CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
    ] {
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
