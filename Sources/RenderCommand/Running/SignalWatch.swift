import Export
import Foundation
import Synchronization

/// The signals that end a command: SIGINT, SIGTERM, SIGQUIT, SIGXCPU, SIGUSR1, SIGUSR2 and, where it is not ignored,
/// SIGHUP. A thread of its own obeys them, whatever the others do.
enum SignalWatch {
  /// What a signal does while something runs that can stop in good order.
  struct Listener: Sendable {
    /// Asks it to stop; on the thread that obeys signals.
    var stop: @Sendable (ExitStatus) -> Void
    /// How long it has for that, before the process leaves without it.
    var patience: Duration = .milliseconds(1200)
    /// Whether it is told of every signal; otherwise the second ends the process.
    var hearsAll = false
  }

  private struct State {
    var listener: Listener?
    var first: (status: ExitStatus, time: ContinuousClock.Instant)?
    var cleaning: [Int: @Sendable () -> Void] = [:]
    var lastNumber = 0
  }

  private static let state = Mutex(State())

  /// The status of the signal that came first, if one has come.
  static var status: ExitStatus? { state.withLock { $0.first?.status } }

  /// Obeys signals from now on. Until then they do what they usually do. Once for a process; again it does nothing.
  static func begin() {
    do throws(SystemError) {
      try ProcessEnd.watchSignals { SignalWatch.obey() }
    } catch {
      ProcessEnd.leave(
        ExitStatus.noMemory.rawValue, saying: "render: signals cannot be heard: \(error.message)")
    }
  }

  /// Has signals ask `listener` to stop, instead of ending the process at once; nil: no more.
  static func listen(_ listener: Listener?) {
    begin()
    state.withLock { $0.listener = listener }
  }

  /// Has `clean` done when a signal ends the process early, until it is forgotten by the number that is returned.
  static func whenLeaving(_ clean: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.cleaning[state.lastNumber] = clean
      return state.lastNumber
    }
  }

  static func forget(_ number: Int) { state.withLock { $0.cleaning[number] = nil } }

  /// Ends the process at once: programs that it has started end, and nothing unfinished is left.
  /// - Parameter line: What is said; nil: what the status means.
  static func leave(_ status: ExitStatus, saying line: String? = nil) -> Never {
    ProcessEnd.removeUnfinished()
    for clean in state.withLock({ $0.cleaning.values }) { clean() }
    ProcessEnd.leave(
      status.rawValue, saying: line ?? "render: \(status.meaning): no unfinished file is left")
  }

  /// Signals that come together, as a terminal and a shell may both send one, are one.
  private static let together: Duration = .milliseconds(250)

  private static func obey() -> Never {
    var deadline: ContinuousClock.Instant?
    while true {
      let rest = deadline.map {
        Int((ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up))
      }
      guard let number = ProcessEnd.nextSignal(within: rest) else {
        leave(status ?? .terminated)
      }
      let now = ContinuousClock.now
      let status = ExitStatus(rawValue: 128 + number) ?? .terminated
      let (listener, first) = state.withLock { state in
        defer { if state.first == nil { state.first = (status, now) } }
        return (state.listener, state.first)
      }
      guard let listener else { leave(first?.status ?? status) }
      if let first, !listener.hearsAll {
        if first.time.duration(to: now) > together { leave(first.status) }
        continue
      }
      if deadline == nil { deadline = now + listener.patience }
      listener.stop(status)
    }
  }
}
