import Geometry
import Testing
import Timing

@Suite struct KeyframesTests {
  func near(_ a: Point?, _ b: Point, _ tolerance: Double = 1e-9) -> Bool {
    a.map { ($0 - b).length < tolerance } ?? false
  }

  @Test func discreteValuesHoldForTheirSegment() {
    let frames = Keyframes<Double>(
      values: [310, 60, 120, 60], mode: .discrete, keyTimes: [0, 0.25, 0.5, 0.75, 1])
    #expect(
      [0, 0.24, 0.25, 0.5, 0.74, 0.75, 1].map { frames.value(at: $0) }
        == [310, 310, 60, 120, 120, 60, 60])
  }

  @Test func discreteValuesHoldFromTheirOwnTimes() {
    // A public wallpaper has 40 values and 55 key times.
    let frames = Keyframes<Double>(
      values: (0..<40).map(Double.init), mode: .discrete,
      keyTimes: (0..<55).map { Double($0) / 54 })
    #expect(frames.value(at: 0.5) == 27)
    #expect(frames.value(at: 0.8) == 39)
    #expect(frames.value(at: 1) == 39)
    let few = Keyframes<Double>(values: [1, 2, 3], mode: .discrete, keyTimes: [0.25, 0.75])
    #expect([0, 0.5, 0.75, 1].map { few.value(at: $0) } == [1, 1, 2, 2])
    let single = Keyframes<Double>(values: [1, 2, 3], mode: .discrete, keyTimes: [0.5])
    #expect([0, 0.5, 1].map { single.value(at: $0) } == [1, 1, 1])
  }

  @Test func valuesWithoutATimeAreLeftOut() {
    let linear = Keyframes<Double>(values: [0, 10, 40], keyTimes: [0.25, 0.75])
    #expect([0, 0.5, 0.75, 1].map { linear.value(at: $0) } == [0, 5, 10, 10])
    // The spline ends where the last time is, with the whole chord for its tangent.
    let cubic = Keyframes<Double>(
      values: [0, 10, 10, 500], mode: .cubic, keyTimes: [0, 0.5, 1])
    #expect(cubic.value(at: 0.75) == 10.625)
    let single = Keyframes<Double>(values: [3, 10], keyTimes: [0.5])
    #expect([0, 1].map { single.value(at: $0) } == [3, 3])
  }

  @Test func curvesActOnTheFractionThatStaysWithinItsSegment() {
    let frames = Keyframes<Double>(
      values: [0, 1, 2], keyTimes: [0.5, 0.75, 0.875], curves: [.easeIn, .easeIn])
    #expect(frames.value(at: 0.25) == 0)
    #expect(abs((frames.value(at: 0.625) ?? 0) - 0.315357) < 1e-5)
    #expect(frames.value(at: 1) == 2)
  }

  @Test func linearRunsThroughTheKeyTimes() {
    let frames = Keyframes<Double>(values: [0, 10, 0], keyTimes: [0, 0.8, 1])
    #expect(frames.value(at: 0.4) == 5)
    #expect(frames.value(at: 0.8) == 10)
    #expect(abs((frames.value(at: 0.9) ?? 0) - 5) < 1e-12)
  }

  @Test func equalKeyTimesJump() {
    let frames = Keyframes<Double>(values: [1, 2, 8, 9], keyTimes: [0, 0.5, 0.5, 1])
    #expect(frames.value(at: 0.4999999) ?? 9 < 2)
    #expect(frames.value(at: 0.5) == 8)
  }

  @Test func everySegmentHasItsCurve() {
    let frames = Keyframes<Double>(values: [0, 1, 2], curves: [.easeIn])
    #expect(abs((frames.value(at: 0.25) ?? 0) - 0.315357) < 1e-5)
    #expect(frames.value(at: 0.75) == 1.5)
  }

  @Test func oneValueIsConstantAndNoneHasNoEffect() {
    #expect(Keyframes<Double>(values: [7]).value(at: 0.3) == 7)
    #expect(Keyframes<Double>(values: [7], mode: .discrete).value(at: 0.3) == nil)
    #expect(Keyframes<Double>(values: []).value(at: 0.3) == nil)
    #expect(Keyframes<[Double]>(values: [[1], [1, 2]]).value(at: 0.5) == nil)
  }

  @Test func cubicMatchesTheMeasuredValues() {
    #expect(Keyframes<Double>(values: [0, 10, 10], mode: .cubic).value(at: 0.75) == 10.625)
    let points = Keyframes(values: [Point(0, 0), Point(10, 0), Point(10, 30)], mode: .cubic)
    #expect(near(points.value(at: 0.75), Point(10.625, 13.125)))
  }

  @Test(arguments: [
    (SplineShape(), 2.25), (SplineShape(tensions: [1, 1, 1, 1]), 2.5),
    (SplineShape(continuities: [0, 1]), 2.125), (SplineShape(biases: [0, 0, 1]), 2.375),
  ])
  func splineParametersActAsObserved(shape: SplineShape, expected: Double) {
    let frames = Keyframes<Double>(
      values: [0, 1, 4, 9], mode: .cubic, keyTimes: [0, 0.25, 0.75, 1], shape: shape)
    #expect(abs((frames.value(at: 0.5) ?? 0) - expected) < 1e-12)
  }

  @Test func pacedMovesAtConstantSpeed() {
    let frames = Keyframes(
      values: [Point(0, 0), Point(3, 4), Point(3, 19)], mode: .paced, keyTimes: [0, 0.9, 1],
      curves: [.easeIn, .easeIn])
    #expect(near(frames.value(at: 0.25), Point(3, 4)))
    #expect(near(frames.value(at: 0.5), Point(3, 9)))
    #expect(near(frames.value(at: 0.125), Point(1.5, 2)))
  }

  @Test func pacedCubicMatchesTheMeasuredValues() {
    let points = Keyframes(
      values: [Point(0, 0), Point(20, 80), Point(100, 20), Point(120, 100)], mode: .cubicPaced)
    #expect(near(points.value(at: 0.35), Point(26.3652, 79.0365), 1e-4))
    let numbers = Keyframes<Double>(values: [0, 80, 20, 100], mode: .cubicPaced)
    #expect(abs((numbers.value(at: 0.35) ?? 0) - 79.3822) < 1e-4)
  }

  @Test func pacedWithoutDistanceIsEven() {
    let still = Keyframes<Double>(values: [5, 5, 5], mode: .paced)
    #expect(still.value(at: 0.3) == 5)
    let transforms = Keyframes(
      values: [Matrix4.identity, .translation(9, 0), .translation(10, 0)], mode: .paced)
    #expect(transforms.value(at: 0.5) == .translation(9, 0))
  }

  @Test func cubicFallsBackToMixingForTypesWithoutNumbers() {
    let frames = Keyframes(
      values: [Matrix4.identity, .translation(10, 0), .translation(10, 10)], mode: .cubic)
    #expect(frames.value(at: 0.75) == .translation(10, 5))
  }
}
