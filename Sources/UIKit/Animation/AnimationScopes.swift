import CoreGraphics
import VirtualTime

/// The animation blocks that are running at the moment.
@MainActor
final class AnimationScopes {
  private enum Level {
    /// A block, or without one a span without animation.
    case block(AnimationScope?)
    /// Between `beginAnimations` and `commitAnimations`.
    case begun(AnimationScope)

    var scope: AnimationScope? {
      switch self {
      case .block(let scope): scope
      case .begun(let scope): scope
      }
    }
  }

  private var stack: [Level] = []
  var areEnabled = true

  static var active: AnimationScopes { SceneContext.active.service { AnimationScopes() } }

  /// The innermost block, unless animation is off or the block is instant.
  var current: AnimationScope? {
    guard areEnabled, let scope = stack.last?.scope, !scope.isInstant else { return nil }
    return scope
  }

  /// The innermost block, however it moves.
  var innermost: AnimationScope? { stack.last?.scope }

  /// Runs `actions` inside `scope`; nil: without animation.
  func run(_ scope: AnimationScope?, _ actions: () -> Void) {
    stack.append(.block(scope))
    let depth = stack.count
    actions()
    // What was begun inside and not committed ends here.
    while stack.count > depth { end() }
    if stack.count == depth { stack.removeLast() }
  }

  /// Opens a block that lasts until `commit()`.
  func begin(_ scope: AnimationScope) { stack.append(.begun(scope)) }

  /// Ends the block begun last; nothing when there is none.
  func commit() {
    if case .begun? = stack.last { end() }
  }

  private func end() {
    if case .begun(let scope)? = stack.popLast() { scope.completion.close() }
  }
}
