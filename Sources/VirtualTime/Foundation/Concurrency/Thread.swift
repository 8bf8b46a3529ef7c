public import Foundation

/// A line of work. There is one here, the main actor's; what other threads do is done on it at its scene
/// time, as the blocks of queues are.
@MainActor
open class Thread: NSObject {
  private let block: (@MainActor () -> Void)?

  /// What the thread is called.
  open var name: String?
  /// Stored: there is one line of work.
  open var qualityOfService = QualityOfService.default
  /// True once the thread's work is done.
  open private(set) var isFinished = false
  /// True while the thread's work is being done.
  open private(set) var isExecuting = false
  /// True once `cancel()` was called.
  open private(set) var isCancelled = false
  /// What is kept with the thread.
  public let threadDictionary = NSMutableDictionary()

  /// A thread whose work is its `main()`.
  public override init() {
    block = nil
    super.init()
  }

  /// A thread that does `block`.
  public init(block: @escaping @MainActor () -> Void) {
    self.block = block
    super.init()
  }

  /// A thread that calls the method of that name.
  public init(target: Any, selector: Selector, object argument: Any?) {
    let target = target as AnyObject
    block = { SceneContext.send(selector, to: target, [argument]) }
    super.init()
  }

  /// The thread's work: its block.
  open func main() { block?() }

  /// Has the work done at the present scene time, after what is being done now.
  open func start() {
    DispatchQueue.global().async {
      if !self.isCancelled {
        self.isExecuting = true
        self.main()
        self.isExecuting = false
      }
      self.isFinished = true
    }
  }

  /// Work that has not begun will not.
  open func cancel() { isCancelled = true }

  /// True for the thread that scenes live on.
  open var isMainThread: Bool { self === Thread.main }

  /// True unless a block runs that was put on another queue or thread.
  nonisolated public class var isMainThread: Bool { !WorkerTime.active.isWorking }

  /// The thread that scenes live on.
  public class var main: Thread { SceneThreads.active.main }

  /// The thread of whoever asks.
  public class var current: Thread {
    isMainThread ? SceneThreads.active.main : SceneThreads.active.worker
  }

  /// Lets `interval` seconds of scene time pass.
  nonisolated public class func sleep(forTimeInterval interval: TimeInterval) {
    WorkerTime.active.sleep(interval)
  }

  /// Lets scene time pass until `date`, from what the machine's clock shows as now.
  nonisolated public class func sleep(until date: Date) {
    sleep(forTimeInterval: date.timeIntervalSince(SceneContext.date))
  }

  /// Has `block` done at the present scene time, after what is being done now.
  public class func detachNewThread(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.global().async(execute: block)
  }

  /// Has the method of that name called at the present scene time, after what is being done now.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) { Thread(target: target, selector: selector, object: argument).start() }
}

/// The two threads of a scene: its own, and the one that stands for all others.
@MainActor
private final class SceneThreads {
  let main = Thread()
  let worker = Thread()

  static var active: SceneThreads { SceneContext.active.service { SceneThreads() } }
}

@available(swift, deprecated: 99, renamed: "Thread")
public typealias NSThread = Thread
