import CoreGraphics
import Limits
import VirtualTime

/// Counts how often layers are laid out before a commit, or in one call of `layoutIfNeeded()`, so that
/// layout ends where it would not come to rest, as on a device it never would.
@MainActor
final class LayoutRun {
  private var rounds: [ObjectIdentifier: Int] = [:]
  private var count = 0
  /// True once layout has been left off.
  private(set) var isOver = false

  /// True when `layer` may be laid out once more. If not nothing is any more, and the scene's run ends. Views
  /// that give in to one another settle in a few rounds, at most in about as many as they lie in one another.
  func mayLayOut(_ layer: CALayer) -> Bool {
    if isOver { return false }
    let round = rounds[ObjectIdentifier(layer), default: 0]
    let limit = round < Limit.layoutRounds.most ? Limit.layouts : Limit.layoutRounds
    guard round < Limit.layoutRounds.most, count < Limit.layouts.most else {
      exceed(limit, at: layer)
      return false
    }
    rounds[ObjectIdentifier(layer)] = round + 1
    count += 1
    return true
  }

  /// Ends the scene's run as the tree of `root` is to be laid out after all rounds that there may be.
  func giveUp(_ root: CALayer) {
    exceed(.layoutRounds, at: root.firstDueLayer ?? root)
  }

  private func exceed(_ limit: Limit, at layer: CALayer) {
    isOver = true
    let owner = layer.delegate.map { "\(type(of: $0))" }
    SceneContext.active.exceed(limit, at: owner ?? layer.name ?? "\(type(of: layer))")
  }
}

extension CALayer {
  /// The first layer of the tree that is to be laid out.
  fileprivate var firstDueLayer: CALayer? {
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.needsLayout() { return layer }
      waiting += layer.children.reversed()
      if let mask = layer.maskLayer { waiting.append(mask) }
    }
    return nil
  }
}
