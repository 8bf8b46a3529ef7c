public import CoreGraphics
import QuartzCore

extension UIView {
  /// A point of this view in `view`'s space; nil: the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// A point of `view` in this view's space; nil: the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// The bounding box of a rectangle of this view in `view`'s space; nil: the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// The bounding box of a rectangle of `view` in this view's space; nil: the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// The search of `hitTest(_:with:)`: the frontmost subview first. Views that are hidden, nearly
  /// transparent or not interactive are passed over with all they hold.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      // A view squeezed to nothing is not under any point.
      guard let seen = view.layer.seenPoint(point, from: layer) else { continue }
      if let found = view.hitTest(seen, with: event) { return found }
    }
    return self
  }
}
