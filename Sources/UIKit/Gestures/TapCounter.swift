import CoreGraphics
import VirtualTime

/// Counts taps, and waits for what has to happen soon.
@MainActor
struct TapCounter {
  /// Taps so far.
  private(set) var count = 0
  private var mostFingers = 0
  private var start: CGPoint?
  private var pending: CallbackQueue.Token?

  /// Fingers came down; false when they are too many or too far from the first tap.
  mutating func begin(_ recognizer: UIGestureRecognizer, fingers: Int) -> Bool {
    stopWaiting()
    mostFingers = max(mostFingers, recognizer.touches.count)
    let isFar = count > 0 && isAway(recognizer, by: TouchScreen.tapDistance)
    if count == 0 { start = recognizer.middle }
    return mostFingers <= fingers && !isFar
  }

  /// The last finger was lifted; false when there were too few. Counts a tap.
  mutating func end(fingers: Int) -> Bool {
    stopWaiting()
    defer { mostFingers = 0 }
    guard mostFingers == fingers else { return false }
    count += 1
    return true
  }

  /// Counts on from where the fingers are that were not lifted.
  mutating func follow(_ recognizer: UIGestureRecognizer) {
    let left = recognizer.touches.filter { !$0.phase.isLast }
    guard start != nil, !left.isEmpty else { return }
    let count = CGFloat(left.count)
    start = CGPoint(
      x: left.reduce(0) { $0 + $1.point.x } / count,
      y: left.reduce(0) { $0 + $1.point.y } / count)
  }

  /// True when the fingers are further than `distance` points from where they began.
  func isAway(_ recognizer: UIGestureRecognizer, by distance: CGFloat) -> Bool {
    guard let start else { return false }
    return recognizer.middle.distance(to: start) > distance
  }

  /// Does `action` in `seconds`, instead of what was waited for.
  mutating func wait(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    stopWaiting()
    let context = SceneContext.active
    let delay = seconds.isFinite ? max(0, seconds) : 1e9
    pending = context.schedule(at: context.clock.now + delay, action)
  }

  /// Waits no more.
  mutating func stopWaiting() {
    if let pending { SceneContext.active.callbacks.cancel(pending) }
    pending = nil
  }

  /// No taps so far.
  mutating func reset() {
    stopWaiting()
    self = TapCounter()
  }
}
