public import QuartzCore
import Timing

/// What a finger does steadily: from its beginning to its end it does the same thing at every moment,
/// by how far it has got.
@MainActor
struct ScriptedMotion {
  /// Seconds of scene time.
  let start: Double
  let end: Double
  /// From the fraction of the time to the fraction of the way.
  let curve: CAMediaTimingFunction
  let action: @MainActor (CGFloat) -> Void

  /// Touches arrive so many times a second.
  private static let touchesPerSecond = 60.0

  /// When it acts whatever moments are looked at: at its ends, and as often as touches arrive.
  var times: [Double] {
    let first = (start * Self.touchesPerSecond).rounded(.down) + 1
    let last = (end * Self.touchesPerSecond).rounded(.up) - 1
    let between = stride(from: first, through: last, by: 1).map { $0 / Self.touchesPerSecond }
    return [start] + between + [end]
  }

  /// Does what it does at `sceneTime`; nothing outside its time.
  func act(at sceneTime: Double) {
    guard sceneTime >= start, sceneTime <= end else { return }
    action(CGFloat(curve.curve.value(at: (sceneTime - start) / (end - start))))
  }
}

extension InputScript {
  /// From `start` to `end` (seconds of scene time) calls `action` with how far the motion has got, 0
  /// at the start and 1 at the end: sixty times a second, and at every moment that is looked at. The
  /// action must set what depends on that number alone.
  public mutating func during(
    _ start: Double, _ end: Double, curve: CAMediaTimingFunctionName = .linear,
    _ action: @escaping @MainActor (CGFloat) -> Void
  ) {
    precondition(start >= 0 && start < end && end.isFinite, "A motion has a beginning and an end.")
    precondition(end - start <= 3600, "A motion lasts an hour at most.")
    motions.append(
      ScriptedMotion(
        start: start, end: end, curve: CAMediaTimingFunction(name: curve), action: action))
  }
}
