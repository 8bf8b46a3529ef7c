import CoreGraphics

/// Finds some layers of trees, in the order in which a walk comes to them.
@MainActor
struct TreeOrder {
  private let roots: [CALayer]
  // How many steps up may be taken in all.
  private var steps: Int

  init(of roots: [CALayer], steps: Int) {
    self.roots = roots
    self.steps = steps
  }

  /// Those of `layers` that lie in the trees, each once; nil where that takes too many steps.
  mutating func sorted(_ layers: [CALayer]) -> [CALayer]? { placed(layers)?.map(\.layer) }

  /// Calls `body` for those of `layers` that lie in the trees, in order. What is `asked` for meanwhile has its turn where
  /// it comes later; what comes earlier is returned. Nil where that takes too many steps.
  mutating func walk(
    _ layers: [CALayer], asked: () -> [CALayer], _ body: (CALayer) -> Void
  ) -> [CALayer]? {
    guard let first = placed(layers) else { return nil }
    // The next one is the last.
    var waiting = Array(first.reversed())
    var earlier: [CALayer] = []
    while let (layer, indexPath) = waiting.popLast() {
      body(layer)
      guard let found = placed(asked()) else { return nil }
      for next in found {
        guard indexPath.lexicographicallyPrecedes(next.indexPath) else {
          earlier.append(next.layer)
          continue
        }
        let index = waiting.firstIndex { $0.indexPath.lexicographicallyPrecedes(next.indexPath) }
        waiting.insert(next, at: index ?? waiting.count)
      }
    }
    return earlier
  }

  private mutating func placed(_ layers: [CALayer]) -> [(layer: CALayer, indexPath: [Int])]? {
    if layers.isEmpty { return [] }
    var placed: [(layer: CALayer, indexPath: [Int])] = []
    var known: Set<ObjectIdentifier> = []
    for layer in layers where known.insert(ObjectIdentifier(layer)).inserted {
      switch lookUp(layer) {
      case .beyond: return nil
      case .apart: continue
      case .found(let indexPath): placed.append((layer, indexPath))
      }
    }
    if placed.count > 1 { placed.sort { $0.indexPath.lexicographicallyPrecedes($1.indexPath) } }
    return placed
  }

  private enum Lookup {
    /// Too many steps away.
    case beyond
    /// In none of the trees.
    case apart
    /// The number of the root, of its child that the layer is in, and so on.
    case found([Int])
  }

  private mutating func lookUp(_ layer: CALayer) -> Lookup {
    var indices: [Int] = []
    var layer = layer
    while let parent = layer.parent {
      steps -= 1
      guard steps > 0 else { return .beyond }
      // Masks come after the sublayers.
      let isMask = parent.maskLayer === layer
      guard let index = isMask ? Int.max : parent.siblings.index(of: layer) else { return .apart }
      indices.append(index)
      layer = parent
    }
    guard let root = roots.firstIndex(where: { $0 === layer }) else { return .apart }
    return .found([root] + indices.reversed())
  }
}
