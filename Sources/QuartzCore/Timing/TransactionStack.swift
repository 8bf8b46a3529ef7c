import CoreGraphics
import VirtualTime

/// The transactions of a scene: the implicit one of the current turn, and those begun inside it.
@MainActor
final class TransactionStack {
  /// What one transaction sets; what it leaves unset it takes from the one around it.
  private struct Level {
    var values: [String: Any] = [:]
    /// Waits for the animations added since the completion block was set.
    var completion: CompletionGroup?
  }

  private var levels = [Level()]
  /// True while a flush waits for the transactions that were begun.
  private var flushIsDue = false

  /// The running scene's.
  static var active: TransactionStack {
    SceneContext.active.service(make: TransactionStack.init)
  }

  /// The innermost value under `key`.
  func value(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return nil
  }

  func setValue(_ value: Any?, forKey key: String) {
    levels[levels.count - 1].values[key] = value
    guard key == kCATransactionCompletionBlock else { return }
    levels[levels.count - 1].completion?.close()
    levels[levels.count - 1].completion = (value as? () -> Void).map(CompletionGroup.init)
  }

  /// Seconds; 0.25 unless set.
  var duration: CFTimeInterval {
    AnimatableValue.number(from: value(forKey: kCATransactionAnimationDuration)) ?? 0.25
  }

  var disableActions: Bool {
    AnimatableValue.flag(from: value(forKey: kCATransactionDisableActions)) ?? false
  }

  var timingFunction: CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// True when only the implicit transaction is open.
  var isOutermost: Bool { levels.count == 1 }

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction that was begun; nothing when there is none.
  func commit() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    level.completion?.close()
    if isOutermost, flushIsDue { flush() }
  }

  /// Commits what is shown and the implicit transaction, once no other is open.
  func flush() {
    flushIsDue = !isOutermost
    if isOutermost { RunLoopTurn.active.flush() }
  }

  /// Ends the implicit transaction; those begun and not committed stay open.
  func commitImplicit() {
    let completion = levels[0].completion
    levels[0] = Level()
    completion?.close()
  }

  /// Counts one more animation in every open transaction that waits for some.
  func enterCompletions() -> [CompletionGroup] {
    let groups = levels.compactMap(\.completion)
    for group in groups { group.enter() }
    return groups
  }
}
