/// A block that can be cancelled while it waits on a queue.
@MainActor
public final class DispatchWorkItem {
  private let block: @MainActor () -> Void
  private var followers: [(queue: DispatchQueue, block: @MainActor () -> Void)] = []

  /// True once `cancel()` was called; the block then does not run any more.
  public private(set) var isCancelled = false

  public init(block: @escaping @MainActor () -> Void) {
    self.block = block
  }

  /// Runs the block here and now, unless it is cancelled, then what `notify` asked for.
  public func perform() {
    if !isCancelled { block() }
    let ready = followers
    followers = []
    for follower in ready { follower.queue.async(execute: follower.block) }
  }

  public func cancel() {
    isCancelled = true
  }

  /// Puts `execute` on `queue` when this block is done.
  public func notify(queue: DispatchQueue, execute: @escaping @MainActor () -> Void) {
    followers.append((queue, execute))
  }
}
