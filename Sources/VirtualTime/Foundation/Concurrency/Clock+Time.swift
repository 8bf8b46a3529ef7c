// These hide the members of the same names, which tell the machine's time.

/// Instants of Swift's clocks at a scene's time, which begins at their zero.
enum SceneInstants {
  private static let continuous = zero(of: ContinuousClock())
  private static let suspending = zero(of: SuspendingClock())

  /// What `clock` says now: in a scene one that measures seconds tells its time.
  static func now<C: Clock>(of clock: C) -> C.Instant {
    guard let scene = SceneContext.running else { return machineNow(of: clock) }
    let time = Duration.seconds(scene.workTime)
    let now: Any? =
      switch clock {
      case is ContinuousClock: continuous.advanced(by: time)
      case is SuspendingClock: suspending.advanced(by: time)
      default: nil
      }
    return now as? C.Instant ?? machineNow(of: clock)
  }

  /// The instant that a clock counts from. It can only be had as others keep it.
  private static func zero<C: Clock>(of clock: C) -> C.Instant where C.Instant: Decodable {
    let kept = Data(#"{"_value":[0,0]}"#.utf8)
    return (try? JSONDecoder().decode(C.Instant.self, from: kept)) ?? machineNow(of: clock)
  }

  /// What the machine says.
  private static func machineNow<C: Clock>(of clock: C) -> C.Instant { clock.now }
}

extension ContinuousClock {
  /// The instant that it is now, of the scene's time.
  public static var now: Instant { SceneInstants.now(of: ContinuousClock()) }
  /// The instant that it is now, of the scene's time.
  public var now: Instant { SceneInstants.now(of: self) }
}

extension SuspendingClock {
  /// The instant that it is now, of the scene's time.
  public static var now: Instant { SceneInstants.now(of: SuspendingClock()) }
  /// The instant that it is now, of the scene's time.
  public var now: Instant { SceneInstants.now(of: self) }
}

extension ContinuousClock.Instant {
  /// The instant that it is now, of the scene's time.
  public static var now: Self { ContinuousClock.now }
}

extension SuspendingClock.Instant {
  /// The instant that it is now, of the scene's time.
  public static var now: Self { SuspendingClock.now }
}

extension Clock {
  /// Waits for so long; a scene's time is that of all clocks that measure seconds.
  public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws
  {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
  }

  /// How long `work` takes, of the scene's time: nothing.
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = SceneInstants.now(of: self)
    try work()
    return start.duration(to: SceneInstants.now(of: self))
  }

  /// How long `work` takes, of the scene's time: as long as it waits.
  public func measure(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async rethrows -> Instant.Duration {
    let start = SceneInstants.now(of: self)
    try await work()
    return start.duration(to: SceneInstants.now(of: self))
  }
}
