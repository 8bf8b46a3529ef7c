import Export
import Foundation
import Synchronization

/// The two streams of text: data goes to standard output, everything else to standard error.
enum Console {
  /// Writes data for another program.
  /// - Throws: `Diagnostic`; quietly when the reader has gone.
  static func write(_ text: String) throws(Diagnostic) {
    do {
      // Data is text: what is none in a name has no other form there.
      try StreamSink.write(Array(PathBytes.shown(text) { _ in "\u{FFFD}" }.utf8))
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Writes for people. There is nobody to tell when that fails.
  static func say(_ text: String) {
    let text = PathBytes.shown(text, as: PathBytes.escaped)
    try? StreamSink.write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }

  /// Keeps the descriptors of the three standard streams that were closed, so that no file that is opened
  /// later gets one, and is written to by mistake. Writing to them fails as before.
  static func holdClosedStreams() {
    StreamSink.holdClosedStreams()
  }

  /// Writes what another program says to people, as it is.
  static func pass(_ bytes: [UInt8]) {
    try? StreamSink.write(bytes, to: STDERR_FILENO, name: "standard error")
  }

  /// Whether standard error leads to a terminal through another process; nil where it does not lead through one.
  private static let leadsToTerminal = Mutex<Bool?>(nil)

  /// Says that standard error leads through another process, and whether to a terminal.
  static func takesTerminal(_ isTerminal: Bool) { leadsToTerminal.withLock { $0 = isTerminal } }

  /// Whether standard error is a terminal that can rewrite a line.
  static var canRewriteLines: Bool {
    if let leads = leadsToTerminal.withLock({ $0 }) { return leads }
    return isatty(STDERR_FILENO) == 1
      && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }
}
