/// One thing that the author should know of: the rest goes on.
package struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// How much it matters.
  package enum Kind: String, Sendable {
    /// A choice among several, and what else there was.
    case note
    /// Something that is not understood here, and is done without.
    case leftOut
    /// Something that the project names and the disk does not have.
    case missing
    /// A file that cannot be read as what it should be.
    case broken
    /// A path that leads out of the project, and is not followed.
    case refused
  }

  /// How much it matters.
  package var kind: Kind
  /// The file it is about: an absolute path.
  package var file: String
  /// The line in it, 1 the first, where known.
  package var line: Int?
  /// What it is, and what was expected: one line without a full stop.
  package var text: String

  package init(_ kind: Kind, _ file: String, line: Int? = nil, _ text: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.text = text
  }

  /// `file:line: text`, as compilers write it.
  package var description: String {
    line.map { "\(file):\($0): \(text)" } ?? "\(file): \(text)"
  }
}

/// Why a project cannot be read at all.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// Whose fault it is.
  package enum Cause: Sendable {
    /// There is nothing at the path, or it cannot be opened.
    case noInput
    /// It is there and cannot be understood, or has nothing that could be shown.
    case badData
    /// The target that was asked for is not there.
    case noSuchTarget
  }

  /// Whose fault it is.
  package var cause: Cause
  /// The file, the line where known, and what was expected.
  package var finding: Finding

  package init(_ cause: Cause, _ finding: Finding) {
    self.cause = cause
    self.finding = finding
  }

  package var description: String { finding.description }
}
