import Export
import Foundation

/// The two streams of text: data goes to standard output, everything else to standard error.
enum Console {
  /// Writes data for another program.
  /// - Throws: `Diagnostic`; quietly when the reader has gone.
  static func write(_ text: String) throws(Diagnostic) {
    do {
      try StreamSink.write(Array(text.utf8))
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Writes for people. There is nobody to tell when that fails.
  static func say(_ text: String) {
    try? StreamSink.write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }

  /// Keeps the places of the three standard streams that were closed, so that no file that is opened
  /// later gets the number of one, and is written to by mistake. Writing to them fails as before.
  static func holdClosedStreams() {
    StreamSink.holdClosedStreams()
  }

  /// Whether standard error is a terminal that can rewrite a line.
  static var canRewriteLines: Bool {
    isatty(STDERR_FILENO) == 1
      && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }
}
