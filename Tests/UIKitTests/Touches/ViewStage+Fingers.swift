import CoreGraphics
import UIKit

extension ViewStage {
  /// One finger does something now.
  func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    TouchScreen.active.apply([
      FingerChange(finger: finger, phase: phase, point: CGPoint(x: x, y: y))
    ])
    advance(to: context.clock.now)
  }

  /// Comes down and is lifted 0.05 seconds later.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    finger(.began, x, y)
    advance(to: context.clock.now + 0.05)
    finger(.ended, x, y)
  }

  /// Moves a finger evenly, reported 60 times a second, and lifts it `rest` seconds later.
  func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 30, rest: Double = 0, lifts: Bool = true
  ) {
    let begin = context.clock.now
    finger(.began, start.x, start.y)
    for step in 1...steps {
      advance(to: begin + Double(step) / 60)
      let fraction = CGFloat(step) / CGFloat(steps)
      finger(
        .moved, start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction)
    }
    guard lifts else { return }
    advance(to: context.clock.now + rest)
    finger(.ended, end.x, end.y)
  }
}

/// Close enough for sums of rounded numbers.
func isNear(_ a: CGFloat, _ b: CGFloat, within slack: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= slack
}
