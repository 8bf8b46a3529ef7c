import Export

/// A file beside the frames that was asked for: a report, a strip. It is whole or not there.
struct ReportFile {
  private let path: FilePath
  private let option: String

  /// - Parameter option: Which option named the path, for messages.
  init(_ path: String, option: String) {
    self.path = FilePath(path)
    self.option = option
  }

  /// Writes the file, and makes its folder where that is missing.
  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    guard path.namesFile else {
      throw .value(path.folder + "/", of: option, isNot: "a file", remedy: "name a file in it")
    }
    do {
      let folder = try OutputFolder(path: path.folder)
      try folder.refuseFrame(path.name)
      try folder.write(bytes, named: path.name)
    } catch {
      var diagnostic = Diagnostic(error)
      diagnostic.problem = option + " " + diagnostic.problem.split(separator: ";")[0]
      diagnostic.remedy = "name another place"
      throw diagnostic
    }
  }
}
