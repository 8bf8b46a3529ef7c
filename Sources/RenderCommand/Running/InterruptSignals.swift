/// Ctrl-C and `kill` while something is made: the first asks to stop in good order, and has the process leave after a
/// while where that takes long; the second leaves at once.
@MainActor
final class InterruptSignals {
  /// The status of the signal that came first, if one has come.
  var status: ExitStatus? { SignalWatch.status }

  /// Calls `stop` on the first signal, on a thread of its own.
  func listen(stop: @escaping @Sendable (ExitStatus) -> Void) {
    SignalWatch.listen(SignalWatch.Listener(stop: stop))
  }

  /// Has signals end the process at once again.
  func forget() { SignalWatch.listen(nil) }
}
