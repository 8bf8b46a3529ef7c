public import Foundation

/// A queue of blocks on the scene's clock. All queues share the one line of callbacks: a block put
/// on any of them runs on the main actor, at its scene time, after those that were there before.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let concurrent = DispatchQueue(label: "com.apple.root.default-qos")

  /// The queue for work of any quality of service; here there is one.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { concurrent }

  /// How a queue would order its blocks on a device; without effect here.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  public let label: String

  public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
    self.label = label
  }

  /// Runs `work` at the present scene time, after what is being done now and waits already.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    let context = SceneContext.active
    context.schedule(at: context.clock.now, work)
  }

  /// Runs the item's block at the present scene time.
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  /// Runs `work` at `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    SceneContext.active.schedule(at: deadline.sceneTime, work)
  }

  /// Runs the item's block at `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs `work` here and now. There is no other thread to wait for.
  public func sync<Result, Failure: Error>(
    execute work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }
}
