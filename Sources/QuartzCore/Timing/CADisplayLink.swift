public import CoreGraphics
import VirtualTime

/// Calls a method at every refresh of the display, or at every so many.
///
/// The display is refreshed 60 times a second from the moment the link is added to a run loop, on
/// the scene's clock. Which frames are rendered has no part in it: between two of them any number
/// of calls may lie, or none.
@MainActor
open class CADisplayLink: NSObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  typealias Body = @MainActor (CADisplayLink) -> Void

  /// Refreshes a second.
  nonisolated private static let refreshRate = 60

  /// What to call, until the link is first added: then the scene keeps it.
  private var body: Body?
  private var run: Run?
  private var isValid = true

  /// The link's life in a run loop.
  private struct Run {
    weak var context: SceneContext?
    var modes: Set<RunLoop.Mode>
    /// When the link was added, scene seconds.
    let start: Double
    /// How many refreshes after the start the last call was.
    var lastRefresh = 0
    var pending: CallbackQueue.Token?

    func sceneTime(ofRefresh refresh: Int) -> Double {
      start + Double(refresh) / Double(CADisplayLink.refreshRate)
    }
  }

  /// A link that calls nothing: what a property holds until it gets its own.
  public override init() {
    body = { _ in }
    super.init()
  }

  /// A link that calls the method of that name with itself as argument. The target is kept until the
  /// link is invalidated or the scene ends.
  public init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    body = { SceneContext.send(sel, to: target, [$0]) }
    super.init()
  }

  /// A link that calls a method with the link as argument: the form that takes a method where
  /// Apple's takes a selector. The target is kept until the link is invalidated or the scene ends.
  public init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    body = { selector(target)($0) }
    super.init()
  }

  /// A link that calls a method without argument.
  public init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    body = { _ in selector(target)() }
    super.init()
  }

  /// The refresh of the call that is being made or was made last, scene seconds; 0 before the
  /// first.
  public private(set) var timestamp: CFTimeInterval = 0

  /// When the call after that of `timestamp` is due, scene seconds; 0 before the first.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Seconds from one refresh of the display to the next, whatever the rate of calls; 0 before the
  /// first call.
  public private(set) var duration: CFTimeInterval = 0

  /// True: no calls are made. Afterwards they go on at the refreshes where they would have been.
  open var isPaused = false { didSet { plan() } }

  /// The rate of calls. What is possible is a whole part of 60: 60, 30, 20, 15, 12, …; the nearest
  /// that fits is taken.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { plan() } }

  /// Calls a second, one number for the whole of `preferredFrameRateRange`; 0 for all refreshes.
  open var preferredFramesPerSecond: Int {
    get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? 0 }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// How many refreshes there are from one call to the next; what the rate would be is set.
  @available(swift, deprecated: 99, renamed: "preferredFramesPerSecond")
  open var frameInterval: Int {
    get { refreshesPerCall }
    set { preferredFramesPerSecond = Self.refreshRate / max(1, newValue) }
  }

  /// Starts the refreshes, on the running scene's clock. All run loops and modes are the same
  /// here; a link added for several is called once.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    if run != nil {
      run?.modes.insert(mode)
      return
    }
    let context = SceneContext.active
    if let body { AddedDisplayLinks.of(context).keep(self, body) }
    body = nil
    run = Run(context: context, modes: [mode], start: context.clock.now)
    plan()
  }

  /// Takes the link out of a mode; out of the last, its calls end until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard run?.modes.remove(mode) != nil, run?.modes.isEmpty == true else { return }
    stop()
  }

  /// Ends the calls for ever and lets the target go. May be called from `deinit`.
  nonisolated open func invalidate() {
    onMainActor {
      self.isValid = false
      self.stop()
      self.body = nil
    }
  }

  /// Takes what to call back from the scene.
  private func stop() {
    guard let context = run?.context else { return }
    cancel()
    body = AddedDisplayLinks.of(context).letGo(self)
    run = nil
  }

  private func cancel() {
    guard let pending = run?.pending else { return }
    run?.context?.callbacks.cancel(pending)
    run?.pending = nil
  }

  private var refreshesPerCall: Int {
    preferredFrameRateRange.refreshesPerCall(refreshRate: Self.refreshRate)
  }

  /// Waits for the next refresh that is a call's, instead of the one waited for.
  private func plan() {
    cancel()
    guard !isPaused, let run, let context = run.context else { return }
    // The slack, a billionth of a second and less, takes now as the refresh it was rounded from.
    let elapsed = (context.clock.now - run.start) * Double(Self.refreshRate)
    let past = max(run.lastRefresh, Int((elapsed + 1e-8).rounded(.down)))
    let refresh = (past / refreshesPerCall + 1) * refreshesPerCall
    self.run?.pending = context.schedule(at: run.sceneTime(ofRefresh: refresh)) { [weak self] in
      self?.call(atRefresh: refresh)
    }
  }

  private func call(atRefresh refresh: Int) {
    guard var run, let context = run.context else { return }
    run.lastRefresh = refresh
    run.pending = nil
    self.run = run
    timestamp = run.sceneTime(ofRefresh: refresh)
    targetTimestamp = run.sceneTime(ofRefresh: refresh + refreshesPerCall)
    duration = 1 / Double(Self.refreshRate)
    // The next one waits before the method runs, so that the method may pause or invalidate it.
    plan()
    AddedDisplayLinks.of(context).body(of: self)?(self)
  }
}
