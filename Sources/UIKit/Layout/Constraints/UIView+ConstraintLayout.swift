import CoreGraphics
import QuartzCore

extension UIView {
  /// Gives the subviews the frames that follow from constraints, which are solved first if due.
  final func placeSubviewsByConstraints() {
    solveConstraintsIfDue(layingOut: self)
    for view in subviews { view.takeSolvedFrame() }
  }

  /// Places the subviews again where constraints changed while the view was being laid out. It is laid out
  /// once more where that moves what it has seen elsewhere; what it put in itself it has not.
  final func placeSubviewsChangedInLayout() {
    guard let layout = constraintLayout, layout.changedInLayout else { return }
    layout.changedInLayout = false
    solveConstraintsIfDue(layingOut: self)
    let moved = subviews.filter(\.isMisplaced)
    if moved.contains(where: { $0.constraintLayout?.isPlaced == true }) { setNeedsLayout() }
    for view in moved { view.takeSolvedFrame() }
  }

  /// Solves the constraints of the tree if they changed. Views whose subviews are to move are
  /// marked for layout, `laidOut` excepted, which is being laid out.
  final func solveConstraintsIfDue(layingOut laidOut: UIView?) {
    guard let layout = constraintLayout else { return }
    let top = self.top
    let state = top.madeLayout
    guard !state.isSolving, state.isStale || layout.solvedIn !== top else { return }
    state.isSolving = true
    top.updateConstraintsInTree()
    state.isStale = false
    for view in LayoutSystem.solve(top) where view !== laidOut { view.setNeedsLayout() }
    state.isSolving = false
  }

  /// Calls `updateConstraints()` where it is due here and below, inner views first.
  final func updateConstraintsInTree() {
    for view in subviews { view.updateConstraintsInTree() }
    guard let layout = constraintLayout, layout.awaitsUpdate else { return }
    layout.awaitsUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Where constraints want the view to be, in the superview's space; nil when they do not say.
  final var wantedFrame: CGRect? {
    guard let layout = constraintLayout, layout.isManaged, layout.solvedIn === top else {
      return nil
    }
    return layout.solvedFrame
  }

  /// True when the view is not where constraints want it.
  final var isMisplaced: Bool {
    guard let frame = wantedFrame else { return false }
    return layer.bounds.size != frame.size || layer.position != anchorPosition(in: frame)
  }

  /// Sets size and centre, so that a transform stays as it is.
  private func takeSolvedFrame() {
    guard let layout = constraintLayout, let frame = wantedFrame else { return }
    layout.isPlacing = true
    if layer.bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let position = anchorPosition(in: frame)
    if layer.position != position { center = position }
    layout.isPlacing = false
    layout.isPlaced = true
  }

  private func anchorPosition(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
  }

  /// The size that constraints inside give, as near as they can to `target`.
  final func fittedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInTree()
    return LayoutSystem.fittedSize(
      of: self, target: target, priorities: (horizontal, vertical))
  }
}
