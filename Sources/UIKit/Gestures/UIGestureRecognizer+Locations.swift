import CoreGraphics

extension UIGestureRecognizer {
  /// The middle of the touches in the window, or where it was last.
  final var middle: CGPoint {
    guard !touches.isEmpty else { return lastMiddle }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y)
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The window that touches are in.
  final var window: UIWindow? { touches.first?.window ?? sequence.last?.window ?? view?.window }

  /// A point of the window in `view`'s space.
  final func fromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.layer.convert(point, from: window?.layer)
  }

  /// A distance in the window as one in `view`'s space.
  final func distanceFromWindow(_ distance: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return distance }
    let layer = window?.layer
    let start = view.layer.convert(CGPoint.zero, from: layer)
    let end = view.layer.convert(distance, from: layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A distance in `view`'s space as one in the window.
  final func distanceToWindow(_ distance: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return distance }
    let layer = window?.layer
    let start = view.layer.convert(CGPoint.zero, to: layer)
    let end = view.layer.convert(distance, to: layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension UIGestureRecognizer.State {
  /// True when nothing follows but the reset.
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// True from the moment a gesture is known to be one.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

/// A reference that does not keep its object.
@MainActor
struct Weakly<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
