/// The eight timing properties that layers and animations share, and the mapping of time they
/// define. All times are seconds.
package struct MediaTiming: Hashable, Sendable {
  /// What an animation shows outside its active time.
  package enum FillMode: Hashable, Sendable {
    case removed, forwards, backwards, both
    /// A name that means nothing. Like `removed`; that is a decision.
    case unknown(String)

    /// True when the start is shown before the beginning.
    package var fillsBefore: Bool { self == .backwards || self == .both }
    /// True when the end is shown after the end.
    package var fillsAfter: Bool { self == .forwards || self == .both }
  }

  /// Start, in the parent's time.
  package var beginTime: Double
  /// Added to local time after scaling.
  package var timeOffset: Double
  /// Local seconds per second of the parent; may be 0 or negative.
  package var speed: Double
  /// Length of one run forward, in local time.
  package var duration: Double
  /// How often the cycle runs, fractions allowed; 0 is once, infinity for ever.
  package var repeatCount: Double
  /// Length of all cycles together, in local time; used instead of `repeatCount` when positive.
  package var repeatDuration: Double
  /// True when every cycle runs forward and back.
  package var autoreverses: Bool
  package var fillMode: FillMode

  /// A layer's default timing when called without arguments: endless, with its parent's time.
  package init(
    beginTime: Double = 0, timeOffset: Double = 0, speed: Double = 1,
    duration: Double = .infinity, repeatCount: Double = 0, repeatDuration: Double = 0,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }
}
