import Glibc

/// What a system call said when it failed: its error number.
package struct SystemError: Error, Hashable, Sendable {
  /// An `errno` value.
  package var number: Int32

  package init(number: Int32) { self.number = number }

  /// A file is shorter than what was written into it.
  static let endsTooSoon = SystemError(number: EIO)

  /// The system's wording and the number, as in “No space left on device (errno 28)”.
  package var message: String { "\(FileDescriptor.text(of: number)) (errno \(number))" }

  /// True when the device, not the request, is at fault: it is full, broken or over its quota.
  var isInputOutput: Bool { [ENOSPC, EIO, EDQUOT, EFBIG].contains(number) }

  /// True when the system has no more of what a process needs: memory, threads, open files.
  var isLack: Bool { [ENOMEM, EAGAIN, EMFILE, ENFILE].contains(number) }

  /// True when somebody else may do what we may not.
  package var isPermission: Bool { [EACCES, EPERM].contains(number) }
}
