import CoreGraphics

/// The pan of a scroll view, which also says when a finger comes down or leaves.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// Told when the first finger came down (true) and when the last one left (false).
  var fingerDidChange: ((Bool) -> Void)?
  /// True while a finger is down.
  private(set) var isFingerDown = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isFingerDown else { return }
    isFingerDown = true
    fingerDidChange?(true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if self.touches.allSatisfy(\.phase.isLast) { isFingerDown = false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if self.touches.allSatisfy(\.phase.isLast) { isFingerDown = false }
  }

  /// After the gesture, or after a touch that was none.
  override func reset() {
    super.reset()
    isFingerDown = false
    fingerDidChange?(false)
  }
}
