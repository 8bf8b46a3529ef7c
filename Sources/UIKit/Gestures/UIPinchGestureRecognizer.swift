public import CoreGraphics

/// Two fingers that move together or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the distance changes before it is a pinch, points.
  private static let threshold: CGFloat = 8

  /// The fingers' distance, relative to that at the beginning. Setting it counts on from there.
  open var scale: CGFloat {
    get { base > 0 ? distance / base : 1 }
    set { if newValue > 0, newValue.isFinite, distance > 0 { base = distance / newValue } }
  }

  /// How fast `scale` changes, a second.
  open var velocity: CGFloat { base > 0 ? speed.velocity.x / base : 0 }

  /// The distance at which the scale is 1.
  private var base: CGFloat = 0
  /// The distance at the last event.
  private var distance: CGFloat = 0
  private var speed = SpeedMeter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    guard self.touches.count == 2, state == .possible else { return }
    measure(at: event.timestamp)
    base = distance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    measure(at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(distance - base) >= Self.threshold {
      base += distance > base ? Self.threshold : -Self.threshold
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (base, distance) = (0, 0)
    speed = SpeedMeter()
  }

  private func measure(at time: TimeInterval) {
    distance = touches[0].point.distance(to: touches[1].point)
    speed.move(to: CGPoint(x: distance, y: 0), time: time)
  }
}
