import CoreGraphics

/// A pan that comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger comes down, points.
  private static let reach: CGFloat = 20

  /// The edges it may come from.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where !isAtEdge(touch) { ignore(touch, for: event) }
    guard !self.touches.isEmpty else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.point
    return (edges.contains(.left) && point.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && point.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && point.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach)
  }
}
