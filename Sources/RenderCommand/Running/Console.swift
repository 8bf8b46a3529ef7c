import Foundation

/// The two streams of text: data goes to standard output, everything else to standard error.
enum Console {
  /// Writes data for another program.
  /// - Throws: `Diagnostic`; quietly when the reader has gone.
  static func write(_ text: String) throws(Diagnostic) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      if (error as NSError).posixCode == EPIPE { throw .readerGone }
      throw Diagnostic(
        .inputOutput, "standard output cannot be written", remedy: error.localizedDescription)
    }
  }

  /// Writes for people. There is nobody to tell when that fails.
  static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether standard error is a terminal that can rewrite a line.
  static var canRewriteLines: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}

extension NSError {
  /// The `errno` this error stands for, its own or that of the error below it.
  fileprivate var posixCode: Int32? {
    if domain == NSPOSIXErrorDomain { return Int32(exactly: code) }
    return (userInfo[NSUnderlyingErrorKey] as? NSError)?.posixCode
  }
}
