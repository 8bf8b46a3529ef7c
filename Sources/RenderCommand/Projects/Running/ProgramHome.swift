import Export
import Foundation

/// The home of a project's program, with its folder for temporary files: empty when the program begins and gone when
/// it has ended. So what an app keeps changes no other run, and the user's own folders stay as they are.
struct ProgramHome: Sendable {
  /// Its absolute path.
  let folder: String
  /// The folder that it lies in, alone: what code puts beside it goes, too.
  private let outer: String
  private let lock: FileLock?

  /// The folders that an app finds on a phone.
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]
  /// Where the system's rules for desktops have those folders.
  private static let variables = [
    "XDG_CACHE_HOME": "Library/Caches", "XDG_CONFIG_HOME": "Library/Preferences",
    "XDG_DATA_HOME": "Library/Application Support", "TMPDIR": "tmp",
  ]
  /// So many programs run at once that each has the same path in every run.
  private static let most = 1000

  /// Makes one in the folder for builds: with the lowest number that no other run holds, so that its path is usually
  /// the same. Where nothing can be written there, it lies among the machine's temporary files.
  init(in cache: ProjectCache) throws(Diagnostic) {
    for number in 1...Self.most {
      guard let lock = FileLock(ifFreeAt: "\(cache.folder)/locks/home-\(number)") else { continue }
      let outer = "\(cache.folder)/homes/\(number)"
      // What a run left that was killed.
      try? FileManager.default.removeItem(atPath: outer)
      guard (try? Self.make(outer + Self.name)) != nil else { break }
      (self.outer, folder, self.lock) = (outer, outer + Self.name, lock)
      return
    }
    let outer = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("zoetrope-home-\(UUID().uuidString)").path
    do {
      try Self.make(outer + Self.name)
    } catch {
      throw Diagnostic(
        .cannotCreate, "the temporary folder cannot be written: \(error.localizedDescription)",
        remedy: "name another with TMPDIR")
    }
    (self.outer, folder, lock) = (outer, outer + Self.name, nil)
  }

  private static let name = "/home"

  private static func make(_ folder: String) throws {
    for name in folders {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  /// An environment in which the program finds it.
  func environment(from environment: [String: String]) -> [String: String] {
    var own = environment.filter { !$0.key.hasPrefix("XDG_") }
    (own["HOME"], own["CFFIXED_USER_HOME"]) = (folder, folder)
    for (name, path) in Self.variables { own[name] = "\(folder)/\(path)" }
    return own
  }

  /// Removes it, once the program has ended.
  func end() {
    try? FileManager.default.removeItem(atPath: outer)
    lock?.release()
  }
}
