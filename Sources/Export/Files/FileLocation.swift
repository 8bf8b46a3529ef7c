import Glibc

/// What there is at a path, or would be.
package enum FileLocation {
  /// One file or folder, by whatever path: two are equal where what is written to one is written to the other.
  package struct Identity: Hashable, Sendable {
    /// The file or folder, or the nearest one above it that is there.
    fileprivate let device: UInt64
    fileprivate let inode: UInt64
    /// The names from there on, of what is not there yet.
    fileprivate var below: [String]

    /// What it is called in a folder; nil where it is not known to lie there.
    package func name(in folder: Identity) -> String? {
      guard device == folder.device, inode == folder.inode, below.dropLast() == folder.below[...]
      else { return nil }
      return below.last
    }
  }

  /// No more links lead on to each other.
  private static let mostLinks = 40

  /// Which file or folder a path leads to, be it there or not; nil where nothing can be there.
  package static func identity(of path: String) -> Identity? { identity(of: path, links: 0) }

  /// The one that a name of a folder is, whatever that name may lead to.
  package static func identity(ofName name: String, in folder: String) -> Identity? {
    guard var file = identity(of: folder) else { return nil }
    file.below.append(name)
    return file
  }

  /// The folders that what a path leads to lies in, be they there or not; the nearest first.
  package static func folders(above path: String) -> [Identity] {
    var path = path
    // A link lies elsewhere than what it leads to.
    for _ in 0..<mostLinks {
      guard let target = FileDescriptor.target(ofLink: path) else { break }
      path = target.hasPrefix("/") ? target : "\(FilePath(path).folder)/\(target)"
    }
    var folders: [Identity] = []
    let isThere = isFolder(path)
    var folder = isThere ? "\(path)/.." : nearestFolder(above: path, &folders)
    while let found = identity(of: folder), found != folders.last {
      folders.append(found)
      folder += "/.."
      if folders.count > 1000 { break }
    }
    return folders
  }

  /// The nearest folder above `path` that is there; those between, which are not, are added to `folders`.
  private static func nearestFolder(above path: String, _ folders: inout [Identity]) -> String {
    var folder = FilePath(path).folder
    while !isFolder(folder), folder != "/", folder != "." {
      if let found = identity(of: folder) { folders.append(found) }
      folder = FilePath(folder).folder
    }
    return folder
  }

  private static func identity(of path: String, links: Int) -> Identity? {
    if links > mostLinks { return nil }
    if let status = try? FileDescriptor.status(of: path) {
      return Identity(device: status.device, inode: status.inode, below: [])
    }
    if let target = FileDescriptor.target(ofLink: path) {
      let destination = target.hasPrefix("/") ? target : "\(FilePath(path).folder)/\(target)"
      return identity(of: destination, links: links + 1)
    }
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    let parts = FilePath(String(path))
    if parts.name.isEmpty { return nil }
    guard parts.folder != String(path), var file = identity(of: parts.folder, links: links) else {
      return nil
    }
    switch parts.name {
    case ".": break
    case "..":
      guard file.below.popLast() != nil else { return nil }
    default: file.below.append(parts.name)
    }
    return file
  }

  /// Why nothing can be found at a path, to complete “‘x’ …”; nil where something is there.
  package static func trouble(at path: String) -> String? {
    let error: SystemError
    do {
      _ = try FileDescriptor.status(of: path)
      return nil
    } catch let problem {
      error = problem
    }
    switch error.number {
    case ENOENT, ELOOP, ENOTDIR: return barrier(on: path) ?? "does not exist"
    case EACCES: return "lies in a folder that may not be entered"
    case ENAMETOOLONG: return "has too long a name"
    default: return "cannot be looked at: \(error.message)"
    }
  }

  /// The first part of a path that leads nowhere although it is there; nil where there is none.
  package static func barrier(on path: String) -> String? {
    let ends = path.indices.dropFirst().filter { path[$0] == "/" } + [path.endIndex]
    for end in ends {
      let part = String(path[..<end])
      let what = { (text: String) in
        end == path.endIndex ? "is \(text)" : "lies below ‘\(part)’, \(text)"
      }
      guard (try? FileDescriptor.status(of: part, followsLinks: false)) != nil else { return nil }
      do {
        let status = try FileDescriptor.status(of: part)
        if status.kind != .folder, end != path.endIndex {
          return "lies below ‘\(part)’, which is no folder"
        }
      } catch {
        if error.number == ELOOP { return what("a link that leads back to itself") }
        if let target = FileDescriptor.target(ofLink: part) {
          return what("a link to ‘\(target)’, which does not exist")
        }
        return nil
      }
    }
    return nil
  }

  /// Why what lies there is not taken for a folder; nil where nothing does.
  static func whyNoFolder(_ path: String) -> String? {
    guard let status = try? FileDescriptor.status(of: path, followsLinks: false) else { return nil }
    switch status.kind {
    case .link:
      return isFolder(path) ? "is a link, which is not followed there" : "is a link to no folder"
    case .file, .special: return "is a file, not a folder"
    case .folder: return nil
    }
  }

  /// Whether a path leads, through links, to a stream or a device of a process, as `/dev/stdout` does, whatever is
  /// open there now.
  package static func isStream(_ path: String) -> Bool {
    var path = path
    for _ in 0..<mostLinks {
      if let status = try? FileDescriptor.status(of: path), status.kind == .special { return true }
      // The system's own names of what is open.
      if path.hasPrefix("/proc/"), FilePath(FilePath(path).folder).name == "fd" { return true }
      if path.hasPrefix("/dev/fd/") { return true }
      guard let target = FileDescriptor.target(ofLink: path) else { return false }
      path = target.hasPrefix("/") ? target : "\(FilePath(path).folder)/\(target)"
    }
    return false
  }

  /// The absolute path of the folder that paths are seen from.
  package static var currentFolder: String { FileDescriptor.currentFolder }

  /// A path from the root on, without `.`, `..` and doubled slashes, by the text alone; seen from `folder`, which
  /// is seen from the current one.
  package static func absolute(_ path: String, from folder: String = ".") -> String {
    let start = folder.hasPrefix("/") ? folder : "\(currentFolder)/\(folder)"
    let whole = path.hasPrefix("/") ? path : "\(start)/\(path)"
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Whether there is a folder.
  package static func isFolder(_ path: String) -> Bool {
    (try? FileDescriptor.status(of: path))?.kind == .folder
  }

  /// Whether there is a link.
  package static func isLink(_ path: String) -> Bool {
    (try? FileDescriptor.status(of: path, followsLinks: false))?.kind == .link
  }

  /// Whether there is anything, be it at the end of links.
  package static func isThere(_ path: String) -> Bool {
    (try? FileDescriptor.status(of: path)) != nil
  }

  /// All bytes of a file, or what comes through a pipe.
  package static func contents(ofFile path: String) throws(SystemError) -> [UInt8] {
    try FileDescriptor.contents(of: path, waits: true)
  }

  /// All bytes of what was found in a folder: a pipe that nobody named is not waited for, and fails as all that is
  /// no file does.
  package static func contents(ofPlainFile path: String) throws(SystemError) -> [UInt8] {
    try FileDescriptor.contents(of: path, waits: false)
  }

  /// Bytes of a file; nil where there is none.
  package static func size(ofFile path: String) -> Int? {
    (try? FileDescriptor.status(of: path)).flatMap { $0.kind == .file ? $0.size : nil }
  }

  /// The names in a folder, in no particular order.
  package static func names(inFolder path: String) throws(SystemError) -> [String] {
    try FileDescriptor.folder(path).names().filter { $0 != "." && $0 != ".." }
  }
}
