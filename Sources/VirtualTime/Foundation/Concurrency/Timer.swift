public import Foundation

/// A timer on the scene's clock. Repeating timers keep to the grid of their first firing.
@MainActor
open class Timer: NSObject {
  private let block: @MainActor (Timer) -> Void
  private var pending: (context: SceneContext, token: CallbackQueue.Token)?
  private let repeats: Bool

  /// Seconds between firings; 0 for a timer that does not repeat.
  nonisolated public let timeInterval: TimeInterval
  /// Whatever the maker of the timer attached.
  public let userInfo: Any?
  /// Kept, without effect: virtual timers are exact.
  public var tolerance: TimeInterval = 0
  /// False after `invalidate()`, and after a timer that does not repeat has fired.
  public private(set) var isValid = true

  private let delay: TimeInterval
  /// Seconds from the start to the first firing, where they are not `delay`.
  private var first: TimeInterval?
  /// Scene seconds of the next firing; nil for a timer that does not run.
  private var nextFiring: Double?

  /// A timer that never fires: one without interval and block.
  public convenience override init() { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// A timer that first fires `first` seconds after it was started, then every `interval`.
  package convenience init(
    firstAfter first: TimeInterval, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    self.first = max(0, first)
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)` and first fires at `date`.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      firstAfter: date.timeIntervalSince(SceneContext.date), interval: interval, repeats: repeats,
      block: block)
  }

  /// A timer that calls a method of that name, first at `date`.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    first = max(0, date.timeIntervalSince(SceneContext.date))
  }

  /// When the timer fires next. A date in the distant future pauses a timer that repeats, an earlier one lets it go
  /// on from there.
  open var fireDate: Date {
    get {
      guard let nextFiring else { return .distantFuture }
      return SceneContext.date.addingTimeInterval(nextFiring - SceneContext.active.clock.now)
    }
    set {
      // A date of these years is exact to a ten-millionth of a second.
      let wait = (newValue.timeIntervalSince(SceneContext.date) * 1e6).rounded() / 1e6
      fire(after: max(0, wait))
    }
  }

  private func fire(after seconds: TimeInterval) {
    guard isValid else { return }
    first = seconds
    guard let pending else { return }
    pending.context.callbacks.cancel(pending.token)
    self.pending = nil
    start()
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)`. An interval ≤ 0 becomes 0.1 ms, as
  /// documented by Apple.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    self.block = block
    self.repeats = repeats
    delay = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? delay : 0
    userInfo = nil
    Timer.classRecords
    super.init()
  }

  /// The form that takes a method where Apple's takes a selector. The target is kept until the
  /// timer is invalidated.
  public init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void,
    userInfo: Any?, repeats: Bool
  ) {
    block = { selector(target)($0) }
    self.repeats = repeats
    delay = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? delay : 0
    self.userInfo = userInfo
    Timer.classRecords
    super.init()
  }

  /// A timer that waits for `RunLoop.add(_:forMode:)` and calls a method with itself as argument. The
  /// target is kept until the timer is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    block = { SceneContext.send(aSelector, to: target, [$0]) }
    repeats = yesOrNo
    delay = ti > 0 ? ti : 0.0001
    timeInterval = repeats ? delay : 0
    self.userInfo = userInfo
    Timer.classRecords
    super.init()
  }

  /// A running timer that calls a method with itself as argument.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// A running timer.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// A running timer that calls a method with the timer as argument.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// A running timer that calls a method without argument.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target,
      selector: { target in { _ in selector(target)() } },
      userInfo: userInfo, repeats: repeats)
  }

  /// Fires now. A repeating timer keeps its regular times; another one becomes invalid.
  open func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Stops the timer for ever. May be called from `deinit`.
  nonisolated open func invalidate() { onMainActor { self.stop() } }

  private func stop() {
    isValid = false
    if let pending { pending.context.callbacks.cancel(pending.token) }
    pending = nil
    nextFiring = nil
  }

  /// Starts counting on the running scene's clock; nothing when it runs already.
  func start() {
    guard isValid, pending == nil else { return }
    let context = SceneContext.active
    wait(forFiring: 1, from: context.clock.now + (first.map { $0 - delay } ?? 0), in: context)
  }

  /// Waits for regular firing number `count` since `start`; multiplied, not summed, so that the
  /// grid does not drift.
  private func wait(forFiring count: Int, from start: Double, in context: SceneContext) {
    let time = start + Double(count) * delay
    nextFiring = time
    let token = context.schedule(at: time) {
      self.pending = nil
      // The next one waits before the block runs, so that the block may invalidate it.
      if self.repeats { self.wait(forFiring: count + 1, from: start, in: context) }
      self.fire()
    }
    pending = (context, token)
  }
}

extension RunLoop {
  /// Starts a timer made with `Timer(timeInterval:repeats:block:)`. All modes are the same here.
  @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
