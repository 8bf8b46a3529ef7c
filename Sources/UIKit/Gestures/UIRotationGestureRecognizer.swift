public import CoreGraphics
import Geometry

/// Two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, radians.
  private static let threshold: CGFloat = 0.1

  /// Radians since the beginning, clockwise positive. Setting it counts on from there.
  open var rotation: CGFloat {
    get { turned - base }
    set { if newValue.isFinite { base = turned - newValue } }
  }

  /// Radians a second.
  open var velocity: CGFloat { speed.velocity.x }

  /// What `turned` was at rotation 0.
  private var base: CGFloat = 0
  /// Radians since the fingers came down, any number of turns.
  private var turned: CGFloat = 0
  private var direction: CGFloat = 0
  private var speed = SpeedMeter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) { ignore(touch, for: event) }
    guard self.touches.count == 2, state == .possible else { return }
    direction = angle
    speed.start(at: .zero, time: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    var step = angle - direction
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    direction = angle
    turned += step
    speed.move(to: CGPoint(x: turned, y: 0), time: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(turned) >= Self.threshold {
      base = turned > 0 ? Self.threshold : -Self.threshold
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
    (base, turned, direction) = (0, 0, 0)
    speed = SpeedMeter()
  }

  private var angle: CGFloat {
    let (a, b) = (touches[0].point, touches[1].point)
    return CGFloat(arcTangent2(Double(b.y - a.y), Double(b.x - a.x)))
  }
}
