import CoreGraphics
import VirtualTime

/// Where a layer stands with its layout.
struct LayoutState {
  /// True when it is to be laid out.
  var isDue = false
  /// Counts its layouts while it is being laid out; nil else.
  var run: LayoutRun?
}

/// Counts how often layers are laid out before a commit, or in one call of `layoutIfNeeded()`, so that
/// layout ends where it would not come to rest.
@MainActor
final class LayoutRun {
  /// A layer is laid out no more often. Views that give in to one another settle in a few rounds, at
  /// most in about as many as they lie in one another.
  static let mostRounds = 32

  private var rounds: [ObjectIdentifier: Int] = [:]

  /// True when `layer` may be laid out once more. If not it counts as laid out, and the ledger says so.
  func mayLayOut(_ layer: CALayer) -> Bool {
    let count = rounds[ObjectIdentifier(layer), default: 0]
    guard count < Self.mostRounds else {
      layer.layoutIsDue = false
      let owner = layer.delegate.map { "\(type(of: $0))" }
      SceneContext.active.unsupported(
        "layout that does not come to rest, and is left off after \(Self.mostRounds) rounds",
        at: owner ?? layer.name ?? "\(type(of: layer))")
      return false
    }
    rounds[ObjectIdentifier(layer)] = count + 1
    return true
  }
}
