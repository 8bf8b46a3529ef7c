public import CoreGraphics

/// Fingers that stay down. Began when they have stayed long enough; they may move then.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press; 0 unless changed.
  open var numberOfTapsRequired = 0
  /// How many fingers; 1 unless changed.
  open var numberOfTouchesRequired = 1
  /// How long the fingers stay down, seconds; 0.5 unless changed.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before the gesture begins, points; 10 unless changed.
  open var allowableMovement: CGFloat = 10

  private var taps = TapCounter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard taps.begin(self, fingers: numberOfTouchesRequired) else {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired, taps.count >= numberOfTapsRequired
    else { return }
    if minimumPressDuration > 0 {
      taps.wait(minimumPressDuration) { [weak self] in self?.state = .began }
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if taps.isAway(self, by: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
      return
    }
    guard self.touches.allSatisfy(\.phase.isLast) else { return taps.follow(self) }
    guard taps.end(fingers: numberOfTouchesRequired), taps.count <= numberOfTapsRequired else {
      state = .failed
      return
    }
    taps.wait(TouchScreen.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() { taps.reset() }
}
