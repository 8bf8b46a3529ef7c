import CoreGraphics
import QuartzCore
import VirtualTime

extension UIView {
  /// What `addConstraint` does.
  final func takeUp(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    guard !constraint.lacksItem, constraint.owners.allSatisfy({ $0.isDescendant(of: self) }) else {
      SceneContext.active.unsupported(
        "a constraint on a view around which its items do not lie",
        at: constraint.identifier ?? "a constraint")
      return
    }
    hold(constraint)
  }

  /// What `setContentHuggingPriority` does.
  final func setHugging(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    madeLayout.hugging[axis.rawValue] = priority
    contentPriorityDidChange()
  }

  /// What `setContentCompressionResistancePriority` does.
  final func setResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    madeLayout.resistance[axis.rawValue] = priority
    contentPriorityDidChange()
  }

  private func contentPriorityDidChange() {
    if constraintLayout?.isManaged == true { (superview ?? self).constraintsDidChange() }
  }

  // MARK: Holding

  /// The view's part in layout by constraints, made when there was none.
  final var madeLayout: ViewLayout {
    if let constraintLayout { return constraintLayout }
    let layout = ViewLayout()
    constraintLayout = layout
    return layout
  }

  /// Takes up an inactive constraint whose items lie in this view.
  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraint.order = ConstraintOrder.active.next()
    madeLayout.constraints.append(constraint)
    for owner in constraint.owners where owner !== self {
      owner.madeLayout.positionMatters = true
      for view in owner.withSuperviews.dropFirst().prefix(while: { $0 !== self }) {
        view.madeLayout.positionMatters = true
        view.madeLayout.originMatters = true
      }
    }
    constraintsDidChange()
  }

  /// Makes a constraint inactive; nothing when this view does not hold it.
  final func letGo(of constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraintLayout?.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Ends the constraints between this tree and the views around it, which it is about to leave.
  final func leaveOuterConstraints() {
    for view in withSuperviews.dropFirst() where view.constraintLayout != nil {
      let crossing = view.constraints.filter { constraint in
        constraint.owners.contains { $0.isDescendant(of: self) }
      }
      for constraint in crossing { view.letGo(of: constraint) }
    }
  }

  // MARK: Changes

  /// Has the constraints of the tree solved again in the next layout; while the view is being laid out,
  /// at the end of that.
  final func constraintsDidChange() {
    let layout = madeLayout
    top.madeLayout.isStale = true
    if layer.isBeingLaidOut { layout.changedInLayout = true } else { setNeedsLayout() }
  }

  /// The topmost view of the tree.
  final var top: UIView {
    var view = self
    while let around = view.superview { view = around }
    return view
  }

  /// Notes that the layer moved or changed size: constraints count with frames that do not come
  /// from them.
  final func geometryDidChange(from oldBounds: CGRect, at oldCenter: CGPoint) {
    guard let layout = constraintLayout, !layout.isPlacing else { return }
    let isResized = !layout.isManaged && layer.bounds.size != oldBounds.size
    let isMoved = !layout.isManaged && layout.positionMatters && layer.position != oldCenter
    let isScrolled =
      (layout.originMatters || !(self is UIScrollView)) && layer.bounds.origin != oldBounds.origin
    if isResized || isMoved || isScrolled { constraintsDidChange() }
  }

  /// Notes that the size of the content may have changed.
  final func contentSizeDidChange() {
    guard let layout = constraintLayout, layout.isManaged,
      layout.usedContentSizes != [intrinsicContentSize] + wrappedContentSizes
    else { return }
    (superview ?? self).constraintsDidChange()
  }

  final func setManaged(_ isManaged: Bool) {
    guard isManaged != (constraintLayout?.isManaged ?? false) else { return }
    madeLayout.isManaged = isManaged
    madeLayout.solvedFrame = nil
    superview?.constraintsDidChange()
  }
}
