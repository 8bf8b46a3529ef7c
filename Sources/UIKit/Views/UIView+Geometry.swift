import CoreGraphics
import QuartzCore

extension UIView {
  /// This view and those around it, from the inside out.
  var withSuperviews: [UIView] { Array(sequence(first: self, next: \.superview)) }

  private var animations: [CAAnimation] {
    (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
  }

  /// True while a block or an animator moves the view that does not let it be touched.
  private var isMovedOutOfReach: Bool {
    animations.contains { animation in
      if let part = animation.progressSource as? AnimatorPart { return !part.letsTouchesThrough }
      return (animation.delegate as? BlockCompletion)?.letsTouchesThrough == false
    }
  }

  /// The layer whose position counts for touches: what is shown, where an animator moves it.
  private var touchedLayer: CALayer {
    let isPlaced = animations.contains {
      ($0.progressSource as? AnimatorPart)?.placesTouches == true
    }
    return isPlaced ? layer.presentation() ?? layer : layer
  }

  /// The search of `hitTest(_:with:)`: the frontmost subview first. Views that are hidden, nearly
  /// transparent, not interactive or moved by what does not allow interaction are passed over with
  /// all they hold.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isMovedOutOfReach,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      // A view squeezed to nothing is not under any point.
      guard let seen = view.touchedLayer.seenPoint(point, from: layer) else { continue }
      if let found = view.hitTest(seen, with: event) { return found }
    }
    return self
  }
}
