import CoreGraphics
import Timing

/// The clocks from a layer up to the root, put into one: scene time = local · rate + offset.
struct LayerClock {
  private var rate = 1.0
  private var offset = 0.0
  /// False inside a layer that stands still or runs backwards: nothing there comes to its end.
  private var runsForwards = true

  /// The clock of a layer with `timing` in a layer with this one.
  func inside(_ timing: MediaTiming) -> LayerClock {
    guard runsForwards, timing.speed > 0 else {
      var stopped = self
      stopped.runsForwards = false
      return stopped
    }
    // parent = (local − timeOffset) / speed + beginTime
    var clock = self
    clock.rate = rate / timing.speed
    clock.offset = offset + rate * (timing.beginTime - timing.timeOffset / timing.speed)
    return clock
  }

  /// When the local time is reached; nil when it never is.
  func sceneTime(ofLocalTime localTime: Double) -> Double? {
    guard runsForwards, localTime.isFinite else { return nil }
    let time = localTime * rate + offset
    return time.isFinite ? time : nil
  }
}
