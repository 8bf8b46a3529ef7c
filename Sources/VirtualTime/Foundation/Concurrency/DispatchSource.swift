public import Foundation

/// Makes sources of events; of time alone here.
@MainActor
public enum DispatchSource {
  /// How a timer keeps time; exact here in any case.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strict = TimerFlags(rawValue: 1)
  }

  /// A timer that waits for `resume()`.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    QueueTimer(queue ?? .global())
  }
}

/// A timer of a queue, on the scene's clock.
@MainActor
public protocol DispatchSourceTimer: AnyObject {
  /// Says when the handler is called: first at `deadline`, then every `interval`.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval)
  /// Says when the handler is called; `interval` is in seconds.
  func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Says what is called.
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  /// Says what is called when the timer is cancelled.
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  /// Takes one `suspend()` back, or begins.
  func resume()
  /// Begins.
  func activate()
  /// No calls until as many `resume()`.
  func suspend()
  /// Ends the timer for ever.
  func cancel()
  /// True once `cancel()` was called.
  var isCancelled: Bool { get }
}

extension DispatchSourceTimer {
  /// Says when the handler is called, once or every `interval`; exact in any case.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval.inSeconds, leeway: leeway)
  }

  /// Says when the handler is called; `interval` is in seconds.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Has the handler called once.
  public func scheduleOneshot(
    deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: .infinity, leeway: leeway)
  }

  /// Has the handler called every `interval`.
  public func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval.inSeconds, leeway: leeway)
  }

  /// Says what is called.
  public func setEventHandler(handler: (@MainActor () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Says what is called when the timer is cancelled.
  public func setCancelHandler(handler: (@MainActor () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

@MainActor
private final class QueueTimer: DispatchSourceTimer {
  private let queue: DispatchQueue
  private var handler: (@MainActor () -> Void)?
  private var cancelHandler: (@MainActor () -> Void)?
  private var plan: (start: Double, interval: Double)?
  private var fired = 0
  /// Made suspended.
  private var suspensions = 1
  private var pending: (context: SceneContext, token: CallbackQueue.Token)?
  private(set) var isCancelled = false

  init(_ queue: DispatchQueue) { self.queue = queue }

  isolated deinit { stop() }

  func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval
  ) {
    plan = (deadline.sceneTime, max(interval, 1e-4))
    fired = 0
    wait()
  }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) { self.handler = handler }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) { cancelHandler = handler }

  func resume() {
    suspensions = max(0, suspensions - 1)
    if suspensions == 0, pending == nil { wait() }
  }

  func activate() { resume() }

  func suspend() {
    suspensions += 1
    stop()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    stop()
    handler = nil
    if let cancelHandler { queue.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  private func stop() {
    if let pending { pending.context.callbacks.cancel(pending.token) }
    pending = nil
  }

  private func wait() {
    stop()
    guard let plan, !isCancelled, suspensions == 0, plan.start.isFinite else { return }
    guard fired == 0 || plan.interval.isFinite else { return }
    let context = SceneContext.active
    var time = plan.start + (fired == 0 ? 0 : Double(fired) * plan.interval)
    if time < context.clock.now, plan.interval.isFinite {
      // What was missed is made up for once.
      let count = ((context.clock.now - plan.start) / plan.interval).rounded(.down)
      fired = Int(exactly: count) ?? fired
      time = context.clock.now
    }
    let token = context.schedule(at: time) { [weak self] in self?.fire() }
    pending = (context, token)
  }

  private func fire() {
    pending = nil
    fired += 1
    wait()
    handler?()
  }
}
