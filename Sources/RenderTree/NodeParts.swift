import Limits
import Synchronization

/// What lies in a node.
struct NodeParts: Sendable {
  var content: [NodeContent] = []
  var children: [RenderNode] = []
  var overlay: [NodeContent] = []
  var mask: RenderNode?

  var isEmpty: Bool { content.isEmpty && children.isEmpty && overlay.isEmpty && mask == nil }
}

/// What lies in a node, as it keeps that: nothing in most.
enum KeptParts: Sendable {
  case nothing
  indirect case plain(NodeParts)
  case deep(DeepParts)

  /// - Parameter levels: how deep the node is with all that lies in it.
  init(_ parts: NodeParts, levels: Int) {
    if parts.isEmpty {
      self = .nothing
    } else if levels.isMultiple(of: Self.levelsFreed) {
      self = .deep(DeepParts(parts))
    } else {
      self = .plain(parts)
    }
  }

  /// As many levels as are freed from within one another on any stack.
  private static let levelsFreed = 64

  var content: [NodeContent] {
    switch self {
    case .nothing: []
    case .plain(let parts): parts.content
    case .deep(let deep): deep.parts.content
    }
  }

  var children: [RenderNode] {
    switch self {
    case .nothing: []
    case .plain(let parts): parts.children
    case .deep(let deep): deep.parts.children
    }
  }

  var overlay: [NodeContent] {
    switch self {
    case .nothing: []
    case .plain(let parts): parts.overlay
    case .deep(let deep): deep.parts.overlay
    }
  }

  var mask: RenderNode? {
    switch self {
    case .nothing: nil
    case .plain(let parts): parts.mask
    case .deep(let deep): deep.parts.mask
    }
  }
}

/// What lies in a node that is deep: whoever lets go of it last, in whatever thread, frees it on a stack that bears
/// it.
final class DeepParts: Sendable {
  private let kept: Mutex<NodeParts>

  init(_ parts: NodeParts) { kept = Mutex(parts) }

  var parts: NodeParts { kept.withLock { $0 } }

  deinit { kept.withLock { DeepStack.free(&$0, leaving: NodeParts()) } }
}
