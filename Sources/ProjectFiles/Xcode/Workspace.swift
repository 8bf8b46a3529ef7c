import Foundation

/// What an `.xcworkspace` holds.
struct Workspace {
  /// `contents.xcworkspacedata`.
  let file: String
  /// The `.xcodeproj` folders in it that are there, in order.
  private(set) var projects: [String] = []
  /// The folders of packages in it.
  private(set) var packages: [String] = []

  init(_ path: String, scan: ProjectScan) throws(ProjectError) {
    file = path + "/contents.xcworkspacedata"
    guard scan.optional(file) != nil, let data = scan.contents(of: file) else {
      throw ProjectError(.noInput, Finding(.missing, file, "there is no such file"))
    }
    let reader = WorkspaceReader(folder: Paths.folder(path))
    if let line = reader.read(data) {
      throw ProjectError(
        .badData, Finding(.broken, file, line: line, "expected the XML of a workspace"))
    }
    for (path, line) in reader.files {
      guard ["xcodeproj", ""].contains(Paths.ending(path)) || Paths.isFolder(path) else {
        continue
      }
      // Of pods that were never fetched, the libraries are found where they are imported.
      if Paths.name(path) == "Pods.xcodeproj", scan.optional(path) == nil { continue }
      guard let found = scan.existing(path, named: file, line: line, what: "the project")
      else { continue }
      if Paths.ending(found) == "xcodeproj" {
        projects.append(found)
      } else if FileManager.default.fileExists(atPath: found + "/Package.swift") {
        packages.append(found)
      }
    }
  }
}

/// Collects the files that a workspace names, with their lines.
private final class WorkspaceReader: ElementReader {
  let folder: String
  var files: [(path: String, line: Int)] = []
  private var groups: [String] = []

  init(folder: String) { self.folder = folder }

  override func opened(_ element: String, _ attributes: [String: String], line: Int) {
    let path = path(of: attributes["location"] ?? "")
    if element == "Group" { groups.append(path) }
    if element == "FileRef" { files.append((path, line)) }
  }

  override func closed(_ element: String) {
    if element == "Group" { _ = groups.popLast() }
  }

  /// `group:path`, `container:path`, `self:`, `absolute:path`.
  private func path(of location: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : location
    switch parts.first {
    case "group": return Paths.join(groups.last ?? folder, path)
    case "absolute": return Paths.normal("/" + path)
    // The workspace within a project names the project itself.
    case "self": return Paths.ending(folder) == "xcodeproj" ? folder : Paths.join(folder, path)
    default: return Paths.join(folder, path)
    }
  }
}
