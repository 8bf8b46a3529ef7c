package import CoreGraphics
import UIKit

/// One finger's way over the screen: straight pieces between places, at given times.
package struct FingerPath: Sendable {
  /// Where the finger is at one time.
  package struct Stop: Sendable {
    /// Seconds since the finger came down.
    package var time: Double
    /// Screen points.
    package var point: CGPoint

    package init(time: Double, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// In order of time; the first is where the finger comes down, the last where it is lifted.
  package let stops: [Stop]

  /// A finger that comes down at the first stop and is lifted at the last.
  package init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "A finger comes down somewhere.")
    precondition(
      zip(stops, stops.dropFirst()).allSatisfy { $0.time <= $1.time }
        && stops.allSatisfy { $0.time.isFinite && $0.point.x.isFinite && $0.point.y.isFinite },
      "A finger's stops follow one another at finite times and places.")
    self.stops = stops
    precondition(duration <= 3600, "A finger is down for an hour at most.")
  }

  /// How long the finger is down, seconds.
  package var duration: Double { (stops.last?.time ?? 0) - (stops.first?.time ?? 0) }

  /// Where the finger is `time` seconds after it came down.
  package func point(at time: Double) -> CGPoint {
    guard let next = stops.firstIndex(where: { $0.time >= time }), next > 0 else {
      return time > 0 ? stops[stops.count - 1].point : stops[0].point
    }
    let (a, b) = (stops[next - 1], stops[next])
    let fraction = b.time > a.time ? CGFloat((time - a.time) / (b.time - a.time)) : 1
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * fraction,
      y: a.point.y + (b.point.y - a.point.y) * fraction)
  }
}

/// Makes of fingers' ways what the screen reports: sixty times a second, and at the end.
@MainActor
enum TouchSynthesis {
  /// Reports a second.
  private static let rate = 60.0

  /// What the screen reports, and when, in seconds since all fingers came down. They
  /// are numbered from `first`.
  static func reports(
    of paths: [FingerPath], first: Int
  ) -> [(time: Double, changes: [FingerChange])] {
    let duration = paths.map(\.duration).max() ?? 0
    // The end is reported by itself.
    let count = max(0, Int((duration * rate - 1e-6).rounded(.up)) - 1)
    var times = [0.0] + (0..<count).map { Double($0 + 1) / rate }
    times.append(duration)
    return times.enumerated().map { index, time in
      let phase: UITouch.Phase =
        index == 0 ? .began : index == times.count - 1 ? .ended : .moved
      let changes = paths.enumerated().map { finger, path in
        FingerChange(finger: first + finger, phase: phase, point: path.point(at: time))
      }
      return (time, changes)
    }
  }
}
