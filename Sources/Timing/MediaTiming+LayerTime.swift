/// The clocks of layers: `t = (tp − beginTime) · speed + timeOffset`.
extension MediaTiming {
  /// The layer's own time when its superlayer's is `parentTime`.
  ///
  /// Before `beginTime` it is 0, as measured on Core Animation. A layer with no timing of its own
  /// passes on any time, also a negative one (a replicator's copy before its delay).
  package func localTime(atParentTime parentTime: Double) -> Double {
    if beginTime == 0, speed == 1, timeOffset == 0 { return parentTime }
    guard parentTime >= beginTime else { return 0 }
    return (parentTime - beginTime) * speed + timeOffset
  }

  /// The superlayer's time when the layer's own is `localTime`; 0 when the layer stands still.
  package func parentTime(atLocalTime localTime: Double) -> Double {
    if beginTime == 0, speed == 1, timeOffset == 0 { return localTime }
    guard speed != 0 else { return 0 }
    return (localTime - timeOffset) / speed + beginTime
  }
}
