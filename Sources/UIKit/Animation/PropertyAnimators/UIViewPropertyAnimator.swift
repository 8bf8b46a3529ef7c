public import CoreGraphics
import QuartzCore
import VirtualTime

/// Animates what its blocks change, and can be paused, moved by hand, turned round and stopped on
/// the way.
///
/// The blocks run when it becomes active. What is shown follows one course, a function of time, which
/// all its animations ask how far they are.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pacing.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds; of a spring with a stiffness of its own the time it takes to settle.
  open private(set) var duration: TimeInterval
  /// Seconds from the start to the beginning of the movement.
  open private(set) var delay: TimeInterval = 0
  /// False: views cannot be touched while they move.
  open var isUserInteractionEnabled = true
  /// False: touches find the views that move where they are shown; true: where their models are,
  /// unless their own `hitTest` says otherwise.
  open var isManualHitTestingEnabled = false
  /// False: it cannot be paused or stopped.
  open var isInterruptible = true
  /// True: while it is paused, `fractionComplete` is the share of the movement; false: that of the
  /// time.
  open var scrubsLinearly = true
  /// True: at the end it is paused instead of over.
  open var pausesOnCompletion = false

  /// Whether it has begun.
  open private(set) var state = UIViewAnimatingState.inactive
  /// True while it moves by itself, and while it waits to.
  open private(set) var isRunning = false
  private var isTurned = false

  private var course: AnimatorCourse
  private var waiting: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var parts: [AnimatorPart] = []
  private var conclusions: [(_ reachesEnd: Bool) -> Void] = []
  /// After a stop: what is still to be decided.
  private var stopped: AnimatedProperties?
  private var plannedEnd: (context: SceneContext, token: CallbackQueue.Token)?

  /// An animator without duration.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// An animator of `duration` seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    Self.check("duration", duration)
    let pace = parameters.pace(for: duration > 0 ? min(duration, 1e9) : 0)
    timingParameters = parameters
    self.duration = pace.seconds
    course = AnimatorCourse(pace: pace)
    super.init()
  }

  private static func check(_ key: @autoclosure () -> String, _ number: Double) {
    SceneContext.check(key(), number.isFinite, at: "UIViewPropertyAnimator")
  }

  // MARK: Blocks

  /// Adds what `animation` changes, to begin after `delayFactor` of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(1, Double(delayFactor)) : 0
    guard state == .active else { return waiting.append((animation, factor)) }
    let passed = isTurned ? 0 : min(1, now.fraction)
    run(animation, from: passed + factor * (1 - passed))
  }

  /// Adds what `animation` changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Calls `completion` once at the end, with the position it ended at.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ block: () -> Void, from start: Double) {
    let scope = AnimationScope(duration: duration, pacing: course.pace.pacing)
    scope.driver = AnimatorBlock(of: self, from: start)
    AnimationScopes.active.run(scope, block)
  }

  func add(_ part: AnimatorPart) { parts.append(part) }

  /// Has `conclusion` run when it is over, before the completions: with false when it ends at its start.
  func conclude(with conclusion: @escaping (_ reachesEnd: Bool) -> Void) {
    conclusions.append(conclusion)
  }

  // MARK: Progress

  /// Where it is, in the direction of travel.
  private var now: AnimatorCourse.Position { course.position(at: CACurrentMediaTime()) }

  /// The share of its movement that a part shows which begins after `start` of the time.
  func share(ofPartFrom start: Double, at sceneTime: Double) -> Double {
    course.share(ofPartFrom: start, at: course.position(at: sceneTime), isReversed: isTurned)
  }

  /// The share of the way that is done, in the direction it goes. Setting it makes an inactive
  /// animator active and paused.
  open var fractionComplete: CGFloat {
    get { CGFloat(scrubsLinearly ? now.share : now.fraction) }
    set {
      Self.check("fractionComplete", Double(newValue))
      guard newValue.isFinite, state != .stopped else { return }
      activate()
      let value = Double(min(1, max(0, newValue)))
      let wasRunning = isRunning
      stand(
        at: scrubsLinearly ? course.position(atShare: value) : course.position(atFraction: value))
      if wasRunning { go { $0.go(at: $1) } }
    }
  }

  /// True: it goes from the end to the start. Turned round on the way, it goes back from where it
  /// is.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      let position = now
      let wasRunning = isRunning
      isTurned = newValue
      guard state == .active else { return }
      stand(at: course.position(atShare: 1 - position.share))
      if wasRunning { go { $0.go(at: $1) } }
    }
  }

  // MARK: Starting and pausing

  /// Begins, or goes on where it was paused.
  open func startAnimation() { start(after: 0) }

  /// Begins after `delay` seconds, in which it stands at its start.
  open func startAnimation(afterDelay delay: TimeInterval) {
    Self.check("delay", delay)
    start(after: delay > 0 ? min(delay, 1e9) : 0)
  }

  private func start(after delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { self.delay = delay }
    activate()
    go { $0.go(at: $1 + delay) }
  }

  /// Stands still where it is; inactive, it becomes active at its start.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else { return }
    activate()
    stand(at: now)
  }

  /// Goes on after a pause. `durationFactor` is the share of the duration it takes from here; 0: what
  /// is left. Nil keeps the pacing.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if isRunning { stand(at: now) }
    let factor = Double(durationFactor)
    Self.check("durationFactor", factor)
    let length = factor > 0 && factor.isFinite ? min(1e9, factor * duration) : nil
    go { course, begin in
      if let parameters {
        course.go(at: begin, for: length) { parameters.pace(for: $0) }
      } else {
        course.go(at: begin, for: length)
      }
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    course.stand(at: AnimatorCourse.Position(share: 0, fraction: 0))
    let blocks = waiting
    waiting = []
    for block in blocks { run(block.body, from: block.delayFactor) }
  }

  private func stand(at position: AnimatorCourse.Position) {
    forgetEnd()
    isRunning = false
    course.stand(at: position)
  }

  /// Sets the course in motion and waits for its end; until then the animator stays alive.
  private func go(_ set: (inout AnimatorCourse, Double) -> Void) {
    set(&course, CACurrentMediaTime())
    isRunning = true
    forgetEnd()
    guard let end = course.endTime, end.isFinite else { return }
    let context = SceneContext.active
    let token = context.schedule(at: end) { self.reachEnd() }
    plannedEnd = (context, token)
  }

  private func forgetEnd() {
    if let plannedEnd { plannedEnd.context.callbacks.cancel(plannedEnd.token) }
    plannedEnd = nil
  }

  // MARK: Ending

  private func reachEnd() {
    plannedEnd = nil
    if pausesOnCompletion {
      stand(at: AnimatorCourse.Position(share: 1, fraction: 1))
    } else {
      let properties = AnimatedProperties(endingMovementOf: parts)
      end(properties, at: isTurned ? .start : .end)
    }
  }

  /// Ends where it is, with the properties as they are shown. Without finishing it is over;
  /// else `finishAnimation(at:)` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    let properties = AnimatedProperties(endingMovementOf: parts)
    properties.set(.current)
    parts = []
    stand(at: now)
    if withoutFinishing {
      conclude(at: .current)
      reset()
    } else {
      state = .stopped
      stopped = properties
    }
  }

  /// Gives the properties their values at `finalPosition` after a stop, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped, let stopped else { return }
    end(stopped, at: finalPosition)
  }

  private func end(_ properties: AnimatedProperties, at position: UIViewAnimatingPosition) {
    properties.set(position)
    conclude(at: position)
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func conclude(at position: UIViewAnimatingPosition) {
    let conclusions = conclusions
    self.conclusions = []
    for conclusion in conclusions { conclusion(position != .start) }
  }

  private func reset() {
    forgetEnd()
    state = .inactive
    isRunning = false
    stopped = nil
    parts = []
    completions = []
    course.stand(at: AnimatorCourse.Position(share: 0, fraction: 0))
  }
}
