import CoreGraphics

/// How fast something moved in the last moments.
struct SpeedMeter {
  /// What is looked back on, seconds.
  private static let memory = 0.06

  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  /// Begins anew.
  mutating func start(at point: CGPoint, time: TimeInterval) { samples = [(point, time)] }

  /// Takes down where the thing is at `time`, seconds.
  mutating func move(to point: CGPoint, time: TimeInterval) {
    samples.removeAll { $0.time >= time || $0.time < time - Self.memory - 1e-6 }
    samples.append((point, time))
  }

  /// Points a second; zero when nothing moved lately.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}
