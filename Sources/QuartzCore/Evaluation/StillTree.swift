import CoreGraphics
package import RenderTree

/// The picture of a tree that was frozen last, for as long as it is certain that the next one would
/// be the same: while no turn ends, nothing is changed and no animation runs.
@MainActor
package struct StillTree {
  /// Counts the changes of layers, anybody's: they may be made outside the scene.
  static var changes = 0
  private var last: Still?

  private struct Still {
    let node: RenderNode
    let turn: Int
    let change: Int
    /// From when to when, seconds of scene time.
    let start: Double
    let end: Double
  }

  package init() {}

  /// What the tree of `root` shows at `sceneTime`, taken with `freeze` where it has to be.
  package mutating func node(
    of root: CALayer, at sceneTime: Double, freeze: () -> RenderNode
  ) -> RenderNode {
    let turns = RunLoopTurn.active
    if let last, last.turn == turns.count, last.change == Self.changes,
      last.start <= sceneTime, sceneTime < last.end
    {
      return last.node
    }
    let node = freeze()
    last = NextChange.end(ofStillness: root, at: sceneTime).map {
      Still(
        node: node, turn: turns.count, change: Self.changes, start: sceneTime, end: $0)
    }
    return node
  }
}

extension NextChange {
  /// Until when the tree of `root` looks as it does at `sceneTime` if nobody changes it; nil where
  /// that is not known, which does not mean that it moves.
  fileprivate static func end(ofStillness root: CALayer, at sceneTime: Double) -> Double? {
    // An animation comes in a little before its time. One that runs is mostly found soon.
    let end = Self.sceneTime(in: root, after: sceneTime) - 1e-6
    return end > sceneTime && !mayMove(root, isCopied: false) ? end : nil
  }

  /// True where something moves without an animation of its own time: particles, and copies whose
  /// clocks are behind.
  private static func mayMove(_ layer: CALayer, isCopied: Bool) -> Bool {
    if layer.movesByItself { return true }
    if isCopied, !layer.attachments.isEmpty || layer.isAddressedFromAbove { return true }
    let isCopied = isCopied || layer.showsCopies
    return layer.children.contains { mayMove($0, isCopied: isCopied) }
      || layer.maskLayer.map { mayMove($0, isCopied: isCopied) } == true
  }
}
