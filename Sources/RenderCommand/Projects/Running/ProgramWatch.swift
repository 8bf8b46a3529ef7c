import Export
import Foundation
import Stage

/// Ends a program whose code does not come back: that stays in one turn of the run loop, or goes from turn to turn
/// without virtual time going on, for too long.
enum ProgramWatch {
  /// Between two looks, seconds.
  private static let interval = 0.25
  /// So many times as long, by the clock on the wall, may one stay that waits for something and works little.
  private static let waiting = 5.0
  /// What works less than this share of the time waits for what does not come.
  private static let leastWork = 0.002

  /// Watches from now on, on a thread of its own.
  /// - Parameter patience: CPU seconds of this process.
  static func begin(patience: Double) {
    Thread.detachNewThread {
      var before = SceneActivity.now
      var cpu = Self.cpuSeconds
      var (wall, waited) = (Self.wallSeconds, 0.0)
      while true {
        let pause = min(interval, patience / 4)
        Thread.sleep(forTimeInterval: pause)
        let now = SceneActivity.now
        let passed = Self.wallSeconds - wall
        wall += passed
        guard now == before, now.isBusy else {
          (before, cpu, waited) = (now, Self.cpuSeconds, 0)
          continue
        }
        // While all of the program stands still, as in a shell's background, nobody waits.
        waited += min(passed, 4 * pause)
        let worked = Self.cpuSeconds - cpu
        let isIdle = waited >= patience && worked < waited * leastWork
        guard worked >= patience || waited >= patience * waiting || isIdle else { continue }
        let time = Quantity.plain((now.sceneTime * 1000).rounded() / 1000)
        ProcessEnd.leave(
          ExitStatus.software.rawValue,
          saying:
            "render: the project's code does not come back: after \(Quantity.short(worked)) s of "
            + "work in \(Quantity.short(waited)) s it is still at \(time) s of its own time: look for a loop that does not end, or for a "
            + "wait")
      }
    }
  }

  /// Of this process, all threads together.
  private static var cpuSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private static var wallSeconds: Double { ProcessInfo.processInfo.systemUptime }
}
