import Export
import Foundation
import Stage

/// Ends a program whose code does not come back: that stays in one turn of the run loop, or goes from turn to turn
/// without virtual time going on, for too long.
enum ProgramWatch {
  /// Between two looks, seconds.
  private static let interval = 0.25
  /// So many times as long, by the clock on the wall, may one that waits for something stay.
  private static let waiting = 5.0

  /// Watches from now on, on a thread of its own.
  /// - Parameter patience: CPU seconds of this process.
  static func begin(patience: Double) {
    Thread.detachNewThread {
      var before = SceneActivity.now
      var cpu = Self.cpuSeconds
      var wall = Self.wallSeconds
      while true {
        Thread.sleep(forTimeInterval: min(interval, patience / 4))
        let now = SceneActivity.now
        guard now == before, now.isBusy else {
          (before, cpu, wall) = (now, Self.cpuSeconds, Self.wallSeconds)
          continue
        }
        let worked = Self.cpuSeconds - cpu
        guard worked >= patience || Self.wallSeconds - wall >= patience * waiting else { continue }
        let time = Quantity.plain((now.sceneTime * 1000).rounded() / 1000)
        ProcessEnd.leave(
          ExitStatus.software.rawValue,
          saying:
            "render: the project's code does not come back: after \(Quantity.short(worked)) s of "
            + "work it is still at \(time) s of its own time: look for a loop that does not end, or for a "
            + "wait")
      }
    }
  }

  /// Of this process, all threads together.
  private static var cpuSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private static var wallSeconds: Double { ProcessInfo.processInfo.systemUptime }
}
