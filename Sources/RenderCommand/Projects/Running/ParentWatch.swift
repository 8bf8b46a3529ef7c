import Foundation

/// Ends a project's program when the command that started it is gone, as by a signal that nobody can obey.
enum ParentWatch {
  /// Between two looks, seconds.
  private static let interval = 0.25

  /// Watches from now on, on a thread of its own. Once for a process.
  static func begin() {
    let parent = getppid()
    guard parent > 1 else { return }
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: interval) }
      SignalWatch.leave(.terminated, saying: "")
    }
  }
}
