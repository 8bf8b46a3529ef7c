import RenderTree

/// The nodes that show a layer: one or none for most, several where it has no plane of its own.
enum ShownNodes {
  case none
  case one(RenderNode)
  case many([RenderNode])

  init(_ nodes: [RenderNode]) {
    switch nodes.count {
    case 0: self = .none
    case 1: self = .one(nodes[0])
    default: self = .many(nodes)
    }
  }

  /// Adds them at the end of `nodes`.
  func add(to nodes: inout [RenderNode]) {
    switch self {
    case .none: break
    case .one(let node): nodes.append(node)
    case .many(let several): nodes += several
    }
  }

  /// All as one; nil for none.
  var single: RenderNode? {
    switch self {
    case .none: nil
    case .one(let node): node
    case .many(let nodes): RenderNode(children: nodes)
    }
  }

  func contains(where fits: (RenderNode) -> Bool) -> Bool {
    switch self {
    case .none: false
    case .one(let node): fits(node)
    case .many(let nodes): nodes.contains(where: fits)
    }
  }
}
