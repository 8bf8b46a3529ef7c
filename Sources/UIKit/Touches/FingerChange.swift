import CoreGraphics

/// What one finger does at one moment.
package struct FingerChange: Sendable {
  /// Tells fingers apart.
  package var finger: Int
  /// Coming down, moving, being lifted, or losing the touch.
  package var phase: UITouch.Phase
  /// On the screen, points.
  package var point: CGPoint

  package init(finger: Int, phase: UITouch.Phase, point: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}
