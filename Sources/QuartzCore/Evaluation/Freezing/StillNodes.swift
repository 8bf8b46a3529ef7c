import RenderTree

/// What is kept of a layer as long as it would be made the same again.
@MainActor
struct StillParts {
  /// Of the nodes that show the layer and all in it: kept as long as it is certain that they would be made the same
  /// again: nothing in it has an animation, and nobody has changed anything since.
  private var kept = ShownNodes.none
  private var placement = NodePlacement()
  fileprivate var content: StillContent?
  private var state = TreeState.never
  /// Where the layer shows its own values and nothing else, the count of changes that they are of.
  private var keptRevision: UInt32 = 0
  /// Counts the changes of what the layer shows.
  fileprivate(set) var revision: UInt32 = 0
  private var keepsNodes = false
  private var showsOwnValues = false
  private var isFlipped = false
  private var hasSource = false

  init() {}

  /// Notes that something has changed that the layer shows.
  mutating func noteChange() { revision &+= 1 }

  /// True while nothing has changed.
  var areStill: Bool { keepsNodes && state == .now }

  /// Keeps `nodes`, which show `layer`, placed so.
  fileprivate mutating func keep(
    _ nodes: ShownNodes, showing values: ShownValues, placed placement: NodePlacement,
    in state: TreeState
  ) {
    kept = nodes
    self.placement = placement
    self.state = state
    keepsNodes = true
    keptRevision = revision
    showsOwnValues = values.areAll
    isFlipped = values.isFlipped
    hasSource = values.hasSource
  }

  /// Keeps no nodes.
  fileprivate mutating func forget() {
    guard keepsNodes else { return }
    kept = .none
    placement = NodePlacement()
    keepsNodes = false
  }

  /// What is kept for a layer that is placed so while the trees are in `now`; `values` are what it shows, asked only
  /// where that is a state later than the last.
  fileprivate mutating func nodes(
    placed placement: NodePlacement, in now: TreeState, values: () -> ShownValues
  ) -> ShownNodes? {
    guard keepsNodes, self.placement == placement else { return nil }
    if state == now { return kept }
    guard showsOwnValues, keptRevision == revision else { return nil }
    let values = values()
    guard !values.mayMove, values.isFlipped == isFlipped, values.hasSource == hasSource else {
      return nil
    }
    // From now on they hold in this state.
    self.state = now
    return kept
  }
}

/// What a layer shows in its own space, apart from other layers, for as long as nobody changes anything;
/// also where animations move it. Kept where it is something.
@MainActor
private final class StillContent {
  let content: [NodeContent]
  let isFlipped: Bool
  let state: TreeState

  init(_ content: [NodeContent], isFlipped: Bool, in state: TreeState) {
    self.content = content
    self.isFlipped = isFlipped
    self.state = state
  }
}

/// What layers are by everything but time: equal as long as nobody changes any.
@MainActor
struct TreeState: Equatable {
  private let turn: UInt32
  private let change: UInt32

  /// Counts the changes of layers, anybody's: they may be made outside the scene.
  static var changes: UInt32 = 0

  /// Of what is not known.
  static let never = TreeState(turn: 0, change: 0)

  static var now: TreeState {
    TreeState(turn: UInt32(truncatingIfNeeded: RunLoopTurn.active.count), change: changes)
  }

  private init(turn: UInt32, change: UInt32) {
    self.turn = turn
    self.change = change
  }
}

/// A walk over a tree that is frozen, which takes over what stands still.
@MainActor
final class StillWalk {
  private let state = TreeState.now
  /// True once something has been seen, of the layer whose nodes are made, that may move.
  private var movesInside = false

  init() {}

  /// The nodes that show `layer`, by `make` unless they are as they were.
  func nodes(
    of layer: CALayer, placed placement: NodePlacement, in context: FreezingContext,
    make: () -> ShownNodes
  ) -> ShownNodes {
    let kept = layer.still.nodes(placed: placement, in: state) { ShownValues(layer, in: context) }
    if let kept { return kept }
    let movesBeside = movesInside
    movesInside = layer.mayMove(in: context)
    let nodes = make()
    if movesInside {
      layer.still.forget()
    } else {
      let values = ShownValues(layer, shownBy: nodes, in: context)
      layer.still.keep(nodes, showing: values, placed: placement, in: state)
    }
    movesInside = movesInside || movesBeside
    return nodes
  }

  /// The content of `shown`, which presents `layer`, by `make` unless it is as it was.
  func content(
    of shown: CALayer, presenting layer: CALayer, in context: FreezingContext,
    make: () -> [NodeContent]
  ) -> [NodeContent] {
    guard shown.contentChanges.isEmpty else { return make() }
    let isFlipped = context.showsFlipped(shown)
    if let kept = layer.still.content, kept.state == state, kept.isFlipped == isFlipped {
      return kept.content
    }
    let content = make()
    layer.still.content =
      content.isEmpty ? nil : StillContent(content, isFlipped: isFlipped, in: state)
    return content
  }
}

/// Of a layer, what its picture is made from beside the values that it tells the changes of.
@MainActor
private struct ShownValues {
  let isFlipped: Bool
  let hasSource: Bool
  let mayMove: Bool
  /// True where that is all: it has no others in it, nor a mask. Whatever else is changed, and however many turns end,
  /// the picture is the same.
  var areAll = false

  init(_ layer: CALayer, in context: FreezingContext) {
    isFlipped = context.showsFlipped(layer)
    hasSource = layer.contentSource != nil
    mayMove = layer.mayMove(in: context)
  }

  init(_ layer: CALayer, shownBy nodes: ShownNodes, in context: FreezingContext) {
    self.init(layer, in: context)
    // Texts and filters are objects that may change, and tiles are drawn when they are seen.
    areAll =
      layer.children.isEmpty && layer.maskLayer == nil && !(layer is CATextLayer)
      && !(layer is CATiledLayer) && !layer.values.hasFilters
      && !nodes.contains(where: \.showsTiles)
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
  fileprivate func mayMove(in context: FreezingContext) -> Bool {
    !attachments.isEmpty || movesByItself || showsCopies || context.isAddressed
  }
}
