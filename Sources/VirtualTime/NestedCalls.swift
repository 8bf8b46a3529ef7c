import Limits

/// Calls of a scene's code that it causes itself, in the midst of others.
package enum NestedCalls: Sendable {
  /// Of observers, delegates, targets and completions, which are told of what was done.
  case notices
  /// Of views that come into a hierarchy or leave it.
  case moves

  fileprivate var limit: Limit {
    switch self {
    case .notices: .noticeDepth
    case .moves: .moveDepth
    }
  }
}

/// How deep such calls lie in one another.
@MainActor
final class NestedDepths {
  fileprivate var notices = 0
  fileprivate var moves = 0

  nonisolated init() {}

  fileprivate subscript(calls: NestedCalls) -> Int {
    get {
      switch calls {
      case .notices: notices
      case .moves: moves
      }
    }
    set {
      switch calls {
      case .notices: notices = newValue
      case .moves: moves = newValue
      }
    }
  }
}

extension SceneContext {
  /// Runs `body`, which calls the scene's code, unless such calls lie in one another as deep as they may: then the
  /// run ends, `subject` being what was not told any more.
  @MainActor
  package func nest(_ calls: NestedCalls, at subject: @autoclosure () -> String, _ body: () -> Void)
  {
    guard nested[calls] < calls.limit.most else { return exceed(calls.limit, at: subject()) }
    nested[calls] += 1
    body()
    nested[calls] -= 1
  }
}
