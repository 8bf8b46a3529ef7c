public import CoreGraphics

extension UIView {
  /// The margins without any change: those of a controller's view as on iPhones, 8 points of others.
  final var defaultMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins, with what bars cover and what the superview's reach into the view.
  final var shownMargins: UIEdgeInsets {
    var margins = constraintLayout?.margins ?? initialMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins.seen(from: self, in: superview)
    return UIEdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  /// Tells the view that its margins may be others, with those inside that take them over.
  final func marginsMayHaveChanged() {
    if constraintLayout != nil { constraintsDidChange() }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in subviews where view.preservesSuperviewLayoutMargins {
      view.marginsMayHaveChanged()
    }
  }

  /// The margins again, sides named by the direction of the view.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (left, right) = (margins.left, margins.right)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? right : left, bottom: margins.bottom,
        trailing: isRightToLeft ? left : right)
    }
    set {
      let (first, last) = (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? last : first, bottom: newValue.bottom,
        right: isRightToLeft ? first : last)
    }
  }
}

/// Distances from the edges of a rectangle inwards, points; sides named by the direction of text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
