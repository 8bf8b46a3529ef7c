// These hide the methods of the same names, which wait by the machine's clock.
extension Task where Success == Never, Failure == Never {
  /// Waits for so many billionths of a second of the scene's time.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits for so many billionths of a second, or until the task is cancelled.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    try? await sleep(nanoseconds: duration)
  }

  /// Waits for so long by `clock`; a scene's time is that of all clocks that measure seconds.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock()
  ) async throws {
    guard let scene = SceneTasks.scene, let duration = duration as? Duration else {
      return try await clock.sleep(
        until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try checkCancellation()
    let (seconds, attoseconds) = duration.components
    await wait(until: scene.workTime + max(0, Double(seconds) + Double(attoseconds) / 1e18), scene)
    try checkCancellation()
  }

  /// Waits until an instant of `clock`; in a scene those of the clocks that measure seconds are of its time.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = ContinuousClock()
  ) async throws {
    try await sleep(
      for: SceneInstants.now(of: clock).duration(to: deadline), tolerance: tolerance, clock: clock)
  }

  /// Lets everything run that waits already.
  public static func yield() async {
    if let scene = SceneTasks.scene { return await wait(until: scene.workTime, scene) }
    await withCheckedContinuation { continuation in
      Task<Void, Never>.detached { continuation.resume() }
    }
  }

  /// Returns at a scene's time, or when the task is cancelled.
  private static func wait(until sceneTime: Double, _ scene: SceneContext) async {
    let (moments, end) = AsyncStream<Never>.makeStream()
    scene.schedule(at: sceneTime) { end.finish() }
    for await _ in moments {}
  }
}
