import CoreGraphics

extension CALayer {
  /// How often one layer may ask for layout while it is laid out.
  private static let layoutLimit = 100
  /// How often a tree is gone through in one turn.
  private static let passLimit = 10

  /// Notes that layout is due; the layout manager is told when it was not before.
  final func markLayoutDue() {
    guard !layoutIsDue else { return }
    layoutIsDue = true
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
    top.layoutTree()
  }

  /// True when layout is due here or below.
  final var treeNeedsLayout: Bool {
    needsLayout() || children.contains(where: \.treeNeedsLayout)
      || maskLayer?.treeNeedsLayout == true
  }

  /// Lays out what is due in the tree, again where that made more due above, within limits.
  final func layOutAll() {
    var passes = 0
    while passes < Self.passLimit, treeNeedsLayout {
      layoutTree()
      passes += 1
    }
  }

  /// Lays out what is due here and below, this layer before its sublayers.
  final func layoutTree() {
    var rounds = 0
    while needsLayout(), rounds < Self.layoutLimit {
      layoutIsDue = false
      layoutSublayers()
      rounds += 1
    }
    for layer in children { layer.layoutTree() }
    maskLayer?.layoutTree()
  }

  /// Provides the contents that are due here and below.
  final func displayTree() {
    displayIfNeeded()
    for layer in children { layer.displayTree() }
    maskLayer?.displayTree()
  }
}
