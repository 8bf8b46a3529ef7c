public import Foundation

/// A queue of blocks on the scene's clock. All queues share the one line of callbacks: a block put
/// on any of them runs on the main actor, at its scene time, after those that were there before. What sleeps
/// in a block of another queue than the main one is late itself, and holds nobody else up.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let concurrent = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)

  /// The queue for work of any quality of service; here there is one.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { concurrent }

  /// How a queue would order its blocks on a device: here only those that sleep.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When a queue would free what its blocks leave; without effect here.
  public enum AutoreleaseFrequency: Sendable {
    case inherit
    case workItem
    case never
  }

  /// The queues of old priorities; here there is one.
  public enum GlobalQueuePriority: Sendable {
    case high
    case `default`
    case low
    case background
  }

  public let label: String
  private let isConcurrent: Bool

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    isConcurrent = attributes.contains(.concurrent)
  }

  /// The queue for work of any priority; here there is one.
  public static func global(priority: GlobalQueuePriority) -> DispatchQueue { concurrent }

  /// The kind of work the queue is for.
  public var qos: DispatchQoS { self === DispatchQueue.main ? .userInteractive : .unspecified }

  /// Runs `work` at the present scene time, after what is being done now and waits already.
  public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    schedule(at: SceneContext.active.workTime, work)
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
    schedule(at: deadline.sceneTime, work)
  }

  /// Runs the item's block at `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs `work` at `wallDeadline`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    schedule(at: wallDeadline.sceneTime, work)
  }

  private func schedule(at sceneTime: Double, _ work: @escaping @MainActor () -> Void) {
    let context = SceneContext.active
    let worker = WorkerTime.active
    guard self !== DispatchQueue.main else {
      context.schedule(at: sceneTime) { worker.runOnMain(work) }
      return
    }
    let queue = isConcurrent ? nil : ObjectIdentifier(self)
    context.schedule(at: sceneTime) { worker.run(queue, work) }
  }

  /// Runs `work` here and now. There is no other thread to wait for.
  public func sync<Result, Failure: Error>(
    execute work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  /// Runs `work` here and now, as the only work of a concurrent queue.
  public func sync<Result, Failure: Error>(
    flags: DispatchWorkItemFlags, execute work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try work()
  }

  /// Runs the item's block here and now.
  @MainActor
  public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }

  /// Runs `work` with each number below `iterations`, one after the other.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }

  /// Blocks that wait go on waiting; the queue never stops here.
  public func activate() {}
}
