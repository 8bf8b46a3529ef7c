import Limits
import Synchronization

/// What is to happen at which scene time: timers, delayed blocks, script events, animation
/// endings. Callbacks run in order of their time, and of scheduling where times are equal.
///
/// What schedules itself again and again takes time on a device, and so it does here: of callbacks each
/// of which is scheduled by the one before for less than a thousandth of a second later, the first thousand
/// run when they were asked for, and those after them one a thousandth of a second, which the ledger says.
package final class CallbackQueue: Sendable {
  package typealias Body = @MainActor @Sendable () -> Void
  /// False when it came to nothing: no turn of the run loop has to follow.
  package typealias Check = @MainActor @Sendable () -> Bool

  /// Names one scheduled callback, to cancel it.
  package struct Token: Hashable, Sendable {
    fileprivate let insertion: Int
  }

  /// A callback while it runs, and the turn it is the beginning of.
  private struct Running: Sendable {
    var sceneTime: Double
    var chain: Int
  }

  private struct Waiting: Sendable {
    var pending = PendingCallbacks()
    var nextInsertion = 0
    var running: Running?
    /// How many ran while the one that runs waits for something.
    var ranMeanwhile = 0
  }

  private let waiting = Mutex(Waiting())

  package init() {}

  /// What is scheduled for a later time than so much after the present, in seconds, follows nothing closely.
  package static let leastStep = 0.001
  /// How many callbacks that follow each other closely run at the time they were scheduled for.
  package static let mostInARow = Limit.callbacksInARow

  /// Schedules `body` for `sceneTime` seconds. A time that has passed already means "at the next
  /// chance", still in order of time.
  @discardableResult
  package func schedule(at sceneTime: Double, _ body: @escaping Body) -> Token {
    scheduleCheck(at: sceneTime) {
      body()
      return true
    }
  }

  /// Schedules what may come to nothing. `isCounted` false: it does not count among those that are called at once,
  /// as there is no more of it than of something that has limits itself.
  @discardableResult
  package func scheduleCheck(
    at sceneTime: Double, isCounted: Bool = true, _ body: @escaping Check
  ) -> Token {
    var isSlowed = false
    let (token, count) = waiting.withLock { waiting in
      let insertion = waiting.nextInsertion
      waiting.nextInsertion += 1
      // No number is no time that comes.
      if sceneTime.isNaN { return (Token(insertion: insertion), -1) }
      guard waiting.pending.count < Limit.waitingCallbacks.most else {
        return (Token(insertion: insertion), Int.max)
      }
      var item = ScheduledCallback(sceneTime: sceneTime, insertion: insertion, body: body)
      item.isCounted = isCounted
      if let running = waiting.running, sceneTime < running.sceneTime + Self.leastStep {
        item.chain = running.chain + 1
        if item.chain > Self.mostInARow {
          item.sceneTime = running.sceneTime + Self.leastStep
          isSlowed = true
        }
      }
      waiting.pending.insert(item)
      return (Token(insertion: insertion), waiting.pending.count)
    }
    let context = SceneContext.active
    if isSlowed {
      context.unsupported(
        "more than \(Self.mostInARow) calls in a row, each asked for by the one before for less than a "
          + "thousandth of a second later: from then on there is one a thousandth",
        at: "the run loop")
    }
    if count == -1 { context.unsupported("a call at a time that is no number", at: "the run loop") }
    if count == Int.max { context.exceed(.waitingCallbacks, at: "the run loop") }
    return token
  }

  /// Forgets a callback; nothing happens when it has run already.
  package func cancel(_ token: Token) {
    _ = waiting.withLock { $0.pending.remove(insertion: token.insertion) }
  }

  /// Forgets all callbacks.
  package func removeAll() {
    let forgotten = waiting.withLock { waiting in
      defer { waiting.pending = PendingCallbacks() }
      return waiting.pending
    }
    // Released outside the lock: a body's last reference may cancel others.
    _ = forgotten
  }

  /// The time of the earliest callback in seconds, or nil when none is waiting.
  package var nextTime: Double? { waiting.withLock { $0.pending.firstTime() } }

  /// Runs every callback due up to and including `sceneTime`, also those scheduled meanwhile. Each
  /// finds `clock` at its own time; `afterEach` is called after each that did not come to nothing. The
  /// clock is left at the last callback's time. None runs once `isOver` says so.
  @MainActor
  package func run(
    through sceneTime: Double, clock: VirtualClock, afterEach: @MainActor () -> Void = {},
    until isOver: @MainActor () -> Bool = { false }
  ) {
    let limit = Limit.callbacksAtOnce
    var start = clock.now
    var count = 0
    while !isOver(), let next = waiting.withLock({ $0.pending.popFirst(through: sceneTime) }) {
      if next.sceneTime > clock.now { clock.advance(to: next.sceneTime) }
      if clock.now >= start + Self.leastStep { (start, count) = (clock.now, 0) }
      if next.isCounted { count += 1 }
      guard count <= limit.most else {
        return SceneContext.active.exceed(limit, at: "the run loop")
      }
      waiting.withLock { $0.ranMeanwhile = 0 }
      running(next, at: clock.now) { if next.body() { afterEach() } }
    }
  }

  /// Runs `body` as the turn of a callback.
  @MainActor
  private func running(_ callback: ScheduledCallback, at now: Double, _ body: () -> Void) {
    let outer = waiting.withLock { waiting in
      defer { waiting.running = Running(sceneTime: now, chain: callback.chain) }
      return waiting.running
    }
    body()
    waiting.withLock { $0.running = outer }
  }

  /// Runs the earliest callback due up to and including `sceneTime`, `clock` at its time; false where there
  /// is none, or where what waits for something has waited for too many.
  @MainActor
  package func runNext(through sceneTime: Double, clock: VirtualClock) -> Bool {
    let limit = Limit.callbacksWaitedFor
    let count = waiting.withLock { waiting in
      waiting.ranMeanwhile += 1
      return waiting.ranMeanwhile
    }
    guard count <= limit.most else {
      SceneContext.active.exceed(limit, at: "the run loop")
      return false
    }
    guard let next = waiting.withLock({ $0.pending.popFirst(through: sceneTime) }) else {
      return false
    }
    if next.sceneTime > clock.now, next.sceneTime.isFinite { clock.advance(to: next.sceneTime) }
    running(next, at: clock.now) { _ = next.body() }
    return true
  }
}
