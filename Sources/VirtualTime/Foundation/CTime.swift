public import Glibc

// These hide the system's, as the moments beside them do.

/// Whole seconds since 1970, of the scene's time.
@_disfavoredOverload
@discardableResult
public func time(_ result: UnsafeMutablePointer<Int>?) -> Int {
  let seconds = Int(SceneContext.date.timeIntervalSince1970.rounded(.down))
  if let result = unsafe result { unsafe result.pointee = seconds }
  return seconds
}

/// Seconds and microseconds since 1970, of the scene's time.
/// - Returns: 0.
@_disfavoredOverload
@discardableResult
public func gettimeofday(
  _ result: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?
) -> Int32 {
  let (seconds, rest) = parts(of: SceneContext.date.timeIntervalSince1970)
  unsafe result.pointee = timeval(tv_sec: seconds, tv_usec: rest)
  return 0
}

/// Seconds and nanoseconds of the scene's time, to a microsecond: since 1970 by the clock on the wall, since the scene
/// began by those that only count. How long processors have worked is the machine's.
/// - Returns: 0; -1 for a clock that there is not.
@_disfavoredOverload
@discardableResult
public func clock_gettime(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>) -> Int32 {
  let moment: Double
  switch clock {
  case CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_TAI:
    moment = SceneContext.date.timeIntervalSince1970
  case CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME:
    guard let scene = SceneContext.running else { fallthrough }
    moment = scene.workTime
  default:
    return unsafe Glibc.clock_gettime(clock, result)
  }
  let (seconds, rest) = parts(of: moment)
  unsafe result.pointee = timespec(tv_sec: seconds, tv_nsec: rest * 1000)
  return 0
}

/// Whole seconds, and the microseconds beyond them.
private func parts(of moment: Double) -> (seconds: Int, microseconds: Int) {
  let microseconds = Int((moment * 1_000_000).rounded())
  return (microseconds / 1_000_000, microseconds % 1_000_000)
}
