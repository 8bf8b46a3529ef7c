import Foundation

/// What a new package depends on.
enum ZoetropeSource: Equatable {
  /// A folder with the sources, by its absolute path.
  case folder(String)
  /// The address of a repository.
  case address(String)

  /// Reads `--zoetrope`; without it, looks for the sources of this very command: a folder above it
  /// (a checkout it was built in), `share/zoetrope` beside one above it (where it was installed),
  /// and where it was compiled.
  init(_ text: String?) throws(Diagnostic) {
    guard let text else {
      guard let folder = Self.candidates.first(where: Self.hasSources) else {
        throw Diagnostic(
          .noInput, "the sources this command was built from are not found",
          remedy: "name their folder or address with --zoetrope")
      }
      self = .folder(folder)
      return
    }
    if text.contains("://") || text.hasPrefix("git@") {
      guard Self.isAddress(text) else {
        throw .value(
          text, of: "--zoetrope", isNot: "the address of a repository",
          remedy: "try https://HOST/PATH.git or git@HOST:PATH.git")
      }
      self = .address(text)
      return
    }
    let folder = URL(fileURLWithPath: text).standardizedFileURL.path
    guard !text.isEmpty, Self.hasSources(folder) else {
      throw Diagnostic(
        .noInput, "--zoetrope \"\(text)\" has no Package.swift of Zoetrope",
        remedy: "name the folder of its sources, or the address of a repository")
    }
    self = .folder(folder)
  }

  private static let schemes: Set<String> = ["https", "http", "ssh", "git", "file"]

  /// Whether a text is an address that git takes: a scheme, a host and a path, or a user, a host and a path.
  private static func isAddress(_ text: String) -> Bool {
    // Nothing that a shell, a manifest or git would take for something else.
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"'\\`<>".utf8.contains($0) })
    else {
      return false
    }
    let host: Substring
    let path: Substring
    if let mark = text.range(of: "://") {
      let scheme = text[..<mark.lowerBound].lowercased()
      let rest = text[mark.upperBound...]
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      (host, path) = (rest[..<slash], rest[slash...])
      guard schemes.contains(scheme), !host.isEmpty || scheme == "file" else { return false }
    } else {
      guard let colon = text.firstIndex(of: ":") else { return false }
      (host, path) = (text[..<colon].dropFirst("git@".count), text[text.index(after: colon)...])
      if host.isEmpty { return false }
    }
    return !host.hasPrefix("-") && path.split(separator: "/").last.map { $0 != ".git" } ?? false
  }

  /// Folders that may hold the sources of this very command, the nearest first.
  static var candidates: [String] { nearExecutable + [compiled] }

  /// The folders above the running command, and what may have been installed beside them.
  private static var nearExecutable: [String] {
    CommandFolders.all.flatMap { [$0, $0 + "/share/zoetrope"] }
  }

  /// Where the sources lay when the command was compiled.
  static var compiled: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }

  /// Whether the folder holds our sources.
  static func hasSources(_ folder: String) -> Bool {
    let url = URL(fileURLWithPath: folder)
    guard
      let manifest = try? String(
        contentsOf: url.appendingPathComponent("Package.swift"), encoding: .utf8)
    else { return false }
    return manifest.contains("name: \"Zoetrope\"")
      && FileManager.default.fileExists(
        atPath: url.appendingPathComponent("Sources/RenderCommand").path)
  }

  /// The name by which products of it are asked for.
  var packageName: String {
    guard case .address(let address) = self else { return "Zoetrope" }
    let last = address.split(separator: "/").last.map(String.init) ?? "Zoetrope"
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// For people.
  var location: String {
    switch self {
    case .folder(let location), .address(let location): location
    }
  }
}
