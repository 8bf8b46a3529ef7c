/// What a podspec says of a library's files, as far as it is written out.
struct Podspec {
  /// The folder that its patterns are seen from.
  let folder: String
  /// The name by which the library is imported.
  let module: String
  /// Patterns of sources, of the whole and of its subspecs.
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  /// Patterns of what goes into bundles of their own, by the bundle's name.
  private(set) var bundles: [(name: String, patterns: [String])] = []
  private(set) var excluded: [String] = []

  static func read(_ path: String, scan: ProjectScan) -> Podspec? {
    guard let path = scan.optional(path), let text = scan.text(of: path) else { return nil }
    return Podspec(text: text, path: path)
  }

  init(text: String, path: String) {
    folder = Paths.folder(path)
    var name = Paths.stem(path)
    var module: String?
    for statement in Self.statements(in: text) {
      let values = Self.strings(in: statement.value)
      switch statement.key {
      case "name": name = statement.depth == 0 ? values.first ?? name : name
      case "module_name": module = values.first
      case "source_files": sources += values
      case "resources", "resource": resources += values
      case "exclude_files": excluded += values
      case "resource_bundles", "resource_bundle":
        // { 'Name' => ['a', 'b'] }
        let parts = statement.value.split(separator: "=>", omittingEmptySubsequences: false)
        for index in parts.indices.dropLast() {
          guard let bundle = Self.strings(in: String(parts[index])).last else { continue }
          var patterns = Self.strings(in: String(parts[index + 1]))
          if index + 2 < parts.count { patterns = patterns.dropLast() }
          bundles.append((bundle, patterns))
        }
      default: break
      }
    }
    self.module = Paths.moduleName(module ?? name)
  }

  private struct Statement {
    var key: String
    var value: String
    /// How many subspecs it lies in.
    var depth: Int
  }

  /// `s.key = value`, where a value in brackets, or after a comma, goes on over lines.
  private static func statements(in text: String) -> [Statement] {
    var result: [Statement] = []
    var depth = 0
    var open: Statement?
    func isWhole(_ value: String) -> Bool {
      let brackets = value.count { "[{(".contains($0) } - value.count { "]})".contains($0) }
      return brackets <= 0 && !value.hasSuffix(",") && !value.hasSuffix("=")
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingSpaces
      if line.isEmpty || line.hasPrefix("#") { continue }
      if var statement = open {
        statement.value += " " + line
        open = nil
        if isWhole(statement.value) || statement.value.utf8.count > 20_000 {
          result.append(statement)
        } else {
          open = statement
        }
        continue
      }
      if line.contains(".subspec ") || line.contains("test_spec") {
        depth += 1
        continue
      }
      if line == "end" {
        depth = max(0, depth - 1)
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let left = line[..<equals].trimmingSpaces
      let words = left.split(separator: ".")
      guard words.count >= 2, let key = words.last else { continue }
      // What is said for another system does not count.
      if words.dropFirst().contains(where: { ["osx", "macos", "watchos", "tvos"].contains($0) }) {
        continue
      }
      let statement = Statement(
        key: key.trimmingSpaces, value: line[line.index(after: equals)...].trimmingSpaces,
        depth: depth)
      if isWhole(statement.value) {
        result.append(statement)
      } else {
        open = statement
      }
    }
    return result
  }

  /// The texts in quotes.
  private static func strings(in text: String) -> [String] {
    var result: [String] = []
    var current: String?
    var quote: Character = "'"
    for character in text {
      if let text = current {
        if character == quote {
          result.append(text)
          current = nil
        } else {
          current = text + String(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        current = ""
      } else if character == "#" {
        break
      }
    }
    return result
  }

  /// The library as a module, without its dependencies.
  func libraryModule(scan: ProjectScan) -> ProjectModule {
    let matching = matching(scan: scan)
    var files = ModuleFiles()
    for path in matching(sources) where [.swift, .foreign].contains(FileKind(path)) {
      files.add(path, scan: scan)
    }
    for path in matching(resources) { files.add(path, scan: scan) }
    var module = ProjectModule(name: self.module, product: .library, folder: folder)
    module.resources = bundleResources(scan: scan)
    files.fill(&module, scan: scan)
    return module
  }

  /// What goes into bundles of their own.
  func bundleResources(scan: ProjectScan) -> [ProjectResource] {
    guard !bundles.isEmpty else { return [] }
    let matching = matching(scan: scan)
    return bundles.flatMap { bundle in
      var inner = ModuleFiles()
      for path in matching(bundle.patterns) { inner.add(path, scan: scan) }
      return inner.resources.map { resource in
        var resource = resource
        resource.bundlePath = "\(bundle.name).bundle/\(resource.bundlePath)"
        return resource
      }
    }
  }

  /// Finds the files of patterns.
  private func matching(scan: ProjectScan) -> ([String]) -> [String] {
    var walk = FolderWalk(scan: scan)
    walk.skipped.remove("vendor")
    let all = walk.files(in: folder).map { ($0, String($0.dropFirst(folder.count + 1))) }
    let left = excluded.map(PathPattern.init)
    return { patterns in
      let patterns = patterns.map(PathPattern.init)
      return all.filter { _, name in
        patterns.contains { $0.matches(name) } && !left.contains { $0.matches(name) }
      }.map(\.0)
    }
  }
}
