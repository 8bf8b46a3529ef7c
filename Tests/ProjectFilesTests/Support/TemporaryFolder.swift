import Foundation

/// A folder with files of a test, gone with it; its own root, as a repository is.
final class TemporaryFolder {
  let path: String

  /// - Parameter files: texts by their paths.
  init(_ files: [String: String] = [:]) throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: place.appendingPathComponent(".git"), withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ data: Data) throws {
    let place = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// The paths without the folder.
  func names(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
  }
}
