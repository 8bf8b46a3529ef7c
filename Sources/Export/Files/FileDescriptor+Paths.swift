import Glibc
import Synchronization

// System calls about what lies at a path, and those of `FileDescriptor.swift` for names as text: a name's bytes
// are those that `PathBytes` says.

@unsafe func open(_ path: String, _ flags: Int32) -> Int32 {
  unsafe openat(FileDescriptor.start, path.pathBytes, flags)
}

@unsafe func openat(_ folder: Int32, _ name: String, _ flags: Int32) -> Int32 {
  unsafe openat(folder, name.pathBytes, flags)
}

@unsafe func openat(_ folder: Int32, _ name: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe openat(folder, name.pathBytes, flags, mode)
}

@unsafe func mkdir(_ path: String, _ mode: mode_t) -> Int32 {
  unsafe mkdirat(FileDescriptor.start, path.pathBytes, mode)
}

@unsafe func mkdirat(_ folder: Int32, _ name: String, _ mode: mode_t) -> Int32 {
  unsafe mkdirat(folder, name.pathBytes, mode)
}

@unsafe func unlinkat(_ folder: Int32, _ name: String, _ flags: Int32) -> Int32 {
  unsafe unlinkat(folder, name.pathBytes, flags)
}

@unsafe func renameat(
  _ folder: Int32, _ name: String, _ newFolder: Int32, _ newName: String
) -> Int32 {
  unsafe renameat(folder, name.pathBytes, newFolder, newName.pathBytes)
}

@unsafe func fstatat(
  _ folder: Int32, _ name: String, _ status: inout stat, _ flags: Int32
) -> Int32 {
  unsafe fstatat(folder, name.pathBytes, &status, flags)
}

/// A folder that paths are seen from.
private struct Start {
  var number: Int32
  /// Its path from the root on.
  var path: String
}

/// What `holdStart` found.
private let heldStart = Mutex<Start?>(nil)

extension FileDescriptor {
  /// The folder that paths are seen from.
  static var start: Int32 { heldStart.withLock { $0?.number ?? AT_FDCWD } }

  /// Has paths be seen from the folder that the process is in now, wherever it goes later.
  static func holdStart() {
    let asPath: Int32 = 0o1000_0000
    let path = currentFolder
    guard
      let number = try? lifted({ unsafe openat(AT_FDCWD, ".", asPath | O_DIRECTORY | O_CLOEXEC) })
    else { return }
    heldStart.withLock { $0 = Start(number: number, path: path) }
  }

  /// The command line of this process, its own name first, with names of files as `PathBytes` has them.
  static var arguments: [String] {
    let count = Int(CommandLine.argc)
    return (0..<count).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe text(at: $0) }
    }
  }

  /// The name whose bytes, and a zero after them, lie there.
  @unsafe static func text(at bytes: UnsafePointer<CChar>) -> String {
    let name = unsafe UnsafeBufferPointer(start: bytes, count: strlen(bytes))
    return unsafe PathBytes.text(name.map(UInt8.init(bitPattern:)))
  }

  /// What lies somewhere.
  struct Status: Hashable {
    enum Kind { case folder, file, link, special }

    var kind: Kind
    /// Together with `inode` it tells the file from all others.
    var device: UInt64
    var inode: UInt64
    /// Bytes of a file.
    var size: Int
  }

  /// What lies at a path.
  /// - Parameter followsLinks: of a link, what it leads to.
  static func status(
    of path: String, followsLinks: Bool = true
  ) throws(SystemError) -> Status {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard unsafe fstatat(start, path, &status, flags) == 0 else {
      throw SystemError(number: errno)
    }
    let kind: Status.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .link
      default: .special
      }
    return Status(
      kind: kind, device: UInt64(status.st_dev), inode: UInt64(status.st_ino),
      size: Int(status.st_size))
  }

  /// Where a link leads, as it says; nil for what is no link.
  static func target(ofLink path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlinkat(start, path.pathBytes, &target, target.count)
    return length < 0 ? nil : PathBytes.text(target.prefix(length).map(UInt8.init(bitPattern:)))
  }

  /// Makes a symbolic link in this folder.
  func link(_ name: String, to target: String) throws(SystemError) {
    _ = try Self.repeated { unsafe symlinkat(target.pathBytes, number, name.pathBytes) }
  }

  /// The folder that paths are seen from; `.` where it has gone.
  static var currentFolder: String {
    if let start = heldStart.withLock({ $0?.path }) { return start }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    return unsafe getcwd(&path, path.count) == nil ? "." : text(at: path)
  }

  /// All of a plain file, or what comes through a pipe.
  /// - Parameter waits: For who writes into a pipe; else what is no plain file fails with `ENOTSUP`.
  static func contents(of path: String, waits: Bool) throws(SystemError) -> [UInt8] {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (waits ? 0 : O_NONBLOCK)
    let file = FileDescriptor(number: try repeated { unsafe open(path, flags) })
    guard waits || file.size != nil else { throw SystemError(number: ENOTSUP) }
    return try file.allBytes()
  }
}
