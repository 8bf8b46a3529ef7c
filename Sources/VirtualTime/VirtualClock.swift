import Synchronization

/// The only clock of a scene: seconds since the scene began. It moves when the simulation says so.
package final class VirtualClock: Sendable {
  private let time: Mutex<Double>

  /// A clock that shows `start` seconds.
  package init(start: Double = 0) {
    precondition(start.isFinite, "A clock starts at a finite time.")
    time = Mutex(start)
  }

  /// Scene time in seconds.
  package var now: Double { time.withLock { $0 } }

  /// Moves the clock forward to `sceneTime` seconds. An earlier time leaves it where it is: time
  /// never runs backwards.
  package func advance(to sceneTime: Double) {
    precondition(sceneTime.isFinite, "A clock advances to a finite time.")
    time.withLock { $0 = max($0, sceneTime) }
  }
}
