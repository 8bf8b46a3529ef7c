public import Foundation

/// How a work item's block would be run on a device; without effect here.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// A block that can be cancelled while it waits on a queue.
@MainActor
public final class DispatchWorkItem {
  private let block: @MainActor () -> Void
  private var followers: [(queue: DispatchQueue, block: @MainActor () -> Void)] = []

  /// True once `cancel()` was called; the block then does not run any more.
  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
  }

  private var isDone = false

  /// Runs the block here and now, unless it is cancelled, then what `notify` asked for.
  public func perform() {
    if !isCancelled { block() }
    isDone = true
    let ready = followers
    followers = []
    for follower in ready { follower.queue.async(execute: follower.block) }
  }

  /// Lets what comes next be done until the block is done.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Lets what comes next be done until the block is done, or `timeout` is reached.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    Waiting.wait(until: timeout) { self.isDone } ? .success : .timedOut
  }

  /// The block will not run any more.
  public func cancel() {
    isCancelled = true
  }

  /// Puts `execute` on `queue` when this block is done.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    followers.append((queue, execute))
  }

  /// Puts the item on `queue` when this block is done.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    notify(queue: queue) { execute.perform() }
  }
}
