import Foundation

/// An empty folder for one test, removed when the test lets go of it.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/ExportTests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Every name in a folder of this one, hidden ones too, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self(name)).map { Array($0) }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }
}
