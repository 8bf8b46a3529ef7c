import CoreGraphics
import VirtualTime

extension UIView {
  /// What the superview's insets leave of the view, with what bars and its own controller add.
  final var coveredInsets: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.screenInsets ?? .zero }
    var insets = superview.coveredInsets.seen(from: self, in: superview)
    if let controller {
      if let bar = (controller.parent as? UINavigationController)?.shownBar(over: self) {
        let edge = convert(
          CGPoint(x: 0, y: bar.center.y + bar.bounds.height / 2), from: bar.superview)
        insets.top = max(insets.top, min(edge.y - bounds.minY, bounds.height))
      }
      if let bar = (controller.parent as? UINavigationController)?.shownToolbar(over: self) {
        let edge = convert(
          CGPoint(x: 0, y: bar.center.y - bar.bounds.height / 2), from: bar.superview)
        insets.bottom = max(insets.bottom, min(bounds.maxY - edge.y, bounds.height))
      }
      if let bar = (controller.parent as? UITabBarController)?.shownBar(over: self) {
        let edge = convert(
          CGPoint(x: 0, y: bar.center.y - bar.bounds.height / 2), from: bar.superview)
        insets.bottom = max(insets.bottom, min(bounds.maxY - edge.y, bounds.height))
      }
      let added = controller.additionalSafeAreaInsets
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }

  /// Tells the view, and its controller, when its insets are not what they were at the last layout.
  final func announceSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    // What lies inside is covered otherwise, too.
    for view in subviews { view.setNeedsLayout() }
  }

  /// The insets may have changed, here and inside.
  final func safeAreaMayHaveChanged() {
    setNeedsLayout()
    if constraintLayout != nil { constraintsDidChange() }
  }
}

extension UIEdgeInsets {
  /// The insets of `superview` as far as they reach into `view`, as it lies without its transform.
  @MainActor
  func seen(from view: UIView, in superview: UIView) -> UIEdgeInsets {
    guard self != .zero else { return .zero }
    let (size, outer) = (view.bounds.size, superview.bounds)
    let anchor = view.layer.anchorPoint
    let origin = CGPoint(
      x: view.center.x - anchor.x * size.width - outer.minX,
      y: view.center.y - anchor.y * size.height - outer.minY)
    return UIEdgeInsets(
      top: min(max(0, top - origin.y), size.height),
      left: min(max(0, left - origin.x), size.width),
      bottom: min(max(0, origin.y + size.height - outer.height + bottom), size.height),
      right: min(max(0, origin.x + size.width - outer.width + right), size.width))
  }
}

extension UIWindow {
  /// What of the window the screen covers.
  fileprivate var screenInsets: UIEdgeInsets {
    let area = SceneContext.active.screen.safeArea
    let screen = UIScreen.main.bounds
    return UIEdgeInsets(
      top: max(0, CGFloat(area.top) - frame.minY),
      left: max(0, CGFloat(area.left) - frame.minX),
      bottom: max(0, CGFloat(area.bottom) - screen.maxY + frame.maxY),
      right: max(0, CGFloat(area.right) - screen.maxX + frame.maxX))
  }
}
