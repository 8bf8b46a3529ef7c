import Export

/// Where reports may go: to files and folders, and not over what is compared.
struct ReportPaths {
  /// The option and the path it was given.
  private let reports: [(option: String, path: String)]

  init(_ options: KeyValuePairs<String, String?>) throws(Diagnostic) {
    reports = options.compactMap { option in option.value.map { (option.key, $0) } }
    for (option, path) in reports where path.isEmpty || path == "-" {
      throw .value(
        path, of: option, isNot: "a path",
        remedy: path.isEmpty
          ? "name a place to write to" : "standard output has the findings; name a file or folder")
    }
  }

  /// Refuses reports that are, or lie within, one of `paths`.
  /// - Parameters:
  ///   - what: What is there, as in “which is compared”.
  ///   - isHarmless: Whether a report may go there although it lies within.
  func keepOut(
    of paths: [String], _ what: String,
    unless isHarmless: (_ option: String, _ path: String) -> Bool = { _, _ in false }
  ) throws(Diagnostic) {
    for (option, report) in reports {
      for path in paths where Self.isPath(report, within: path) {
        let isSame = Self.isPath(path, within: report)
        if !isSame, isHarmless(option, report) { continue }
        throw Diagnostic(
          .usage,
          "\(option) \"\(report)\" \(isSame ? "is" : "lies within") \"\(path)\", \(what)",
          remedy: "choose a place beside it")
      }
    }
  }

  private static func isPath(_ path: String, within folder: String) -> Bool {
    guard let file = FileLocation.identity(of: path), let whole = FileLocation.identity(of: folder)
    else {
      return false
    }
    return file == whole || FileLocation.folders(above: path).contains(whole)
  }
}
