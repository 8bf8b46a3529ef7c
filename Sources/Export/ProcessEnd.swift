import CProcess
import Glibc

/// How this process ends before its time: by signals, and where the system gives it less than it needs. What it has
/// begun and not finished, files under temporary names and programs, goes with it.
package enum ProcessEnd {
  /// A program of `sysexits.h` that the system does not let work.
  private static let lacking: Int32 = 71

  /// Leaves with a line and status 71 now where there is too little to begin with, and later where threads or memory
  /// are not to be had. Once, when the process begins.
  package static func requireSystem() {
    process_require_threads { lack in
      ProcessEnd.leave(
        ProcessEnd.lacking,
        saying: lack == PROCESS_LACKS_THREADS
          ? "render: the system gives it no more threads: raise the limit of processes (ulimit -u)"
          : ProcessEnd.noMemory)
    }
    unsafe process_leave_without_memory(noMemory + "\n", lacking)
    if unsafe access("/proc/self/stat", R_OK) != 0 {
      leave(
        lacking, saying: "render: there is no /proc: mount it, as with 'mount -t proc proc /proc'")
    }
    let files = process_files_to_open(neededFiles)
    if files < neededFiles { leaveWithout(neededFiles, of: "\(files) more") }
    if process_spares_addresses() != 0, process_has_room(neededAddresses) == 0 {
      leave(lacking, saying: noMemory)
    }
  }

  /// Files of its own, of several outputs and of a project that is built, and what the runtime opens to wait for any.
  private static let neededFiles: Int32 = 40
  /// Bytes of addresses that a still needs beside the program: threads with their stacks, most of all.
  private static let neededAddresses: UInt = 96 << 20

  private static let noMemory =
    "render: the system gives it no more memory: raise the limit (ulimit -v), or try fewer --jobs "
    + "or a smaller --scale"

  /// Leaves likewise where Foundation cannot start a program: it gives the program's files high numbers meanwhile.
  package static func requireFilesForPrograms() {
    let limit = process_raise_files(programFiles)
    if limit < programFiles { leaveWithout(programFiles, of: "\(limit)") }
  }

  private static let programFiles: Int32 = 256

  private static func leaveWithout(_ needed: Int32, of files: String) -> Never {
    leave(
      lacking,
      saying: "render: the system lets it open \(files) files, and it needs \(needed): "
        + "raise the limit of open files (ulimit -n)")
  }

  /// Starts a thread that does `work` without end, for `nextSignal`, which gets the signals that end a process from
  /// then on; SIGHUP only where it is not ignored. Until then they do what they usually do. Once for a process;
  /// again it does nothing.
  package static func watchSignals(_ work: @convention(c) () -> Void) throws(SystemError) {
    let error = process_watch_signals(work)
    if error != 0 { throw SystemError(number: error) }
  }

  /// The next signal; nil where none comes within so many milliseconds. Without them, it waits for one.
  package static func nextSignal(within milliseconds: Int? = nil) -> Int32? {
    let limit = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    while true {
      let number = process_next_signal(limit)
      if number > 0 { return number }
      if limit >= 0 { return nil }
    }
  }

  /// Ends the process at once, with what is unfinished, and says why.
  /// - Parameter line: without the end of line; none where it is empty.
  package static func leave(_ status: Int32, saying line: String) -> Never {
    removeUnfinished()
    if !line.isEmpty { unsafe process_say(line + "\n") }
    _exit(status)
  }

  /// Ends the process in good order.
  package static func exit(_ status: Int32) -> Never { process_exit(status) }

  /// Has `early` called, with a status, where somebody ends the process by the C library's `exit`. Once for a process.
  package static func watchExit(_ early: @convention(c) (_ status: Int32) -> Void) {
    process_watch_exit(early)
  }

  /// Ends the programs that were started, and removes the files that are not finished. Whoever begins or finishes one
  /// from now on waits without end, for the process to end.
  package static func removeUnfinished() { unfinished_end() }

  /// Starts a program by `start`, which returns its number, so that it never outlives this process by a signal that
  /// this one obeys.
  package static func starting<Failure: Error>(
    _ start: () throws(Failure) -> Int32
  ) throws(Failure) -> Int32 {
    unfinished_lock()
    defer { unfinished_unlock() }
    process_hears_of_children()
    let program = try start()
    unfinished_note_program(program)
    return program
  }

  /// The program has ended, and its number may be another's.
  package static func ended(_ program: Int32) {
    unfinished_lock()
    defer { unfinished_unlock() }
    unfinished_forget_program(program)
  }
}
