import Testing
import Timing

@Suite struct MediaTimingLayerTimeTests {
  @Test func nestedLayersMatchTheMeasuredTimes() {
    let outer = MediaTiming(beginTime: 2, timeOffset: 0.25, speed: 3)
    let inner = MediaTiming(beginTime: 1, timeOffset: 0.5, speed: 2)
    #expect(inner.localTime(atParentTime: 10) == 18.5)
    #expect(inner.localTime(atParentTime: outer.localTime(atParentTime: 10)) == 47)
    #expect(inner.parentTime(atLocalTime: 10) == 5.75)
    #expect(abs(outer.parentTime(atLocalTime: 5.75) - 23.0 / 6) < 1e-15)
  }

  @Test func beforeItBeginsALayersTimeIsZero() {
    let timing = MediaTiming(beginTime: 8, timeOffset: 7, speed: 0.5)
    #expect(timing.localTime(atParentTime: 7) == 0)
    #expect(timing.localTime(atParentTime: 8) == 7)
    #expect(timing.localTime(atParentTime: 10) == 8)
  }

  @Test func aStoppedLayerShowsItsOffset() {
    let timing = MediaTiming(timeOffset: 3, speed: 0)
    #expect(timing.localTime(atParentTime: 5) == 3)
    #expect(timing.parentTime(atLocalTime: 5) == 0)
  }

  @Test func aLayerWithoutTimingPassesOnNegativeTimes() {
    #expect(MediaTiming().localTime(atParentTime: -2) == -2)
    #expect(MediaTiming().parentTime(atLocalTime: -2) == -2)
  }
}
