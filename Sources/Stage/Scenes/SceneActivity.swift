import Synchronization

/// What the scenes of this process are doing, for whoever watches over them from another thread.
package struct SceneActivity: Equatable, Sendable {
  /// Seconds: the virtual time that was come to last.
  package var sceneTime: Double
  /// Whether code of a scene is running.
  package var isBusy: Bool
  /// How many times a scene was opened or virtual time was asked to go on.
  package var period: Int

  private static let time = Atomic<UInt64>(0)
  private static let depth = Atomic<Int>(0)
  private static let periods = Atomic<Int>(0)

  /// At this moment.
  package static var now: SceneActivity {
    SceneActivity(
      sceneTime: Double(bitPattern: time.load(ordering: .relaxed)),
      isBusy: depth.load(ordering: .relaxed) > 0, period: periods.load(ordering: .relaxed))
  }

  /// Says that code of a scene begins to run; every call has its `leave`.
  static func enter() {
    depth.add(1, ordering: .relaxed)
    periods.add(1, ordering: .relaxed)
  }

  /// Says that it has come back.
  static func leave() { depth.subtract(1, ordering: .relaxed) }

  /// Notes the virtual time that a turn of the run loop ended at.
  static func reached(_ sceneTime: Double) {
    time.store(sceneTime.bitPattern, ordering: .relaxed)
  }
}
