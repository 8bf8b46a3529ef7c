import CoreGraphics

/// A guide that other constraints could hold for as long as it is near an edge; held here, as the keyboard
/// always lies at the bottom.
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Has constraints hold only while the guide is near that edge; none are changed here.
  public final func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    for constraint in trackingConstraints { constraint.isActive = edge == .bottom }
  }

  /// Has constraints hold only while the guide is away from that edge.
  public final func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    for constraint in trackingConstraints { constraint.isActive = edge != .bottom }
  }
}

/// The part of a view that the keyboard covers; while it covers nothing, what lies below the safe area. It moves
/// with the keyboard.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Held: the keyboard always lies at the bottom.
  public final var followsUndockedKeyboard = false
  /// False: while the keyboard covers nothing the guide has no height.
  public final var usesBottomSafeArea = true {
    didSet { owningView?.constraintsDidChange() }
  }

  override init(_ kind: Kind, of view: UIView) {
    super.init(kind, of: view)
    ScreenKeyboard.active.guides.append(Weakly(self))
  }
}

extension UIView {
  /// What the keyboard covers of the view, or what lies below the safe area. Constraints can be about it.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    ownGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  /// The bounds without the margins, at most 672 points wide.
  public final var readableContentGuide: UILayoutGuide { ownGuide(.readable) }

  /// How wide lines are at most that are read with ease, at the usual size of text.
  private static let readableWidth: CGFloat = 672

  /// The margins that leave a width that is read with ease.
  final var readableMargins: UIEdgeInsets {
    var margins = layoutMargins
    let surplus = (bounds.width - margins.left - margins.right - Self.readableWidth) / 2
    margins.left += max(0, surplus)
    margins.right += max(0, surplus)
    return margins
  }

  /// How much of the view, from its lower edge, the keyboard covers, or lies below the safe area.
  final var heightUnderKeyboard: CGFloat {
    let guide = constraintLayout?.ownGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    let safe = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard window != nil, let top = ScreenKeyboard.active.top else { return safe }
    let edge = layer.convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y
    return min(bounds.height, max(safe, edge - top))
  }
}
