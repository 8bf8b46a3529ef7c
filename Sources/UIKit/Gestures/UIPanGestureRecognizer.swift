public import CoreGraphics

/// Fingers that move: dragging.
///
/// The first 10 points decide that the movement is a pan; `translation(in:)` counts what follows.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a pan, points.
  private static let threshold: CGFloat = 10

  /// The fewest fingers; 1 unless changed.
  open var minimumNumberOfTouches = 1
  /// The most fingers; any number unless changed.
  open var maximumNumberOfTouches = Int.max

  /// Where translation is zero, in the window.
  private var anchor = CGPoint.zero
  private var speed = SpeedMeter()

  /// How far the fingers moved since the pan began, in `view`'s space; nil: the window's.
  open func translation(in view: UIView?) -> CGPoint {
    distanceFromWindow(way, to: view)
  }

  /// Counts on from `translation`, a distance in `view`'s space.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = distanceToWindow(translation, from: view)
    guard way.x.isFinite, way.y.isFinite else { return }
    anchor = CGPoint(x: middle.x - way.x, y: middle.y - way.y)
    lastWay = way
  }

  /// How fast the fingers move, points a second, in `view`'s space; nil: the window's.
  open func velocity(in view: UIView?) -> CGPoint {
    distanceFromWindow(speed.velocity, to: view)
  }

  private var lastWay = CGPoint.zero

  /// The translation in the window.
  private var way: CGPoint {
    guard !touches.isEmpty else { return lastWay }
    return CGPoint(x: middle.x - anchor.x, y: middle.y - anchor.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= maximumNumberOfTouches else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    // One more finger moves the middle, but nothing on the screen.
    if state == .possible { anchor = middle } else { keepWay() }
    speed.start(at: middle, time: event.timestamp)
    lastWay = way
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    speed.move(to: middle, time: event.timestamp)
    if state == .possible {
      beginIfFar()
    } else {
      lastWay = way
      state = .changed
    }
  }

  private func beginIfFar() {
    guard way.distance(to: .zero) >= Self.threshold, touches.count >= minimumNumberOfTouches
    else { return }
    lastWay = way
    state = .began
  }

  /// What decided that the movement is a pan does not count.
  override func willTellOfRecognition() {
    let distance = way.distance(to: .zero)
    guard distance > 0 else { return }
    let fraction = min(1, Self.threshold / distance)
    anchor = CGPoint(x: anchor.x + way.x * fraction, y: anchor.y + way.y * fraction)
    lastWay = way
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    speed.move(to: middle, time: event.timestamp)
    lastWay = way
    let left = self.touches.filter { !$0.phase.isLast }
    if left.isEmpty, state == .possible {
      state = .failed
    } else if left.isEmpty || left.count < minimumNumberOfTouches && state != .possible {
      state = .ended
    } else {
      // One finger less moves the middle, but nothing on the screen.
      let kept = way
      self.touches = left
      anchor = CGPoint(x: middle.x - kept.x, y: middle.y - kept.y)
      speed.start(at: middle, time: event.timestamp)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    speed = SpeedMeter()
    lastWay = .zero
  }

  private func keepWay() {
    anchor = CGPoint(x: middle.x - lastWay.x, y: middle.y - lastWay.y)
  }
}
