extension UIView {
  /// The left side.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right side.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the upper side where there is none.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the lower side where there is none.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The bounds without the margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The bounds without what a navigation bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { constraintLayout?.guides ?? [] }

  /// Takes a guide in, out of the view it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .free, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayout.guides.append(layoutGuide)
  }

  /// Lets a guide go, with the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .free else { return }
    for view in withSuperviews {
      let about = view.constraints.filter {
        $0.firstItem === layoutGuide || $0.secondItem === layoutGuide
      }
      for constraint in about { constraint.isActive = false }
    }
    layoutGuide.owningView = nil
    constraintLayout?.guides.removeAll { $0 === layoutGuide }
  }

  final func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    let layout = madeLayout
    if let guide = layout.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layout.ownGuides.append(guide)
    return guide
  }
}

extension UIScrollView {
  /// The content: constraints about it set the size of the content.
  public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }
  /// The bounds.
  public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }
}
