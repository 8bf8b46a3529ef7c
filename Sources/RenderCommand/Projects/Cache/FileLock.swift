import Foundation

/// A file that processes wait for each other at. The system lets go of it when its holder ends, however that
/// happens.
struct FileLock {
  /// How it is held.
  enum Kind {
    /// By one alone, waiting until it can.
    case exclusive
    /// By any number.
    case shared
  }

  private let file: FileHandle

  /// Waits until the lock can be held. The file is made where it is missing.
  init(at path: String, _ kind: Kind) throws(Diagnostic) {
    file = try Self.opened(path)
    while flock(file.fileDescriptor, kind == .exclusive ? LOCK_EX : LOCK_SH) != 0 {
      guard errno == EINTR else { return }
    }
  }

  /// Holds the lock alone; nil where somebody holds it.
  init?(ifFreeAt path: String) {
    guard let file = try? Self.opened(path) else { return nil }
    guard flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    self.file = file
  }

  private static func opened(_ path: String) throws(Diagnostic) -> FileHandle {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    do {
      return try FileHandle(forUpdating: url)
    } catch {
      throw Diagnostic(
        .cannotCreate, "\"\(path)\" cannot be written",
        remedy: "choose another folder for builds with --cache")
    }
  }

  /// Lets go of it.
  func release() { try? file.close() }
}
