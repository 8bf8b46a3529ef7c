import Foundation
import Stage
import Synchronization

/// Ends the process in one line when it holds more memory than it may, before the system would take it away, or
/// ends some other program instead.
enum MemoryWatch {
  /// Between two looks, seconds.
  private static let interval = 0.05

  private struct State {
    var most = MemorySize.most
    /// As it was typed; nil: three quarters of what there is.
    var typed: String?
    var work = "the command"
    var isWatching = false
  }

  private static let state = Mutex(State())

  /// Watches from now on, on a thread of its own. Once for a process; again it does nothing.
  static func begin() {
    let isFirst = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching
    }
    guard isFirst else { return }
    Thread.detachNewThread {
      while true {
        look()
        Thread.sleep(forTimeInterval: interval)
      }
    }
  }

  /// Takes `typed` as the most that there may be; nil: three quarters of what there is.
  static func limit(to typed: String?) throws(Diagnostic) {
    let most = try typed.map { text throws(Diagnostic) in try MemorySize.typed(text) }
    let isWatching = state.withLock { state in
      (state.most, state.typed) = (most ?? MemorySize.most, typed)
      return state.isWatching
    }
    // What is too little for the command alone is so at once.
    if isWatching { look() }
  }

  /// Says what is being done from now on: "scene fuber".
  static func work(on name: String) { state.withLock { $0.work = name } }

  private static func look() {
    let state = Self.state.withLock { $0 }
    guard let held = MemorySize.held, held > state.most else { return }
    let activity = SceneActivity.now
    let time = Quantity.plain((activity.sceneTime * 1000).rounded() / 1000)
    let doing = activity.isBusy ? "while the scene's code runs" : "while frames are drawn"
    let limit =
      state.typed.map { "--memory \($0)" }
      ?? "three quarters of what there is (--memory changes it)"
    SignalWatch.leave(
      .noMemory,
      saying: "render: it holds \(Quantity.bytes(held)) of memory, more than \(limit): "
        + "\(state.work) at \(time) s, \(doing); try fewer --jobs, a smaller --scale, or less in "
        + "the scene")
  }
}
