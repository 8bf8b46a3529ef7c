import Export

/// A file beside the frames that was asked for: a report, a strip. It is whole or not there.
struct ReportFile {
  private let folder: String
  private let name: String
  private let option: String

  /// - Parameter option: Which option named the path, for messages.
  init(_ path: String, option: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    self.option = option
  }

  /// Writes the file, and makes its folder where that is missing.
  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    guard !name.isEmpty, name != ".", name != ".." else {
      throw .value(folder + "/", of: option, isNot: "a file", remedy: "name a file in it")
    }
    do {
      try OutputFolder(path: folder).write(bytes, named: name)
    } catch {
      var diagnostic = Diagnostic(error)
      diagnostic.problem = option + " " + diagnostic.problem.split(separator: ";")[0]
      diagnostic.remedy = "name another place"
      throw diagnostic
    }
  }
}
