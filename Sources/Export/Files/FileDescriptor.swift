import CProcess
import CSpawn
import Glibc
import Synchronization

// The only file of this module that makes system calls. A call that a signal interrupted is made
// again.

/// An open file or folder, closed when it goes away.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  init(number: Int32) { self.number = number }

  deinit { _ = Glibc.close(number) }

  /// The folder at `path`, for use with the other calls here; it need not be readable.
  static func folder(_ path: String) throws(SystemError) -> FileDescriptor {
    // O_PATH, which the module Glibc does not show.
    let asPath: Int32 = 0o1000_0000
    return FileDescriptor(
      number: try repeated { unsafe open(path, asPath | O_DIRECTORY | O_CLOEXEC) })
  }

  /// The folder at `path`, held by nobody else who asks so; nil where it is held.
  static func heldFolder(_ path: String) throws(SystemError) -> FileDescriptor? {
    let folder = FileDescriptor(
      number: try repeated { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
    if flock(folder.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    return folder
  }

  /// An empty file that did not exist before, for writing and reading. It goes away with the process where that is
  /// ended early, until it is renamed or removed.
  /// - Parameter appending: whatever is written goes to its end.
  static func newFile(
    _ name: String, in folder: borrowing FileDescriptor, appending: Bool = false
  ) throws(SystemError) -> FileDescriptor {
    let folder = folder.number
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW | (appending ? O_APPEND : 0)
    unfinished_lock()
    defer { unfinished_unlock() }
    let file = FileDescriptor(
      number: try lifted { unsafe openat(folder, name, flags, 0o666) })
    unsafe unfinished_note_file(folder, name)
    return file
  }

  /// A file of a folder that is there, never a link; one that is written to is made where it is missing.
  static func file(
    _ name: String, in folder: borrowing FileDescriptor, forWriting: Bool = false
  ) throws(SystemError) -> FileDescriptor {
    let folder = folder.number
    // Of a pipe nobody is waited for.
    let usual = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    return FileDescriptor(
      number: try lifted {
        unsafe openat(
          folder, name, usual | (forWriting ? O_RDWR | O_CREAT : O_RDONLY), 0o666)
      })
  }

  /// Opens a file under a number that is no standard stream's: code of a scene may have closed one, and what is
  /// printed must not come into a file.
  static func lifted(_ open: () -> Int32) throws(SystemError) -> Int32 {
    let number = try repeated(open)
    guard number <= 2 else { return number }
    defer { _ = Glibc.close(number) }
    return try repeated { fcntl(number, F_DUPFD_CLOEXEC, 3) }
  }

  /// A folder in this one, by its name.
  func folder(named name: String) throws(SystemError) -> FileDescriptor {
    let asPath: Int32 = 0o1000_0000
    return FileDescriptor(
      number: try Self.repeated {
        unsafe openat(number, name, asPath | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      })
  }

  /// Makes a folder in this one.
  func makeFolder(named name: String) throws(SystemError) {
    _ = try Self.repeated { unsafe mkdirat(number, name, 0o777) }
  }

  /// Removes an empty folder of this one.
  func removeFolder(named name: String) throws(SystemError) {
    _ = try Self.repeated { unsafe unlinkat(number, name, AT_REMOVEDIR) }
  }

  /// The same file or folder once more.
  func duplicate() throws(SystemError) -> FileDescriptor {
    FileDescriptor(number: try Self.repeated { fcntl(number, F_DUPFD_CLOEXEC, 3) })
  }

  /// What a lock on a file is for.
  enum Lock {
    /// Held by who writes the file, as long as it is open.
    case writing
    /// Tells whether somebody writes it; any number may ask at once.
    case asking
  }

  /// How it went.
  enum LockAnswer { case held, busy, unknown }

  /// Tries to lock the file; the system lets go of it when it is closed, however that comes about.
  /// `unknown` where the file system has no locks.
  func lock(_ lock: Lock) -> LockAnswer {
    while true {
      if flock(number, (lock == .writing ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 { return .held }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .busy
      default: return .unknown
      }
    }
  }

  /// Whether a path leads to what is open here.
  func lies(at path: String) -> Bool {
    var status = stat()
    guard unsafe fstat(number, &status) == 0, let there = try? Self.status(of: path) else {
      return false
    }
    return there.device == UInt64(status.st_dev) && there.inode == UInt64(status.st_ino)
  }

  /// Bytes of a plain file; nil for a folder, a device or a pipe.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Bytes of a plain file of this folder; nil where there is none of that name.
  func size(ofFile name: String) -> Int? {
    var status = stat()
    guard unsafe fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return Int(status.st_size)
  }

  /// Whether the file still has a name anywhere.
  var hasName: Bool {
    var status = stat()
    return unsafe fstat(number, &status) == 0 && status.st_nlink > 0
  }

  /// Returns when all that was written is safe from loss of power.
  func synchronize() throws(SystemError) {
    _ = try Self.repeated { fsync(number) }
  }

  /// Returns when the names in this folder are safe from loss of power.
  func synchronizeNames() throws(SystemError) {
    let listed = FileDescriptor(
      number: try Self.repeated {
        unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      })
    try listed.synchronize()
  }

  /// Lets this thread wait for a moment.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// Writes all of `bytes`, in as many calls as it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try Self.write(bytes, to: number)
  }

  /// Writes all of `bytes` to a descriptor that somebody else owns.
  static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    let number = number == 1 ? standardOutput.load(ordering: .relaxed) : number
    var written = 0
    while written < bytes.count {
      let rest = bytes[written...]
      written += try repeated(whenBlocked: { waitForRoom(in: number) }) {
        unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Bytes from `position` on; fewer than `count` where the file ends before.
  func bytes(at position: Int, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var found = 0
    while found < count {
      let start = found
      let more = try Self.repeated {
        unsafe bytes.withUnsafeMutableBytes {
          unsafe pread(
            number, $0.baseAddress.map { unsafe $0 + start }, count - start, position + start)
        }
      }
      if more == 0 { break }
      found += more
    }
    return Array(bytes.prefix(found))
  }

  /// No file that is read whole is larger; what comes from a device may not end.
  private static let mostBytes = (file: 1 << 31, other: 1 << 28)

  /// All bytes from here to the end.
  func allBytes() throws(SystemError) -> [UInt8] {
    let size = size
    let most = size == nil ? Self.mostBytes.other : Self.mostBytes.file
    var bytes: [UInt8] = []
    while true {
      guard max(bytes.count, size ?? 0) <= most else { throw SystemError(number: EFBIG) }
      let more = try self.bytes(at: bytes.count, count: max(1 << 16, bytes.isEmpty ? size ?? 0 : 0))
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// Writes `bytes` in place of what is there.
  func overwrite(_ bytes: [UInt8], at position: Int) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let rest = bytes[written...]
      let offset = position + written
      written += try Self.repeated {
        unsafe rest.withUnsafeBytes { unsafe pwrite(number, $0.baseAddress, $0.count, offset) }
      }
    }
  }

  /// Gives each of the three standard streams that is closed a descriptor that can be neither read
  /// nor written as they are.
  static func holdClosedStreams() {
    for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is the one that is missing.
      unsafe _ = Glibc.open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The number under which what was standard output when the process began is open.
  private static let standardOutput = Atomic<Int32>(1)

  /// Lets number 1 lead to standard error from now on, for code that prints, and keeps standard output under
  /// another for what is written here.
  static func keepStandardOutput() {
    let kept = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard kept >= 0 else { return }
    dup2(2, 1)
    // Line by line, as errors are: what was printed before a trap is seen.
    print_line_by_line()
    standardOutput.store(kept, ordering: .relaxed)
  }

  /// Closes the file and reports what the system only found out now, such as a full disk.
  consuming func close() throws(SystemError) {
    let number = self.number
    discard self
    // Linux has closed the descriptor even when it was interrupted.
    if Glibc.close(number) != 0, errno != EINTR { throw SystemError(number: errno) }
  }

  /// Gives a file another name in the same folder, in one step; a file of that name is replaced.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    unfinished_lock()
    defer { unfinished_unlock() }
    _ = try Self.repeated { unsafe renameat(number, name, number, newName) }
    unsafe unfinished_forget_file(number, name)
  }

  /// Whether there is a device, pipe or socket of that name here, or a link to one.
  func hasSpecialFile(_ name: String) -> Bool {
    var status = stat()
    guard unsafe fstatat(number, name, &status, 0) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Removes a file of this folder.
  func remove(_ name: String) throws(SystemError) {
    unfinished_lock()
    defer { unfinished_unlock() }
    _ = try Self.repeated { unsafe unlinkat(number, name, 0) }
    unsafe unfinished_forget_file(number, name)
  }

  /// The names in this folder, in no particular order.
  func names() throws(SystemError) -> [String] {
    let listed = try Self.repeated {
      unsafe openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard let entries = unsafe fdopendir(listed) else {
      let error = SystemError(number: errno)
      _ = Glibc.close(listed)
      throw error
    }
    defer { unsafe _ = closedir(entries) }
    var names: [String] = []
    while let entry = unsafe readdir(entries) {
      unsafe names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) {
            unsafe Self.text(at: $0)
          }
        })
    }
    return names
  }

  /// Makes one folder; its parent must exist.
  static func makeFolder(_ path: String) throws(SystemError) {
    _ = try repeated { unsafe mkdir(path, 0o777) }
  }

  /// The system's wording for an error number.
  static func text(of number: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    unsafe strerror_r(number, &buffer, buffer.count - 1)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes a call again when a signal interrupted it, or after `whenBlocked` when a pipe that was
  /// set not to block had no room; −1 is its failure.
  static func repeated<Result: SignedInteger>(
    whenBlocked: () -> Void = {}, _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      guard errno == EINTR || errno == EAGAIN else { throw SystemError(number: errno) }
      if errno == EAGAIN { whenBlocked() }
    }
  }

  /// Returns when something can be written to `number`.
  private static func waitForRoom(in number: Int32) {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    unsafe _ = poll(&request, 1, -1)
  }
}

/// What comes through a pipe that somebody may keep open without writing to it.
package enum PipeInput {
  /// Whether something can be read from a descriptor within some milliseconds, were it only that no more will come.
  package static func isThere(_ number: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    let count = try? FileDescriptor.repeated { unsafe poll(&request, 1, milliseconds) }
    // Where it cannot be asked, reading says why.
    return count != 0
  }
}

/// Which machine and which process this is: for the names of temporary files, nothing else.
enum ThisProcess {
  static let number = Int(getpid())

  static let hostName: String = {
    var buffer = [CChar](repeating: 0, count: 65)
    guard unsafe gethostname(&buffer, 64) == 0 else { return "localhost" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()
}
