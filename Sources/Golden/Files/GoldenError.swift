/// Why the record of a golden cannot be used.
package enum GoldenError: Error, Hashable, Sendable {
  /// There is none.
  case missing
  /// The file cannot be read by this user.
  case locked
  /// The file is no record.
  case foreign
  /// Its lines end as on Windows, which nobody writes here.
  case windowsLines
  /// The file was written by a later version of its format.
  case newer(version: String)
  /// The file ends too early.
  case truncated
  /// The file was edited or damaged: what its last line says of it is not so.
  case altered
  /// A line makes no sense.
  case unreadable(line: Int, text: String)

  /// In words that follow the file's name.
  package var message: String {
    switch self {
    case .missing: "does not exist"
    case .locked: "cannot be read"
    case .foreign: "is not the record of a golden"
    case .windowsLines: "has the line ends of Windows"
    case .newer(let version):
      "has format \(version), and this program knows \(GoldenRecord.version) at most"
    case .truncated: "is cut off: its last line is missing"
    case .altered: "was edited or damaged: its last line does not fit it"
    case .unreadable(let line, let text): "line \(line) cannot be read: \(text)"
    }
  }
}
