import Export
package import Foundation

/// One reading of a project: the folder that nothing leaves, and what was found on the way.
final class ProjectScan {
  /// The folder that nothing leaves: absolute, without symbolic links.
  let root: String
  /// What evaluates a package's manifest where its text does not say enough.
  let runner: ProjectToolRunner?
  /// What was found, each once.
  private(set) var findings: [Finding] = []
  private var known: Set<Finding> = []
  /// Libraries that are there, and in another language.
  var foreignLibraries: Set<String> = []
  /// What the project would need and no text can name, each an absolute path.
  private(set) var unsayable: [String] = []
  private var listings: [String: [String]] = [:]
  /// What is no part of the project wherever it lies: files that the command writes.
  private let outputs: Set<FileLocation.Identity>

  /// - Parameter outputs: Paths that the command writes to.
  init(root: String, runner: ProjectToolRunner?, outputs: [String] = []) {
    self.root = root
    self.runner = runner
    self.outputs = Set(outputs.compactMap { FileLocation.identity(of: $0) })
  }

  /// Adds what is not there yet.
  func note(_ finding: Finding) {
    if known.insert(finding).inserted { findings.append(finding) }
  }

  /// How much was found by now.
  func mark() -> Int { findings.count }

  /// What was found since then.
  func findings(since mark: Int) -> [Finding] { Array(findings[mark...]) }

  /// Forgets what was found since then.
  func forget(since mark: Int) {
    known.subtract(findings[mark...])
    findings.removeSubrange(mark...)
  }

  /// What `body` gives; where that is nothing, what it found is forgotten too.
  func trying<Value>(_ body: () -> Value?) -> Value? {
    let before = mark()
    let value = body()
    if value == nil { forget(since: before) }
    return value
  }

  /// What `body` gives, with what it found forgotten.
  func quietly<Value>(_ body: () -> Value) -> Value {
    let before = mark()
    defer { forget(since: before) }
    return body()
  }

  /// The path without `.`, `..` and symbolic links, where it lies within the root and there is something; nil
  /// with a finding otherwise. Names that differ in case alone are found, as on the author's disk.
  ///
  /// - Parameters:
  ///   - file: the file that names the path, for the finding.
  ///   - what: what was expected there: `the source file`.
  func existing(_ path: String, named file: String, line: Int? = nil, what: String) -> String? {
    let plain = Paths.normal(path)
    guard let found = find(plain) else {
      let inside = Paths.isInside(plain, root)
      note(
        inside
          ? Finding(.missing, file, line: line, "\(what) \(shown(plain)) is not there")
          : Finding(.refused, file, line: line, "\(what) \(plain) lies outside the project"))
      return nil
    }
    guard Paths.isInside(found, root) else {
      note(Finding(.refused, file, line: line, "\(what) \(plain) lies outside the project"))
      return nil
    }
    return found
  }

  /// As `existing`, without a finding.
  func optional(_ path: String) -> String? {
    find(Paths.normal(path)).flatMap { Paths.isInside($0, root) ? $0 : nil }
  }

  /// The path within the root, as a message shows it.
  func shown(_ path: String) -> String {
    Paths.isInside(path, root) && path != root ? String(path.dropFirst(root.count + 1)) : path
  }

  /// What there is at the path, symbolic links followed.
  private func find(_ path: String) -> String? {
    let manager = FileManager.default
    if manager.fileExists(atPath: path) { return Paths.real(path) }
    // The author's disk takes names in any case, this one does not.
    guard Paths.isInside(path, root) else { return nil }
    var found = root
    for part in path.dropFirst(root.count).split(separator: "/") {
      let exact = found + "/" + part
      if manager.fileExists(atPath: exact) {
        found = exact
        continue
      }
      let wanted = part.lowercased()
      guard let name = names(in: found).first(where: { $0.lowercased() == wanted })
      else { return nil }
      found += "/" + name
    }
    return Paths.real(found)
  }

  /// The names in a folder in order, hidden ones and what the command writes left out; none where there is no folder.
  func names(in folder: String) -> [String] {
    if let known = listings[folder] { return known }
    let frames = frames(in: folder)
    let names = plainNames(in: folder).filter { name in
      !isOutput(folder + "/" + name) && !frames.contains { $0.number(ofFile: name) != nil }
    }
    listings[folder] = names
    return names
  }

  private func plainNames(in folder: String) -> [String] {
    let all = (try? FileLocation.names(inFolder: folder)) ?? []
    return all.filter { !$0.hasPrefix(".") && !PathBytes.isMarked($0) }.sorted()
  }

  /// Where runs have written frames into a folder, by its manifest.
  private func frames(in folder: String) -> [FrameDestination] {
    guard FileLocation.isFolder("\(folder)/\(ManifestFolder.name)") else { return [] }
    let names = (try? FrameManifest(ofFolder: folder).names) ?? []
    return names.compactMap { try? FrameDestination("\(folder)/\($0)") }
  }

  /// A file that the command writes now; or a folder of nothing but frames, by its manifest or the record of a golden.
  /// One that holds anything else is the author's, whoever writes to it.
  private func isOutput(_ path: String) -> Bool {
    guard FileLocation.isFolder(path) else {
      return FileLocation.identity(of: path).map(outputs.contains) ?? false
    }
    let names = plainNames(in: path)
    return (names.contains(Self.golden) || FileLocation.isFolder(path + "/" + ManifestFolder.name))
      && names.allSatisfy { $0.hasSuffix(".png") || $0 == Self.golden }
  }

  /// The file of a golden's folder that says what was recorded.
  private static let golden = "golden.txt"

  /// Keeps in mind those names in a folder that are no UTF-8 and would be read: neither the compiler nor
  /// Foundation can be told of them.
  /// - Parameter isRead: Whether a file of such a name would be read; folders are.
  func noteUnsayable(in folder: String, where isRead: (String) -> Bool) {
    let names = ((try? FileLocation.names(inFolder: folder)) ?? []).filter(PathBytes.isMarked)
      .sorted()
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if isRead(name) || FileLocation.isFolder(path) { unsayable.append(path) }
    }
  }

  /// The bytes of a file; nil with a finding where it cannot be read.
  func contents(of path: String) -> Data? {
    // No text that a project is described in comes near.
    let longest = 64 << 20
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      note(Finding(.broken, path, "cannot be read: not a file"))
      return nil
    }
    guard (attributes?[.size] as? NSNumber)?.intValue ?? 0 <= longest else {
      note(Finding(.broken, path, "is larger than 64 MB"))
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      note(Finding(.broken, path, "cannot be read"))
      return nil
    }
    return data
  }

  /// The text of a file, whatever bytes in it are no text; nil with a finding where it cannot be read.
  func text(of path: String) -> String? {
    contents(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The property list in a file; nil with a finding where it cannot be read.
  func propertyList(at path: String) -> PropertyList? {
    guard let data = contents(of: path) else { return nil }
    switch PropertyList.read(data) {
    case .success(let list): return list
    case .failure(let error):
      note(
        Finding(
          .broken, path, line: error.line, "expected a property list: \(error.text)"))
      return nil
    }
  }
}

/// Runs a tool in a folder and gives what it wrote to standard output; throws where it fails.
package typealias ProjectToolRunner = (_ command: [String], _ folder: String) throws -> Data
