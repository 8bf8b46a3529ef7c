/// Build settings in an `.xcconfig`.
enum ConfigurationFile {
  /// The settings of the file and of those it includes.
  static func read(_ path: String, scan: ProjectScan) -> [String: String] {
    var visited: Set<String> = []
    return read(path, scan: scan, visited: &visited)
  }

  private static func read(
    _ path: String, scan: ProjectScan, visited: inout Set<String>
  ) -> [String: String] {
    guard visited.count < 100, visited.insert(path).inserted, let text = scan.text(of: path)
    else { return [:] }
    var result = BuildSettings()
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() {
      let line = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingSpaces
      if line.hasPrefix("#include") {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let name = Paths.join(Paths.folder(path), String(parts[1]))
        let included =
          isOptional
          ? scan.optional(name)
          : scan.existing(name, named: path, line: number + 1, what: "the configuration file")
        if let included {
          result.override(with: read(included, scan: scan, visited: &visited))
        }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let name = line[..<equals].trimmingSpaces
      let value = line[line.index(after: equals)...].trimmingSpaces
      if name.contains("[") { continue }
      result.override(with: [name: value])
    }
    return result.values
  }
}
