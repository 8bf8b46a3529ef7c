import Foundation

/// A folder that goes away with the last reference to it.
final class TemporaryFolder {
  let url: URL
  private let streams: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-\(UUID().uuidString)")
    url = base.appendingPathComponent("work")
    streams = base.appendingPathComponent("streams")
    for folder in [url, streams] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  /// An empty file outside `url` to catch what a command prints.
  func streamFile() throws -> URL {
    let file = streams.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    return file
  }

  /// Names in `folder` (below this one), hidden ones included but for the manifest of its frames, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path)
      .filter { $0 != ".zoetrope" }.sorted()
  }

  func contents(of name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }
}
