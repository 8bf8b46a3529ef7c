public import CoreGraphics

extension UIView {
  /// The margins without any change: those of a controller's view as on iPhones, 8 points of others.
  final var defaultMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The margins, with what bars cover.
  final var shownMargins: UIEdgeInsets {
    let own = constraintLayout?.margins ?? defaultMargins
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// The margins again, sides named by the direction of text, which runs from left to right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
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
