import Synchronization

/// What is to happen at which scene time: timers, delayed blocks, script events, animation
/// endings. Callbacks run in order of their time, and of scheduling where times are equal.
package final class CallbackQueue: Sendable {
  package typealias Body = @MainActor @Sendable () -> Void
  /// False when it came to nothing: no turn of the run loop has to follow.
  package typealias Check = @MainActor @Sendable () -> Bool

  /// Names one scheduled callback, to cancel it.
  package struct Token: Hashable, Sendable {
    fileprivate let insertion: Int
  }

  private struct Waiting: Sendable {
    var pending = CallbackHeap()
    var nextInsertion = 0
  }

  private let waiting = Mutex(Waiting())

  package init() {}

  /// How many callbacks at one instant are taken for an endless loop.
  private static let limitAtOneInstant = 1_000_000

  /// Schedules `body` for `sceneTime` seconds. A time that has passed already means "at the next
  /// chance", still in order of time.
  @discardableResult
  package func schedule(at sceneTime: Double, _ body: @escaping Body) -> Token {
    scheduleCheck(at: sceneTime) {
      body()
      return true
    }
  }

  /// The same for what may come to nothing.
  @discardableResult
  package func scheduleCheck(at sceneTime: Double, _ body: @escaping Check) -> Token {
    precondition(!sceneTime.isNaN, "A callback needs a time.")
    return waiting.withLock { waiting in
      let insertion = waiting.nextInsertion
      waiting.nextInsertion += 1
      waiting.pending.insert(
        ScheduledCallback(sceneTime: sceneTime, insertion: insertion, body: body))
      return Token(insertion: insertion)
    }
  }

  /// Forgets a callback; nothing happens when it has run already.
  package func cancel(_ token: Token) {
    waiting.withLock { $0.pending.remove(insertion: token.insertion) }
  }

  /// Forgets all callbacks.
  package func removeAll() {
    let forgotten = waiting.withLock { waiting in
      defer { waiting.pending = CallbackHeap() }
      return waiting.pending
    }
    // Released outside the lock: a body's last reference may cancel others.
    _ = forgotten
  }

  /// The time of the earliest callback in seconds, or nil when none is waiting.
  package var nextTime: Double? { waiting.withLock { $0.pending.first?.sceneTime } }

  /// Runs every callback due up to and including `sceneTime`, also those scheduled meanwhile. Each
  /// finds `clock` at its own time; `afterEach` is called after each that did not come to nothing. The
  /// clock is left at the last callback's time. None runs once `isOver` says so.
  @MainActor
  package func run(
    through sceneTime: Double, clock: VirtualClock, until isOver: @MainActor () -> Bool = { false },
    afterEach: @MainActor () -> Void = {}
  ) {
    var countAtInstant = 0
    while !isOver(), let next = waiting.withLock({ $0.pending.popFirst(through: sceneTime) }) {
      if next.sceneTime > clock.now {
        clock.advance(to: next.sceneTime)
        countAtInstant = 0
      }
      countAtInstant += 1
      precondition(
        countAtInstant <= Self.limitAtOneInstant,
        "The scene schedules callbacks for one instant without end.")
      if next.body() { afterEach() }
    }
  }

  /// Runs the earliest callback due up to and including `sceneTime`, `clock` at its time; false where there
  /// is none.
  @MainActor
  package func runNext(through sceneTime: Double, clock: VirtualClock) -> Bool {
    guard let next = waiting.withLock({ $0.pending.popFirst(through: sceneTime) }) else {
      return false
    }
    if next.sceneTime > clock.now, next.sceneTime.isFinite { clock.advance(to: next.sceneTime) }
    _ = next.body()
    return true
  }
}
