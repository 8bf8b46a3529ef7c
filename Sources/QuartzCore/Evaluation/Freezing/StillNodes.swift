import RenderTree

/// What shows a layer and all in it, for as long as it is certain that it would be made the same
/// again: nothing in it has an animation, and nobody has changed anything since.
@MainActor
final class StillNodes {
  let nodes: [RenderNode]
  private let placement: NodePlacement
  private var state: TreeState
  /// What they were made from, where that is all.
  private let values: ShownValues?

  init(
    _ nodes: [RenderNode], of layer: CALayer, placed placement: NodePlacement, in state: TreeState
  ) {
    self.nodes = nodes
    self.placement = placement
    self.state = state
    values = ShownValues(layer, shownBy: nodes)
  }

  /// True for a layer that shows its own values and nothing else, when those are as they were; from now on
  /// it holds in `state`.
  func stillHold(
    for layer: CALayer, placed placement: NodePlacement, in state: TreeState
  ) -> Bool {
    guard let values, values.areShown(by: layer), self.placement == placement else { return false }
    self.state = state
    return true
  }

  /// True for a layer that is placed so while the trees are in that state.
  func hold(placed placement: NodePlacement, in state: TreeState) -> Bool {
    self.state == state && self.placement == placement
  }

  /// True while nothing has changed.
  var areStill: Bool { state == .now }
}

/// What is kept of a layer as long as it would be made the same again.
@MainActor
struct StillParts {
  /// Counts the changes of what the layer shows.
  var revision = 0
  fileprivate(set) var nodes: StillNodes?
  fileprivate var content: StillContent?

  init() {}
}

/// What a layer shows in its own space, apart from other layers, for as long as nobody changes anything;
/// also where animations move it.
@MainActor
struct StillContent {
  fileprivate let content: [NodeContent]
  fileprivate let isFlipped: Bool
  fileprivate let state: TreeState
}

/// What layers are by everything but time: equal as long as nobody changes any.
@MainActor
struct TreeState: Equatable {
  private let turn: Int
  private let change: Int

  /// Counts the changes of layers, anybody's: they may be made outside the scene.
  static var changes = 0

  static var now: TreeState {
    TreeState(turn: RunLoopTurn.active.count, change: changes)
  }

  private init(turn: Int, change: Int) {
    self.turn = turn
    self.change = change
  }
}

/// A walk over a tree that is frozen, which takes over what stands still.
@MainActor
struct StillWalk {
  private let state: TreeState
  /// True once something has been seen, of the layer whose nodes are made, that may move.
  private var movesInside = false

  /// The one going on; nil: all nodes are made anew.
  private static var current: StillWalk?

  /// Runs `body`, in which nodes are taken over.
  static func taking<Result>(_ body: () -> Result) -> Result {
    replacing(with: StillWalk(state: .now), body)
  }

  /// Runs `body`, in which none are: where layers are shown otherwise than by themselves.
  static func takingNone<Result>(_ body: () -> Result) -> Result { replacing(with: nil, body) }

  private init(state: TreeState) { self.state = state }

  private static func replacing<Result>(with walk: StillWalk?, _ body: () -> Result) -> Result {
    let outer = current
    current = walk
    defer { current = outer }
    return body()
  }

  /// The nodes that show `layer`, by `make` unless they are as they were.
  static func nodes(
    of layer: CALayer, placed placement: NodePlacement, make: () -> [RenderNode]
  ) -> [RenderNode] {
    guard let walk = current else { return make() }
    if let kept = layer.still.nodes,
      kept.hold(placed: placement, in: walk.state)
        || kept.stillHold(for: layer, placed: placement, in: walk.state)
    {
      return kept.nodes
    }
    current?.movesInside = layer.mayMove
    let nodes = make()
    let moves = current?.movesInside ?? true
    layer.still.nodes =
      moves ? nil : StillNodes(nodes, of: layer, placed: placement, in: walk.state)
    current?.movesInside = walk.movesInside || moves
    return nodes
  }

  /// The content of `shown`, which presents `layer`, by `make` unless it is as it was.
  static func content(
    of shown: CALayer, presenting layer: CALayer, make: () -> [NodeContent]
  ) -> [NodeContent] {
    guard let walk = current, shown.contentChanges.isEmpty else { return make() }
    let isFlipped = shown.showsFlipped
    if let kept = layer.still.content, kept.state == walk.state, kept.isFlipped == isFlipped {
      return kept.content
    }
    let content = make()
    layer.still.content = StillContent(content: content, isFlipped: isFlipped, state: walk.state)
    return content
  }
}

/// All that the picture of a layer is made from which has no others in it, nor a mask: whatever else is
/// changed, and however many turns end, it is the same.
@MainActor
private struct ShownValues {
  private let revision: Int
  private let isFlipped: Bool
  private let name: String?
  private let source: ObjectIdentifier?

  /// Nil where it is made from more, or where it is not known when that changes.
  init?(_ layer: CALayer, shownBy nodes: [RenderNode]) {
    // Texts and filters are objects that may change, and tiles are drawn when they are seen.
    guard !(layer is CATextLayer), !(layer is CATiledLayer), !layer.values.hasFilters,
      !nodes.contains(where: \.showsTiles), layer.children.isEmpty, layer.maskLayer == nil
    else { return nil }
    revision = layer.still.revision
    isFlipped = layer.showsFlipped
    name = layer.name
    source = layer.contentSource.map(ObjectIdentifier.init)
  }

  func areShown(by layer: CALayer) -> Bool {
    revision == layer.still.revision && !layer.mayMove && isFlipped == layer.showsFlipped
      && name == layer.name && source == layer.contentSource.map(ObjectIdentifier.init)
  }
}

extension RenderNode {
  /// True for patterns, which are drawn by others.
  fileprivate var showsTiles: Bool {
    content.contains { if case .tiles = $0 { true } else { false } }
  }
}

extension CALayer {
  /// True where the layer itself may look different without having been changed, or shows others at
  /// times of their own.
  fileprivate var mayMove: Bool {
    !attachments.isEmpty || movesByItself || showsCopies || parent?.isAddressedFromAbove == true
  }
}
