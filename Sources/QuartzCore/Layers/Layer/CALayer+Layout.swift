import CoreGraphics
import Limits

extension CALayer {
  /// Notes that layout is due; the layout manager is told when it was not before.
  final func markLayoutDue() {
    guard !layoutIsDue else { return }
    layoutIsDue = true
    TurnWork.note(self) { $0.toLayOut.note(self) }
    layoutManager?.invalidateLayout(of: self)
  }

  /// The delegate's layout, or the layout manager's.
  final func layOutByOthers() {
    if let delegate {
      delegate.layoutSublayers(of: self)
    } else {
      layoutManager?.layoutSublayers(of: self)
    }
  }

  /// Lays out the tree below the topmost layer that needs it.
  final func layoutFromTop() {
    let top = lineage.last { $0.needsLayout() } ?? self
    top.layoutTree(in: LayoutRun())
  }

  /// True when layout is due here or below.
  final var treeNeedsLayout: Bool {
    needsLayout() || children.contains(where: \.treeNeedsLayout)
      || maskLayer?.treeNeedsLayout == true
  }

  /// Lays out what is due in the tree, again where that made more due above, within limits.
  final func layOutAll() {
    let run = LayoutRun()
    var passes = 0
    while !run.isOver, treeNeedsLayout {
      if passes > Limit.layoutRounds.most { return run.giveUp(self) }
      layoutTree(in: run)
      passes += 1
    }
  }

  /// Lays out what is due here and below, this layer before its sublayers. A layer that is being laid out
  /// counts where that began.
  final func layoutTree(in run: LayoutRun) {
    layoutAlone(in: run)
    let counting = layoutRun ?? run
    for layer in children where !counting.isOver { layer.layoutTree(in: run) }
    if !counting.isOver { maskLayer?.layoutTree(in: run) }
  }

  /// Lays out what is due here.
  final func layoutAlone(in run: LayoutRun) {
    let outer = layoutRun
    let counting = outer ?? run
    while needsLayout(), counting.mayLayOut(self) {
      (layoutIsDue, layoutRun) = (false, counting)
      layoutSublayers()
      layoutRun = outer
    }
  }

  /// True while `layoutSublayers()` runs for it.
  package final var isBeingLaidOut: Bool { layoutRun != nil }

  /// Has the layer laid out after a change of its sublayers. What its own layout put in or took out asks
  /// for no other.
  final func sublayersNeedLayout() {
    if !isBeingLaidOut { setNeedsLayout() }
  }

  /// Provides the contents that are due here and below.
  final func displayTree() {
    displayAtEndOfTurn()
    for layer in children { layer.displayTree() }
    maskLayer?.displayTree()
  }
}
