/// When each segment of a keyframe animation begins and ends, as fractions of its duration.
package struct KeyTimes: Hashable, Sendable {
  /// One segment and a place within it.
  package struct Place: Hashable, Sendable {
    package var segment: Int
    /// 0…1 within the segment; beyond in the first and last one when the progress is.
    package var fraction: Double

    package init(segment: Int, fraction: Double) {
      self.segment = segment
      self.fraction = fraction
    }
  }

  /// One more than there are segments: from 0 to 1, never decreasing.
  package let boundaries: [Double]

  package var segmentCount: Int { boundaries.count - 1 }

  /// `segmentCount` segments between `keyTimes`, or of equal length when those are missing or not
  /// valid: they must count one more than the segments, start with 0, end with 1, never decrease.
  package init(segmentCount: Int, keyTimes: [Double]? = nil) {
    precondition(segmentCount > 0, "Key times need at least one segment.")
    if let keyTimes, Self.areValid(keyTimes, segmentCount: segmentCount) {
      boundaries = keyTimes
    } else {
      boundaries = (0...segmentCount).map { Double($0) / Double(segmentCount) }
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
    var boundaries = [0.0]
    for length in lengths {
      travelled += length
      boundaries.append(min(travelled / sum, 1))
    }
    boundaries[distances.count] = 1
    self.boundaries = boundaries
  }

  private static func areValid(_ times: [Double], segmentCount: Int) -> Bool {
    times.count == segmentCount + 1 && times.first == 0 && times.last == 1
      && times.allSatisfy(\.isFinite) && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The segment that runs at `progress`. A boundary belongs to the segment that starts there, so
  /// two equal key times make a jump; 1 is the end of the last segment.
  package func place(at progress: Double) -> Place {
    let last = segmentCount - 1
    if progress >= 1 {
      return Place(segment: last, fraction: fraction(of: last, at: progress) ?? 1)
    }
    // The last segment that starts at or before the progress.
    var low = 0
    var high = last
    while low < high {
      let middle = (low + high + 1) / 2
      if boundaries[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    return Place(segment: low, fraction: fraction(of: low, at: progress) ?? 0)
  }

  private func fraction(of segment: Int, at progress: Double) -> Double? {
    let length = boundaries[segment + 1] - boundaries[segment]
    return length > 0 ? (progress - boundaries[segment]) / length : nil
  }
}
