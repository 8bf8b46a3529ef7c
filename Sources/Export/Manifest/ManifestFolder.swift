import Glibc

/// The folder beside frames in which processes note what they write there: a file for each process. Folders
/// of frames that are copied into one keep all of them.
package struct ManifestFolder: ~Copyable {
  package static let name = ".zoetrope"
  static let ending = ".frames"
  /// Held for a moment by a process that begins, while it looks who else is there.
  static let gate = "gate"

  let folder: FileDescriptor

  /// Opens that of a folder of frames; nil where it has none.
  init?(in frames: borrowing FileDescriptor) throws(SystemError) {
    do {
      folder = try frames.folder(named: Self.name)
    } catch {
      if error.number == ENOENT || error.number == ENOTDIR { return nil }
      throw error
    }
  }

  /// Opens that of a folder of frames, and makes it where it is missing.
  init(madeIn frames: borrowing FileDescriptor) throws(SystemError) {
    do {
      try frames.makeFolder(named: Self.name)
    } catch  where error.number == EEXIST {}
    folder = try frames.folder(named: Self.name)
  }

  /// One file of it, as it is now.
  struct Entry {
    var name: String
    var contents: ManifestText.Contents
    /// Whether a process is writing it; nil where the file system does not know.
    var isLive: Bool?
  }

  /// All files. One that goes away meanwhile has been taken over by another, which is read then.
  func entries() throws(SystemError) -> [Entry] {
    var entries: [Entry] = []
    for _ in 0..<Self.attempts {
      entries = []
      var isWhole = true
      for name in try folder.names().sorted() where name.hasSuffix(Self.ending) {
        do {
          if let entry = try entry(named: name) { entries.append(entry) }
        } catch  where error.number == ENOENT {
          isWhole = false
        }
      }
      if isWhole { break }
    }
    return entries
  }

  private static let attempts = 20

  /// Notes on two million frames.
  private static let largest = 1 << 28

  private func entry(named name: String) throws(SystemError) -> Entry? {
    let file = try FileDescriptor.file(name, in: folder)
    guard let size = file.size else { return nil }
    guard size <= Self.largest else { throw SystemError(number: EFBIG) }
    let isLive: Bool? =
      switch file.lock(.asking) {
      case .held: false
      case .busy: true
      case .unknown: nil
      }
    return Entry(
      name: name, contents: ManifestText.contents(try file.bytes(at: 0, count: size)),
      isLive: isLive)
  }
}

extension OutputFolder {
  /// Refuses a file by the name of a frame that a run noted here: it would be taken for that frame.
  package func refuseFrame(_ name: String) throws(ExportError) {
    let manifest = try FrameManifest(ofFolder: path)
    for part in manifest.parts.reversed() {
      guard let frames = try? FrameDestination("\(path)/\(part.run.names)"),
        frames.number(ofFile: name) != nil
      else { continue }
      throw .frameOfRun(path: self.path(of: name), clip: part.run["scene"])
    }
  }
}

extension FrameManifest {
  /// What is known of the frames in a folder; of nothing where nobody noted it.
  package init(ofFolder path: String) throws(ExportError) {
    self.init()
    do {
      let frames = try FileDescriptor.folder(path)
      guard let notes = try ManifestFolder(in: frames) else { return }
      for entry in try notes.entries() { add(entry.contents, named: entry.name) }
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}
