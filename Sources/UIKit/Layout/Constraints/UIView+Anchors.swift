extension UIView {
  /// The left side.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right side.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper side.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// What `addLayoutGuide` does.
  final func takeIn(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .free, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayout.guides.append(layoutGuide)
  }

  /// What `removeLayoutGuide` does.
  final func letGo(_ layoutGuide: UILayoutGuide) {
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
    let guide =
      kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    layout.ownGuides.append(guide)
    return guide
  }
}
