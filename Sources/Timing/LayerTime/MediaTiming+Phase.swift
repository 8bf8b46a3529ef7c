/// From parent time to progress: begin, speed, offset, repetition, reversal and fill.
extension MediaTiming {
  /// Times closer than this, in seconds, count as equal, so that a frame that falls on the end of
  /// a cycle does not depend on the rounding of its time.
  package static let tolerance = 1e-9

  /// Length of one cycle in local time: twice the duration when it autoreverses.
  package var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// Length of all cycles in local time; infinity when they repeat for ever.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? repeatCount : 1
    return Self.isForever(count) && duration > 0 ? .infinity : cycleDuration * count
  }

  /// The parent's time when the active time is over; infinity when it never is.
  package var endTime: Double {
    guard isUsable, speed != 0 else { return .infinity }
    let length = speed > 0 ? activeDuration : max(0, timeOffset)
    return beginTime + length / abs(speed)
  }

  /// Where an animation with this timing stands when the time it is attached to is `parentTime`. One that
  /// `actsAtEnd` still does at the very moment of its end, whatever it fills; others are over by then.
  package func phase(
    atParentTime parentTime: Double, actsAtEnd: Bool = false
  ) -> AnimationPhase {
    guard isUsable, parentTime.isFinite else { return .inactive }
    if parentTime < beginTime - Self.tolerance {
      return fillMode.fillsBefore ? .active(moment(elapsed: 0)) : .inactive
    }
    let elapsed = max(0, parentTime - beginTime) * speed
    guard hasEnded(elapsed: elapsed) else { return .active(moment(elapsed: elapsed)) }
    guard fillMode.fillsAfter || actsAtEnd && ends(elapsed: elapsed) else { return .inactive }
    return .active(
      speed < 0 ? moment(activeTime: 0) : moment(activeTime: offsetTime(elapsed: activeDuration)))
  }

  /// False when a value that must be a number is not: such an animation has no effect.
  private var isUsable: Bool {
    beginTime.isFinite && timeOffset.isFinite && speed.isFinite && duration.isFinite
      && duration >= 0 && !repeatCount.isNaN && !repeatDuration.isNaN
  }

  private static func isForever(_ count: Double) -> Bool {
    count >= Double(Float.greatestFiniteMagnitude)
  }

  private func hasEnded(elapsed: Double) -> Bool {
    if speed == 0 { return false }
    // Backwards, the time left is the offset it started from.
    if speed < 0 { return timeOffset + elapsed <= Self.tolerance }
    return elapsed >= activeDuration - Self.tolerance
  }

  /// True for the moment of the end, once it `hasEnded`. Only of what runs forwards is that measured.
  private func ends(elapsed: Double) -> Bool {
    speed > 0 && elapsed <= activeDuration + Self.tolerance
  }

  private func moment(elapsed: Double) -> AnimationMoment {
    if speed < 0 {
      return moment(activeTime: min(max(0, timeOffset + elapsed), activeDuration))
    }
    return moment(activeTime: offsetTime(elapsed: elapsed))
  }

  /// `timeOffset` shifts the phase; what is pushed out at the end comes in at the start. Only an
  /// animation that ended, or one that stands still on its end, shows the very end.
  private func offsetTime(elapsed: Double) -> Double {
    guard timeOffset != 0 else { return elapsed }
    let shifted = elapsed + timeOffset
    let isEndless = activeDuration == .infinity
    let length = isEndless ? cycleDuration : activeDuration
    if isEndless, shifted >= 0 { return shifted }
    // An active time too short to be told from none has no phase to shift.
    guard length >= Self.tolerance else { return 0 }
    let wrapped = min(max(0, shifted - length * (shifted / length).rounded(.down)), length)
    let isOnBoundary = min(wrapped, length - wrapped) < Self.tolerance
    guard isOnBoundary else { return wrapped }
    let showsEnd = speed == 0 ? shifted > Self.tolerance : hasEnded(elapsed: elapsed)
    return showsEnd ? length : 0
  }

  /// Cycle and progress at `activeTime` in 0 ... activeDuration. A boundary between cycles belongs
  /// to the later one, the end of the last to the last.
  private func moment(activeTime: Double) -> AnimationMoment {
    guard cycleDuration > 0 else {
      return AnimationMoment(progress: autoreverses ? 0 : 1, cycle: 0, basicLocalTime: 0)
    }
    var cycles = activeTime / cycleDuration
    let boundary = cycles.rounded()
    if abs(cycles - boundary) * cycleDuration < Self.tolerance { cycles = boundary }
    var cycle = cycles.rounded(.down)
    var inCycle = activeTime - cycle * cycleDuration
    if cycles == cycle {
      // An active time too short to be told from none ends where the first cycle begins.
      let isEnd = cycle > 0 && activeTime >= activeDuration - Self.tolerance
      inCycle = isEnd ? cycleDuration : 0
      if isEnd { cycle -= 1 }
    }
    let isReturning = autoreverses && inCycle > duration
    let basic = isReturning ? 2 * duration - inCycle : inCycle
    let progress = min(max(0, basic / duration), 1)
    return AnimationMoment(
      progress: progress, cycle: Int(exactly: cycle) ?? .max, basicLocalTime: progress * duration)
  }
}
