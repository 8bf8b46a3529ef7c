import Foundation
import ProjectFiles

/// Other projects nearby in the same repository that may show what this one cannot: the examples of a library.
struct NeighbouringProjects {
  /// Absolute paths, those called as examples first.
  let paths: [String]

  private static let deepest = 3
  /// More folders are not looked into.
  private static let most = 2000
  private static let skipped: Set<String> = [
    "Pods", "_Pods.xcodeproj", "Pods.xcodeproj", "Carthage", "DerivedData", "node_modules",
  ]
  private static let examples = ["example", "demo", "sample", "app"]

  init(_ project: Project) {
    // A file or folder of sources belongs to nothing.
    guard [.xcodeProject, .workspace, .package].contains(project.kind) else {
      paths = []
      return
    }
    let own = URL(fileURLWithPath: project.path).standardizedFileURL.path
    var found: [String] = []
    // Not a whole collection: what lies with the project, or one folder up.
    let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
    let around = folder.deletingLastPathComponent().path
    let isInside = around == project.root || around.hasPrefix(project.root + "/")
    let start = isInside ? around : folder.path
    var waiting = [(start, 0)]
    var seen = 0
    while !waiting.isEmpty, seen < Self.most {
      let (folder, depth) = waiting.removeFirst()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".xcodeproj") || name.hasSuffix(".playground") {
          if path != own { found.append(path) }
        } else if depth < Self.deepest, !name.contains("."), Self.isFolder(path) {
          seen += 1
          waiting.append((path, depth + 1))
        }
      }
    }
    let isExample: (String) -> Bool = { path in
      let relative = path.dropFirst(start.count).lowercased()
      return Self.examples.contains { relative.contains($0) }
    }
    paths = found.filter(isExample) + found.filter { !isExample($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The first few as typed.
  func shown(_ typed: TypedPaths) -> [String] { paths.prefix(3).map(typed.shown) }
}

/// What is said of a project that has nothing to show.
struct NothingShown {
  let project: Project
  let report: AdaptReport
  let paths: TypedPaths

  var diagnostic: Diagnostic {
    let files = report.modules.filter { $0.name == project.shown || project.shown == nil }
      .flatMap(\.files)
    let isSwiftUI = files.count { $0.imports.contains("SwiftUI") } * 2 > files.count
    let isLibrary = project.shownModule?.product != .application
    let hasLayers =
      isLibrary && report.modules.flatMap(\.classes).contains { $0.kind == "layer" }
    if isSwiftUI, !hasLayers {
      return Diagnostic(
        .badData, "\"\(paths.typed)\" is written in SwiftUI, which is not here",
        remedy: "render shows UIKit and Core Animation")
    }
    let neighbours = NeighbouringProjects(project).shown(paths)
    let others =
      neighbours.isEmpty ? nil : "beside it lies \(neighbours.joined(separator: ", "))"
    return Diagnostic(
      .badData, "\"\(paths.typed)\" has nothing that could be shown",
      remedy: others
        ?? "that is an app, a view controller, a view with init(frame:), a playground page, "
        + "a preview")
  }
}
