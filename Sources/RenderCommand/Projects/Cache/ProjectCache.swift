import Foundation

/// What was built of projects, kept by what it was made of. An entry is made under another name and then
/// renamed, so that one that is there is whole; what has not been used for longest goes first.
struct ProjectCache: Sendable {
  /// What is kept.
  enum Kind: String, CaseIterable {
    /// Adapted sources and the report on them.
    case adapted
    /// A compiled module.
    case modules
    /// A program with its resources.
    case programs

    /// How many entries stay.
    var most: Int {
      switch self {
      case .adapted: 40
      case .modules: 200
      case .programs: 20
      }
    }
  }

  /// The absolute path of the folder.
  let folder: String

  /// Bytes of programs that stay.
  static let mostBytes = 2_000_000_000

  /// The file of an entry that says when it was used last, and is held while it is.
  private static let usedName = ".used"

  /// - Parameter typed: What `--cache` says; without, `zoetrope` in the folder for caches.
  init(_ typed: String?) throws(Diagnostic) {
    let environment = ProcessInfo.processInfo.environment
    let path: String
    if let typed {
      guard !typed.isEmpty else {
        throw .value(typed, of: "--cache", isNot: "a folder", remedy: "try --cache /tmp/builds")
      }
      path = typed
    } else if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      path = caches + "/zoetrope"
    } else {
      path = (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/zoetrope"
    }
    folder = URL(fileURLWithPath: path).standardizedFileURL.path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Diagnostic(
        .cannotCreate, "the folder for builds, \"\(path)\", cannot be made",
        remedy: "choose another with --cache")
    }
  }

  /// Where the compiler keeps what it has read of C's headers.
  var clangModules: String { folder + "/clang" }

  /// The entry of that key, marked as used now; nil where there is none.
  func entry(_ kind: Kind, _ key: String) -> String? {
    let path = path(kind, key)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: "\(path)/\(Self.usedName)")
    return path
  }

  /// Keeps an entry from being removed, until the lock is released.
  static func hold(_ entry: String) -> FileLock? {
    try? FileLock(at: "\(entry)/\(Self.usedName)", .shared)
  }

  /// Whether a run holds it.
  static func isHeld(_ entry: String) -> Bool {
    guard let lock = FileLock(ifFreeAt: "\(entry)/\(usedName)") else { return true }
    lock.release()
    return false
  }

  /// Waits until nobody else builds the same.
  func lock(_ key: String) throws(Diagnostic) -> FileLock {
    try FileLock(at: "\(folder)/locks/\(key)", .exclusive)
  }

  /// The entry of that key, filled by `fill` where it is not there.
  func entry(
    _ kind: Kind, _ key: String, fill: (String) async throws(Diagnostic) -> Void
  ) async throws(Diagnostic) -> String {
    if let found = entry(kind, key) { return found }
    let unfinished = "\(folder)/building/\(ProcessInfo.processInfo.processIdentifier)-\(UUID())"
    let cleaning = SignalWatch.whenLeaving {
      try? FileManager.default.removeItem(atPath: unfinished)
    }
    defer {
      try? FileManager.default.removeItem(atPath: unfinished)
      SignalWatch.forget(cleaning)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: unfinished, withIntermediateDirectories: true)
    } catch {
      throw full(error)
    }
    try await fill(unfinished)
    let path = path(kind, key)
    do {
      try Data().write(to: URL(fileURLWithPath: "\(unfinished)/\(Self.usedName)"))
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(kind.rawValue)", withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: unfinished, toPath: path)
    } catch {
      // Somebody else may have been faster.
      guard FileManager.default.fileExists(atPath: path) else { throw full(error) }
    }
    return path
  }

  /// An error of writing into the cache.
  func full(_ error: any Error) -> Diagnostic {
    Diagnostic(
      .inputOutput,
      "the folder for builds, \"\(folder)\", cannot be written: \(error.localizedDescription)",
      remedy: "choose another with --cache")
  }

  /// What is wrong where a tool that writes into the cache has failed for want of room; nil where it had another
  /// reason.
  func lackOfRoom(_ complaints: String) -> Diagnostic? {
    // A linker lays its file into memory, and is told by that signal that the disk takes no more of it.
    let signs = ["No space left on device", "Disk quota exceeded", "Bus error"]
    guard signs.contains(where: complaints.contains) else { return nil }
    return Diagnostic(
      .inputOutput, "the folder for builds, \"\(folder)\", lies on a disk that is full",
      remedy: "make room, or choose another with --cache")
  }

  /// Removes an entry, which is damaged.
  func forget(_ kind: Kind, _ key: String) {
    try? FileManager.default.removeItem(atPath: path(kind, key))
  }

  private func path(_ kind: Kind, _ key: String) -> String { "\(folder)/\(kind.rawValue)/\(key)" }
}

extension ProjectCache {
  /// Removes what has not been used for longest, as far as there is too much, and what was left half made by
  /// runs that were killed.
  func tidy() {
    for kind in Kind.allCases { tidy(kind) }
    for name in names(in: "building") {
      guard let process = name.split(separator: "-").first.flatMap({ Int32($0) }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/building/\(name)")
    }
  }

  private func tidy(_ kind: Kind) {
    let entries = names(in: kind.rawValue).map { name in
      let path = path(kind, name)
      return (path: path, used: used(path))
    }.sorted { $0.used > $1.used }
    var bytes = 0
    for (index, entry) in entries.enumerated() {
      if kind == .programs { bytes += size(of: entry.path) }
      guard index >= kind.most || (index > 0 && bytes > Self.mostBytes) else { continue }
      // What is being used stays until the next time.
      guard let lock = FileLock(ifFreeAt: "\(entry.path)/\(Self.usedName)") else { continue }
      try? FileManager.default.removeItem(atPath: entry.path)
      lock.release()
    }
  }

  private func names(in part: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
  }

  private func used(_ entry: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: "\(entry)/\(Self.usedName)")
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  private func size(of entry: String) -> Int {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: entry), includingPropertiesForKeys: [.fileSizeKey])
    var bytes = 0
    while let file = files?.nextObject() as? URL {
      bytes += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
    return bytes
  }
}
