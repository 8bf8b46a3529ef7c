/// The clocks of layers: `t = (tp − beginTime) · speed + timeOffset`.
///
/// Only these three count. A layer's duration and repetition are known not to affect what runs in
/// it; that its reversal and fill mode do not either is a decision.
extension MediaTiming {
  /// True when the layer shows its parent's time.
  package var followsParent: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// The layer's own time when its superlayer's is `parentTime`.
  ///
  /// Before `beginTime` it is 0, as measured on Core Animation. A layer with no timing of its own
  /// passes on any time, also a negative one (a replicator's copy before its delay).
  package func localTime(atParentTime parentTime: Double) -> Double {
    if followsParent { return parentTime }
    guard parentTime >= beginTime else { return 0 }
    return (parentTime - beginTime) * speed + timeOffset
  }

  /// The superlayer's time when the layer's own is `localTime`; 0 when the layer stands still.
  package func parentTime(atLocalTime localTime: Double) -> Double {
    if followsParent { return localTime }
    guard speed != 0 else { return 0 }
    return (localTime - timeOffset) / speed + beginTime
  }
}
