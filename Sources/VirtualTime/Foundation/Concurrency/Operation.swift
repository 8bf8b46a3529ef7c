public import Foundation

/// A piece of work that waits in a queue, perhaps for others.
@MainActor
open class Operation: NSObject {
  /// How urgent it is among those that are ready.
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  /// What it is called.
  open var name: String?
  /// What it waits for.
  open private(set) var dependencies: [Operation] = []
  /// Called when it is done.
  open var completionBlock: (@MainActor () -> Void)?
  /// How urgent it is.
  open var queuePriority = QueuePriority.normal
  /// Stored: there is one line of work.
  open var qualityOfService = QualityOfService.default
  private var isRunning = false
  private var isOver = false
  final weak var queue: OperationQueue?

  public override init() { super.init() }

  /// The work.
  open func main() {}

  /// Does the work, unless it was cancelled.
  open func start() {
    guard !isOver, !isRunning else { return }
    isRunning = true
    if !isCancelled { main() }
    isRunning = false
    finish()
  }

  private func finish() {
    isOver = true
    if let completionBlock { DispatchQueue.global().async(execute: completionBlock) }
    completionBlock = nil
    queue?.finished(self)
  }

  /// True when `main()` will not be called any more.
  open private(set) var isCancelled = false
  /// True while the work is being done.
  open var isExecuting: Bool { isRunning }
  /// True once it is done.
  open var isFinished: Bool { isOver }
  /// False unless overridden: `start()` returns when the work is done.
  open var isAsynchronous: Bool { false }
  /// The older name.
  open var isConcurrent: Bool { isAsynchronous }
  /// True when nothing is waited for any more.
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

  /// Work that has not begun will not.
  open func cancel() { isCancelled = true }

  /// Waits for another one.
  open func addDependency(_ op: Operation) { dependencies.append(op) }

  /// Waits no more for another one.
  open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }

  /// Lets what comes next be done until this is done.
  open func waitUntilFinished() {
    _ = Waiting.wait(until: .distantFuture) { self.isFinished }
  }
}

/// An operation that does blocks.
open class BlockOperation: Operation {
  /// The blocks, in the order in which they are done.
  open private(set) var executionBlocks: [@MainActor () -> Void] = []

  /// No block yet.
  public override init() { super.init() }

  /// One block.
  public convenience init(block: @escaping @MainActor () -> Void) {
    self.init()
    executionBlocks = [block]
  }

  /// One more block.
  open func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
    executionBlocks.append(block)
  }

  open override func main() { for block in executionBlocks { block() } }
}

/// Operations one after the other as they get ready, on the scene's clock.
@MainActor
open class OperationQueue: NSObject {
  /// Any number at once.
  nonisolated public static let defaultMaxConcurrentOperationCount = -1

  /// What the queue is called.
  open var name: String?
  /// How many may go on at once: matters for those that go on after `start()` has returned, and for what
  /// sleeps.
  open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
  /// Stored: there is one line of work.
  open var qualityOfService = QualityOfService.default
  /// Stored: operations are done where all are.
  open var underlyingQueue: DispatchQueue?
  /// True: no more operations are begun.
  open var isSuspended = false { didSet { if !isSuspended { pump() } } }
  /// What is not done yet.
  open private(set) var operations: [Operation] = []
  /// How many are not done yet.
  open var operationCount: Int { operations.count }
  private var begun: Set<ObjectIdentifier> = []
  private let isMain: Bool
  private let serial = DispatchQueue(label: "operations")

  /// An empty queue.
  public override init() {
    isMain = false
    super.init()
  }

  private init(isMain: Bool) {
    self.isMain = isMain
    super.init()
  }

  @MainActor
  private final class Main {
    let queue = OperationQueue(isMain: true)
  }

  /// The main thread's queue.
  public class var main: OperationQueue { SceneContext.active.service { Main() }.queue }

  /// The main thread's queue; nil in what runs elsewhere.
  public class var current: OperationQueue? { Thread.isMainThread ? main : nil }

  /// Adds an operation; it begins at the present scene time where it is ready.
  open func addOperation(_ op: Operation) {
    op.queue = self
    operations.append(op)
    pump()
  }

  /// Adds a block.
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Adds several operations; where it is asked for, lets what comes next be done until all are done.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    ops.forEach(addOperation)
    if wait { ops.forEach { $0.waitUntilFinished() } }
  }

  /// Adds a block that waits for all before it, and that all after it wait for.
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    let operation = BlockOperation(block: barrier)
    operations.forEach(operation.addDependency)
    addOperation(operation)
  }

  /// Cancels all that have not begun.
  open func cancelAllOperations() { operations.forEach { $0.cancel() } }

  /// Lets what comes next be done until all are done.
  open func waitUntilAllOperationsAreFinished() {
    _ = Waiting.wait(until: .distantFuture) { self.operations.isEmpty }
  }

  final func finished(_ operation: Operation) {
    operations.removeAll { $0 === operation }
    begun.remove(ObjectIdentifier(operation))
    // Others may have waited for it in queues of their own.
    DispatchQueue.main.async { OperationQueues.active.all.forEach { $0.pump() } }
  }

  /// Begins what is ready, the most urgent first.
  private func pump() {
    OperationQueues.active.add(self)
    guard !isSuspended else { return }
    let limit = maxConcurrentOperationCount < 0 ? Int.max : max(1, maxConcurrentOperationCount)
    let ready = operations.enumerated()
      .filter { $1.isReady && !begun.contains(ObjectIdentifier($1)) }
      .sorted {
        ($1.element.queuePriority.rawValue, $0.offset)
          < ($0.element.queuePriority.rawValue, $1.offset)
      }
    for (_, operation) in ready where begun.count < limit {
      begun.insert(ObjectIdentifier(operation))
      let queue: DispatchQueue = isMain ? .main : limit == 1 ? serial : .global()
      queue.async {
        operation.start()
        // Those that go on by themselves say when they are done by their own property.
        if operation.isAsynchronous { self.watch(operation) }
      }
    }
  }

  /// Looks sixty times a second whether an operation that goes on by itself is done.
  private func watch(_ operation: Operation) {
    guard operations.contains(where: { $0 === operation }) else { return }
    guard !operation.isFinished else { return finished(operation) }
    let context = SceneContext.active
    context.schedule(at: context.clock.now + 1.0 / 60) { [weak self] in self?.watch(operation) }
  }
}

/// The queues of a scene that have work; they live as long.
@MainActor
private final class OperationQueues {
  private(set) var all: [OperationQueue] = []

  static var active: OperationQueues { SceneContext.active.service { OperationQueues() } }

  func add(_ queue: OperationQueue) {
    all.removeAll { $0.operations.isEmpty && $0 !== queue }
    if !all.contains(where: { $0 === queue }) { all.append(queue) }
  }
}

@available(swift, deprecated: 99, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue

@available(swift, deprecated: 99, renamed: "Operation")
public typealias NSOperation = Operation

@available(swift, deprecated: 99, renamed: "BlockOperation")
public typealias NSBlockOperation = BlockOperation
