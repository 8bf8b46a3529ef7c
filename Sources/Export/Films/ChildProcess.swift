import CSpawn
import Glibc
import Synchronization

// The only file of this module that starts processes.

/// A program that this process has started: fed through its standard input, and what it says on
/// standard error kept, as far as it is the last. It has to be waited for or ended.
///
/// It is in a process group of its own: Ctrl-C at a terminal reaches this process alone, which then
/// ends the program.
struct ChildProcess: ~Copyable {
  /// How a program ended.
  enum Ending: Hashable, Sendable {
    case exited(status: Int32)
    case signal(Int32)
    /// Other code of this process has asked for it before.
    case unknown
  }

  private let process: pid_t
  /// −1 when it is closed.
  private var input: Int32
  private let complaints: Int32
  /// Until it says no more.
  private var isListening = true
  private var said: [UInt8] = []
  private var ending: Ending?

  /// How much of what it said is kept.
  private static let keptBytes = 8192
  /// Milliseconds after which it is looked at whether the program is still there and still wanted.
  private static let patience: Int32 = 50
  /// One at a time: a program must not hold the other end of another's pipe.
  private static let starting = Mutex(())

  /// Starts `program`. Signals mean to it what they usually do.
  /// - Parameters:
  ///   - program: The path of an executable file.
  ///   - arguments: Without the program's name.
  ///   - environment: Entries of the form `NAME=value`.
  init(_ program: String, _ arguments: [String], environment: [String]) throws(SystemError) {
    (process, input, complaints) = try Self.starting.withLock {
      (_) throws(SystemError) -> (pid_t, Int32, Int32) in
      try Self.start(program, arguments, environment)
    }
  }

  deinit {
    if input >= 0 { _ = Glibc.close(input) }
    _ = Glibc.close(complaints)
  }

  /// What the program said last.
  var lastWords: String { String(decoding: said, as: UTF8.self) }

  /// Hands `bytes` to the program. False when it has ended, or is not wanted any more.
  mutating func write(_ bytes: [UInt8], while isWanted: () -> Bool) throws(SystemError) -> Bool {
    var written = 0
    while written < bytes.count {
      guard isWanted() else { return false }
      let ready = wait(forInput: true)
      if ready.input {
        let rest = bytes[written...]
        let number = input
        let count = unsafe rest.withUnsafeBytes {
          unsafe Glibc.write(number, $0.baseAddress, $0.count)
        }
        if count >= 0 {
          written += count
        } else if errno == EPIPE {
          return false
        } else if errno != EINTR, errno != EAGAIN {
          throw SystemError(number: errno)
        }
      } else if !ready.anything, hasEnded() {
        return false
      }
    }
    return true
  }

  /// Says that no more will come.
  mutating func closeInput() {
    if input >= 0 { _ = Glibc.close(input) }
    input = -1
  }

  /// Waits until the program ends; nil when it is not wanted any more before that.
  mutating func waitForEnd(while isWanted: () -> Bool) -> Ending? {
    while !hasEnded() {
      guard isWanted() else { return nil }
      _ = wait(forInput: false)
    }
    // What it said last is still in the pipe.
    while wait(forInput: false, milliseconds: 0).saidSomething {}
    return ending
  }

  /// Ends the program, and all it has started, at once.
  mutating func end() {
    closeInput()
    guard !hasEnded() else { return }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    while waitpid(options: 0) == -1, errno == EINTR {}
  }

  private mutating func hasEnded() -> Bool {
    if ending != nil { return true }
    let found = waitpid(options: WNOHANG)
    if found == -1, errno == ECHILD { ending = .unknown }
    return ending != nil
  }

  private mutating func waitpid(options: Int32) -> pid_t {
    var status: Int32 = 0
    let found = unsafe Glibc.waitpid(process, &status, options)
    if found == process {
      ProcessEnd.ended(process)
      let signal = status & 0x7F
      ending = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signal(signal)
    }
    return found
  }

  /// Waits a little until the program takes input or says something, and keeps what it says.
  private mutating func wait(
    forInput: Bool, milliseconds: Int32 = patience
  ) -> (input: Bool, saidSomething: Bool, anything: Bool) {
    var requests = [
      pollfd(fd: isListening ? complaints : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: forInput ? input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard unsafe poll(&requests, 2, milliseconds) > 0 else { return (false, false, false) }
    let saidSomething = requests[0].revents != 0 && keepWhatIsSaid()
    // It closed its standard error.
    if requests[0].revents != 0, !saidSomething { isListening = false }
    let input = requests[1].revents != 0
    return (input, saidSomething, input || saidSomething)
  }

  private mutating func keepWhatIsSaid() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let number = complaints
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe read(number, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    said = Array((said + buffer[..<count]).suffix(Self.keptBytes))
    return true
  }
}

extension ChildProcess {
  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String]
  ) throws(SystemError) -> (pid_t, input: Int32, complaints: Int32) {
    let input = try pipe()
    let complaints: (reading: Int32, writing: Int32)
    do {
      complaints = try pipe()
    } catch {
      close([input.reading, input.writing])
      throw error
    }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    // It is told paths as this process sees them.
    if FileDescriptor.start >= 0 {
      unsafe begin_in_folder(&actions, FileDescriptor.start)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, complaints.writing, 2)
    // What else is open here is none of its business: whoever waits for the end of a pipe or of another
    // process's sockets would wait for this one.
    unsafe close_descriptors_from(&actions, 3)
    var attributes = usualSignals()
    var process = pid_t()
    let words = unsafe ([program] + arguments).map { unsafe strdup($0.pathBytes) } + [nil]
    let settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    var result: Int32 = 0
    do throws(SystemError) {
      process = try ProcessEnd.starting { () throws(SystemError) -> Int32 in
        var number = pid_t()
        let result = unsafe posix_spawn(
          &number, program.pathBytes, &actions, &attributes, words, settings)
        if result != 0 { throw SystemError(number: result) }
        return number
      }
    } catch {
      result = error.number
    }
    unsafe (words + settings).forEach { unsafe free($0) }
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
    close([input.reading, complaints.writing])
    guard result == 0 else {
      close([input.writing, complaints.reading])
      throw SystemError(number: result)
    }
    // Of our ends alone: the program's stay as programs expect them.
    for number in [input.writing, complaints.reading] { _ = fcntl(number, F_SETFL, O_NONBLOCK) }
    return (process, input.writing, complaints.reading)
  }

  /// This process ignores some signals, which a program would inherit. Those that it catches mean to a program what
  /// they usually do, and SIGHUP stays ignored where it was.
  private static func usualSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGXFSZ] {
      unsafe sigaddset(&signals, number)
    }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    return attributes
  }

  private static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw SystemError(number: errno) }
    for number in ends { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func close(_ numbers: [Int32]) {
    for number in numbers { _ = Glibc.close(number) }
  }
}
