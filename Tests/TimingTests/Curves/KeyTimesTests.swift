import Testing
import Timing

@Suite struct KeyTimesTests {
  @Test func missingKeyTimesAreEven() {
    #expect(KeyTimes(segmentCount: 4).times == [0, 0.25, 0.5, 0.75, 1])
    #expect(KeyTimes(segmentCount: 2, keyTimes: []).times == [0, 0.5, 1])
  }

  @Test func timesBeginLateAndEndEarly() {
    let times = KeyTimes(segmentCount: 2, keyTimes: [0.25, 0.5, 0.75])
    #expect(times.position(at: 0) == .init(segment: 0, fraction: 0))
    #expect(times.position(at: 0.375) == .init(segment: 0, fraction: 0.5))
    #expect(times.position(at: 0.625) == .init(segment: 1, fraction: 0.5))
    #expect(times.position(at: 0.8) == .init(segment: 1, fraction: 1))
  }

  @Test func segmentsWithoutATimeAreNotReached() {
    let times = KeyTimes(segmentCount: 3, keyTimes: [0, 0.5])
    #expect(times.position(at: 0.25) == .init(segment: 0, fraction: 0.5))
    #expect(times.position(at: 1) == .init(segment: 0, fraction: 1))
    let single = KeyTimes(segmentCount: 3, keyTimes: [0.5])
    for progress in [0, 0.5, 1] {
      #expect(single.position(at: progress) == .init(segment: 0, fraction: 0))
    }
  }

  @Test func timesWithoutASegmentDoNotCount() {
    let times = KeyTimes(segmentCount: 1, keyTimes: [0, 0.5, 0.75, 1])
    #expect(times.position(at: 0.25) == .init(segment: 0, fraction: 0.5))
    #expect(times.position(at: 0.9) == .init(segment: 0, fraction: 1))
  }

  /// The rule in so many words: the first segment whose end is still to come.
  private func plainPlace(_ times: [Double], at progress: Double) -> KeyTimes.Place {
    for segment in 0..<times.count - 1 where progress < times[segment + 1] {
      let fraction = (progress - times[segment]) / (times[segment + 1] - times[segment])
      let isBefore = progress <= times[segment]
      return KeyTimes.Place(
        segment: segment, fraction: isBefore || fraction.isNaN ? 0 : min(max(0, fraction), 1))
    }
    return KeyTimes.Place(segment: times.count - 2, fraction: 1)
  }

  @Test(
    arguments: [
      [0, 0.5, 0.4, 1], [0, -0.5, 0.5, 1], [0.9, 0.1, 0.2, 0.3], [1, 0.5, 0.5, 0], [-2, -1, 3, 2],
      [0, .nan, 0.5, 1], [.nan, .nan, .nan, .nan], [0, 0.5, 1.5, 1], [0, .infinity, 0.5, 1],
      [-.infinity, 0.5, -.infinity, 1], [0.25, .nan, .infinity, 0],
    ] as [[Double]])
  func timesInAnyOrderAreUsedAsTheyStand(times: [Double]) {
    let keyTimes = KeyTimes(segmentCount: 3, keyTimes: times)
    for step in -8...40 {
      let progress = Double(step) / 32
      #expect(keyTimes.position(at: progress) == plainPlace(times, at: progress))
    }
  }

  @Test func aBoundaryBelongsToTheSegmentThatStartsThere() {
    let times = KeyTimes(segmentCount: 4, keyTimes: [0, 0.5, 0.5, 0.75, 1])
    #expect(times.position(at: 0) == .init(segment: 0, fraction: 0))
    #expect(times.position(at: 0.25) == .init(segment: 0, fraction: 0.5))
    #expect(times.position(at: 0.5) == .init(segment: 2, fraction: 0))
    #expect(times.position(at: 0.625) == .init(segment: 2, fraction: 0.5))
    #expect(times.position(at: 1) == .init(segment: 3, fraction: 1))
  }

  @Test func progressBeyondTheEndsStaysThere() {
    let times = KeyTimes(segmentCount: 2)
    #expect(times.position(at: -0.25) == .init(segment: 0, fraction: 0))
    #expect(times.position(at: 1.25) == .init(segment: 1, fraction: 1))
    let jumps = KeyTimes(segmentCount: 3, keyTimes: [0, 0, 1, 1])
    #expect(jumps.position(at: -1) == .init(segment: 0, fraction: 0))
    #expect(jumps.position(at: 0) == .init(segment: 1, fraction: 0))
    #expect(jumps.position(at: 1) == .init(segment: 2, fraction: 1))
  }

  @Test func distancesBecomeShares() {
    #expect(KeyTimes(distances: [1, 3]).times == [0, 0.25, 1])
    #expect(KeyTimes(distances: [0, 0]).times == [0, 0.5, 1])
  }
}
