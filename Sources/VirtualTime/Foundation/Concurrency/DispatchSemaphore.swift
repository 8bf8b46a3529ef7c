/// How waiting ended.
@frozen
public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}

/// A count that is waited for, on the scene's clock. As there is one line of work, what waits lets that which
/// comes next be done until somebody signals.
@MainActor
public final class DispatchSemaphore {
  private var value: Int

  /// A count of `value`.
  public init(value: Int) {
    precondition(value >= 0, "A semaphore begins with no negative count.")
    self.value = value
  }

  /// One more.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return value
  }

  /// One less, once there is one. Where nobody will signal, which is noted, the program goes on; on a phone
  /// it would stand still for ever.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// One less, once there is one until `timeout`.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard Waiting.wait(until: timeout, for: { self.value > 0 }) else { return .timedOut }
    value -= 1
    return .success
  }

  /// One less, once there is one until `wallTimeout`.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: DispatchTime(sceneTime: wallTimeout.sceneTime))
  }
}

/// Waiting for what others do, on the one line of work.
@MainActor
enum Waiting {
  /// Lets what comes next be done until `isOver`, at `deadline` at the latest. False where it did not happen.
  static func wait(until deadline: DispatchTime, for isOver: () -> Bool) -> Bool {
    let context = SceneContext.active
    while !isOver() {
      if context.callbacks.runNext(through: deadline.sceneTime, clock: context.clock) { continue }
      if deadline.sceneTime.isFinite {
        context.clock.advance(to: deadline.sceneTime)
      } else {
        context.unsupported("waiting for what nobody does", at: "DispatchSemaphore")
      }
      return false
    }
    return true
  }
}
