/// Where an animation stands at a moment.
package enum AnimationPhase: Hashable, Sendable {
  /// It has no effect: outside its active time and not filled, or its timing is not finite.
  case inactive
  case active(AnimationMoment)
}

/// A moment within an animation's cycle.
package struct AnimationMoment: Hashable, Sendable {
  /// 0…1 through the duration; runs back in the second half of a cycle that autoreverses.
  package var progress: Double
  /// Number of complete cycles before this one, as cumulative animations count them.
  package var cycle: Int
  /// `progress · duration` in seconds: the time an animation group gives its children.
  package var basicLocalTime: Double

  package init(progress: Double, cycle: Int, basicLocalTime: Double) {
    self.progress = progress
    self.cycle = cycle
    self.basicLocalTime = basicLocalTime
  }

  /// The time the children of a group see when the group's `curve` warps its duration.
  package func childTime(through curve: TimingCurve?) -> Double {
    guard let curve, progress > 0 else { return basicLocalTime }
    return curve.value(at: progress) * (basicLocalTime / progress)
  }
}
