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
    let place = touch.place
    return (edges.contains(.left) && place.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && place.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && place.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach)
  }
}
