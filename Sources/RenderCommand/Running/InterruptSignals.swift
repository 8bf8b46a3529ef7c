import Dispatch
import Foundation
import Synchronization

/// Ctrl-C and `kill` while frames are being written: the first asks to stop in good order, the
/// second leaves at once.
final class InterruptSignals: Sendable {
  private let arrived = Mutex<ExitStatus?>(nil)
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  /// Which signal came first, if one has come.
  var status: ExitStatus? {
    arrived.withLock { $0 }
  }

  /// Calls `stop` on the first SIGINT or SIGTERM, on a thread of its own.
  func listen(stop: @escaping @Sendable () -> Void) {
    sources.withLock { sources in
      for (number, status) in [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated)] {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [self] in
          let isFirst = arrived.withLock { arrived in
            defer { arrived = arrived ?? status }
            return arrived == nil
          }
          if isFirst { stop() } else { _exit(status.rawValue) }
        }
        source.resume()
        sources.append(source)
      }
    }
  }

  /// Gives the signals their usual meaning back.
  func ignore() {
    sources.withLock { sources in
      for source in sources { source.cancel() }
      sources = []
    }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
