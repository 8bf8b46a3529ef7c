import Export

/// An error for people: one line that says what is wrong, where, and what to try.
package struct Diagnostic: Error, Equatable, Sendable {
  package var status: ExitStatus
  /// What is wrong and where, without a full stop: `--fps "0" is not a frame rate`.
  package var problem: String
  /// What to do about it: `try 60, 29.97 or 30000/1001`. Nil where nothing useful can be said.
  package var remedy: String?

  package init(_ status: ExitStatus, _ problem: String, remedy: String? = nil) {
    self.status = status
    self.problem = problem
    self.remedy = remedy
  }

  /// The line written on standard error.
  package var line: String {
    let joint = problem.hasSuffix("?") ? " " : ": "
    let text = remedy.map { problem.shortened() + joint + $0.shortened() } ?? problem.shortened()
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "render: " + ComparisonLines.printable(line)
  }
}

extension Diagnostic {
  /// What an export says by itself: nothing when whoever read standard output has had enough.
  /// - Parameter option: With which the output was chosen.
  init(_ error: ExportError, naming option: String = "-o") {
    self.init(
      ExitStatus(rawValue: error.exitCode) ?? .software, error.message(naming: option))
  }

  /// A value on the command line that cannot be meant.
  package static func value(
    _ text: String, of option: String, isNot expectation: String, remedy: String
  ) -> Diagnostic {
    Diagnostic(.usage, "\(option) \"\(text)\" is not \(expectation)", remedy: remedy)
  }
}
