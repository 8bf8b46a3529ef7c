/// When each keyframe is reached, as fractions of the animation's duration. The times are used as they
/// stand, whatever they are: fewer or more than there are values, in any order, beginning late or
/// ending early.
package struct KeyTimes: Hashable, Sendable {
  /// One segment and a place within it.
  package struct Place: Hashable, Sendable {
    package var segment: Int
    /// 0…1 within the segment.
    package var fraction: Double

    package init(segment: Int, fraction: Double) {
      self.segment = segment
      self.fraction = fraction
    }
  }

  /// At least one. One segment lies between each and the next.
  package let times: [Double]
  /// For each time but the first the latest of those so far. A segment is over once one of the times from
  /// its end back to the second is still to come, so that in these the segment is found by halving.
  private let latest: [Double]

  /// `keyTimes` for `segmentCount` segments, of which those without a time are never reached and times
  /// without a segment do not count; segments of equal length when there are no times.
  package init(segmentCount: Int, keyTimes: [Double]? = nil) {
    precondition(segmentCount > 0, "Key times need at least one segment.")
    if let keyTimes, !keyTimes.isEmpty {
      self.init(times: Array(keyTimes.prefix(segmentCount + 1)))
    } else {
      self.init(times: (0...segmentCount).map { Double($0) / Double(segmentCount) })
    }
  }

  /// Segments as long as their `distances`, so that something moves at constant speed. Equal ones
  /// when there is no distance at all.
  package init(distances: [Double]) {
    precondition(!distances.isEmpty, "Key times need at least one segment.")
    let total = distances.reduce(0, +)
    let isMoving = total > 0 && total.isFinite
    let lengths = isMoving ? distances : distances.map { _ in 1 }
    let sum = isMoving ? total : Double(distances.count)
    var travelled = 0.0
    var times = [0.0]
    for length in lengths {
      travelled += length
      times.append(min(travelled / sum, 1))
    }
    times[distances.count] = 1
    self.init(times: times)
  }

  private init(times: [Double]) {
    self.times = times
    var last = -Double.infinity
    latest = times.dropFirst().map { time in
      // Nothing waits for a time that is no number.
      if time > last { last = time }
      return last
    }
  }

  /// How many of the times after the first have been reached at `progress` before one that has not: the
  /// number of the segment that runs, or of all segments once the last is over. A time belongs to what
  /// begins there, so that two equal ones make a jump.
  package func reached(at progress: Double) -> Int {
    var low = 0
    var high = latest.count
    while low < high {
      let middle = (low + high) / 2
      if progress < latest[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The segment that runs at `progress`: the start of the first before its time, the end of the last
  /// after the last time.
  package func position(at progress: Double) -> Place {
    let segment = reached(at: progress)
    guard segment < latest.count else {
      return segment > 0 ? Place(segment: segment - 1, fraction: 1) : Place(segment: 0, fraction: 0)
    }
    let (start, end) = (times[segment], times[segment + 1])
    // 0 too where a time is no number.
    guard progress > start, end - start < .infinity else {
      return Place(segment: segment, fraction: 0)
    }
    return Place(segment: segment, fraction: min((progress - start) / (end - start), 1))
  }
}
