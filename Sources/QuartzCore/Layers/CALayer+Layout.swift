import CoreGraphics

extension CALayer {
  /// How often one layer may ask for layout while it is laid out.
  private static let layoutLimit = 100

  /// Lays out the tree below the topmost layer that needs it.
  final func layoutFromTop() {
    let top = lineage.last { $0.needsLayout() } ?? self
    top.layoutTree()
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
