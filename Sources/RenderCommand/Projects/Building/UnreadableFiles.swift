import Export
import Foundation
import ProjectFiles

/// Files of a project that would be waited for: pipes and devices, which may never end, and files of gigabytes.
struct UnreadableFiles {
  let paths: TypedPaths

  /// No picture, sound or font comes near.
  private static let mostBytes = 1 << 30

  /// Refuses a project that holds one.
  func refuse(_ project: Project) throws(Diagnostic) {
    for module in project.modules {
      for path in module.sources + module.resources.map(\.source) {
        let names =
          FileLocation.isFolder(path)
          ? FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [] : []
        for file in [path] + names.sorted().map({ "\(path)/\($0)" }) { try refuse(fileAt: file) }
      }
    }
  }

  private func refuse(fileAt path: String) throws(Diagnostic) {
    guard FileLocation.isThere(path), !FileLocation.isFolder(path) else { return }
    guard let size = FileLocation.size(ofFile: path) else {
      throw Diagnostic(
        .badData, "\(paths.shown(path)): is no file but a pipe or a device",
        remedy: "put a file in its place, or take it out of the project")
    }
    guard size > Self.mostBytes else { return }
    throw Diagnostic(
      .badData, "\(paths.shown(path)): is larger than \(Quantity.bytes(Self.mostBytes))",
      remedy: "take it out of the project")
  }
}
