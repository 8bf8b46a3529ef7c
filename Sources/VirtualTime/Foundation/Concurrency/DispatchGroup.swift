public import Foundation

/// Several pieces of work that are waited for together, on the scene's clock.
@MainActor
public final class DispatchGroup {
  private var running = 0
  private var followers: [(queue: DispatchQueue, block: @MainActor () -> Void)] = []

  public init() {}

  /// One more piece of work to wait for.
  public func enter() { running += 1 }

  /// One that was entered is done; the last one lets what waits run.
  public func leave() {
    precondition(running > 0, "Every leave() needs an enter() before it.")
    running -= 1
    guard running == 0 else { return }
    let ready = followers
    followers = []
    for follower in ready { follower.queue.async(execute: follower.block) }
  }

  /// Lets what comes next be done until nothing is waited for any more.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Lets what comes next be done until nothing is waited for any more, or `timeout` is reached.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    Waiting.wait(until: timeout) { self.running == 0 } ? .success : .timedOut
  }

  /// Puts `work` on `queue` when nothing is waited for any more.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    if running == 0 {
      queue.async(execute: work)
    } else {
      followers.append((queue, work))
    }
  }

  /// Puts the item on `queue` when nothing is waited for any more.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}

extension DispatchQueue {
  /// Runs `work` at the present scene time, as part of `group`.
  @MainActor
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  /// Runs the item's block at the present scene time, as part of `group`.
  @MainActor
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }
}
