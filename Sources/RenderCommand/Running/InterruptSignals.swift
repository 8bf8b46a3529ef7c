import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and `kill` while frames are being written: the first asks to stop in good order, the
/// second leaves at once.
@MainActor
final class InterruptSignals {
  private let arrived = FirstArrival()
  private var sources: [any DispatchSourceSignal] = []

  /// The status of the signal that came first, if one has come.
  var status: ExitStatus? { arrived.status }

  /// Calls `stop` on the first SIGINT or SIGTERM, on a thread of its own.
  func listen(stop: @escaping @Sendable (ExitStatus) -> Void) {
    for (number, status) in [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated)] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable [arrived] in
        if arrived.isFirst(status) { stop(status) } else { _exit(status.rawValue) }
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Gives the signals their usual meaning back.
  func forget() {
    for source in sources { source.cancel() }
    sources = []
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}

/// Which signal came first.
private final class FirstArrival: Sendable {
  private let first = Mutex<ExitStatus?>(nil)

  var status: ExitStatus? { first.withLock { $0 } }

  /// Notes a signal; true for the first one.
  func isFirst(_ status: ExitStatus) -> Bool {
    first.withLock { first in
      if first != nil { return false }
      first = status
      return true
    }
  }
}
