import CoreGraphics
package import RenderTree

/// The picture of a tree that was frozen last, for as long as it is certain that the next one would
/// be the same: while no turn ends, nothing is changed and no animation runs.
@MainActor
package struct StillTree {
  private var last: Still?

  private struct Still {
    let node: RenderNode
    let state: TreeState
    /// From when to when, seconds of scene time.
    let start: Double
    let end: Double
  }

  package init() {}

  /// What the tree of `root` shows at `sceneTime`, frozen where it has to be; layers in which nothing
  /// moves are taken over all the same.
  package mutating func node(of root: CALayer, at sceneTime: Double) -> RenderNode {
    if let last, last.state == .now, last.start <= sceneTime, sceneTime < last.end {
      return last.node
    }
    let node = TreeFreezer.freeze(
      root, at: sceneTime, in: FreezingContext(for: root, walk: StillWalk()))
    last = NextChange.end(ofStillness: root, at: sceneTime).map {
      Still(node: node, state: .now, start: sceneTime, end: $0)
    }
    return node
  }
}

extension NextChange {
  /// Until when the tree of `root` looks as it does at `sceneTime` if nobody changes it; nil where
  /// that is not known, which does not mean that it moves.
  fileprivate static func end(ofStillness root: CALayer, at sceneTime: Double) -> Double? {
    if mayMove(root, isCopied: false, isAddressed: false) { return nil }
    // An animation comes in a little before its time. One that runs is mostly found soon.
    let end = Self.sceneTime(in: root, after: sceneTime) - 1e-6
    return end > sceneTime ? end : nil
  }

  /// True where something moves without an animation of its own time: particles, and copies whose
  /// clocks are behind. `isAddressed`: an animation of a layer around it may change it.
  private static func mayMove(_ layer: CALayer, isCopied: Bool, isAddressed: Bool) -> Bool {
    if layer.still.areStill { return false }
    if layer.movesByItself { return true }
    let isAddressed = isAddressed || layer.animationHeap.addressesSublayers
    if isCopied, !layer.attachments.isEmpty || isAddressed { return true }
    let isCopied = isCopied || layer.showsCopies
    return layer.children.contains { mayMove($0, isCopied: isCopied, isAddressed: isAddressed) }
      || layer.maskLayer.map { mayMove($0, isCopied: isCopied, isAddressed: isAddressed) } == true
  }
}
