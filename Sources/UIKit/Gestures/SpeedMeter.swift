import CoreGraphics

/// How fast something moved in the last moments.
struct SpeedMeter {
  /// What is looked back on, seconds.
  private static let memory = 0.06

  private var samples: [(place: CGPoint, time: TimeInterval)] = []

  /// Begins anew.
  mutating func start(at place: CGPoint, time: TimeInterval) { samples = [(place, time)] }

  /// Takes down where the thing is at `time`, seconds.
  mutating func move(to place: CGPoint, time: TimeInterval) {
    samples.removeAll { $0.time >= time || $0.time < time - Self.memory - 1e-6 }
    samples.append((place, time))
  }

  /// Points a second; zero when nothing moved lately.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }
}
