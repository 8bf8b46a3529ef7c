import Testing
import Timing

@Suite struct KeyTimesTests {
  @Test func missingKeyTimesAreEven() {
    #expect(KeyTimes(segmentCount: 4).boundaries == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test(
    arguments: [
      [0, 1], [0, 0.5, 0.4, 1], [0.1, 0.4, 0.5, 1], [0, 0.4, 0.5, 0.9], [0, .nan, 0.5, 1],
      [0, 0.5, 1.5, 1], [],
    ] as [[Double]])
  func invalidKeyTimesAreIgnoredAsAWhole(times: [Double]) {
    #expect(KeyTimes(segmentCount: 3, keyTimes: times) == KeyTimes(segmentCount: 3))
  }

  @Test func aBoundaryBelongsToTheSegmentThatStartsThere() {
    let times = KeyTimes(segmentCount: 4, keyTimes: [0, 0.5, 0.5, 0.75, 1])
    #expect(times.place(at: 0) == .init(segment: 0, fraction: 0))
    #expect(times.place(at: 0.25) == .init(segment: 0, fraction: 0.5))
    #expect(times.place(at: 0.5) == .init(segment: 2, fraction: 0))
    #expect(times.place(at: 0.625) == .init(segment: 2, fraction: 0.5))
    #expect(times.place(at: 1) == .init(segment: 3, fraction: 1))
  }

  @Test func progressBeyondTheEndsStaysInTheOuterSegments() {
    let times = KeyTimes(segmentCount: 2)
    #expect(times.place(at: -0.25) == .init(segment: 0, fraction: -0.5))
    #expect(times.place(at: 1.25) == .init(segment: 1, fraction: 1.5))
    let jumps = KeyTimes(segmentCount: 3, keyTimes: [0, 0, 1, 1])
    #expect(jumps.place(at: -1) == .init(segment: 0, fraction: 0))
    #expect(jumps.place(at: 0) == .init(segment: 1, fraction: 0))
    #expect(jumps.place(at: 1) == .init(segment: 2, fraction: 1))
  }

  @Test func distancesBecomeShares() {
    #expect(KeyTimes(distances: [1, 3]).boundaries == [0, 0.25, 1])
    #expect(KeyTimes(distances: [0, 0]).boundaries == [0, 0.5, 1])
  }
}
