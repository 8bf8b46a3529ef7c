import CoreGraphics
import VirtualTime

/// One or more taps of one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How long a finger may stay down, seconds.
  private static let longestTap = 0.75

  /// How many taps; 1 unless changed.
  open var numberOfTapsRequired = 1
  /// How many fingers; 1 unless changed.
  open var numberOfTouchesRequired = 1

  private var taps = TapCounter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard taps.begin(self, fingers: numberOfTouchesRequired) else {
      state = .failed
      return
    }
    taps.wait(Self.longestTap) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if taps.isAway(self, by: TouchScreen.tapDistance) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy(\.phase.isLast) else { return taps.follow(self) }
    guard taps.end(fingers: numberOfTouchesRequired) else {
      state = .failed
      return
    }
    if taps.count >= numberOfTapsRequired {
      state = .ended
    } else {
      taps.wait(TouchScreen.tapInterval) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { taps.reset() }

  /// Fewer taps leave room for more.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
