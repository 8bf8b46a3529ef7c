import Dispatch
import Export
import Foundation
import Synchronization

/// One run of a project's program: it writes frames and says how it goes as this command does; this one only
/// hands signals on, and says why it ended where it did not end by itself.
@MainActor
struct ProgramRun {
  /// The project as typed.
  let path: String
  let program: String
  /// What it was made of, in a word.
  let content: String
  /// The program's command line.
  let words: [String]
  /// CPU seconds that one turn of the run loop may take.
  let patience: Double
  /// Where it keeps what an app keeps; it is removed at the end.
  let home: ProgramHome
  /// Where it may write; nil to run it as it is.
  let sandbox: Sandbox?
  /// Folders that unfinished files of it may lie in.
  let folders: [String]

  /// Signals by which the system ends a program that does what it must not.
  private static let traps: [Int32: String] = [
    SIGILL: "trapped", SIGTRAP: "trapped", SIGABRT: "aborted",
    SIGBUS: "touched memory that is not there",
    SIGFPE: "divided by zero", SIGSEGV: "touched memory that is not its own",
  ]

  /// Runs it to its end.
  /// - Returns: Its exit status.
  func run() async throws(Diagnostic) -> Int32 {
    let start = ProgramStart(
      isOnTerminal: Console.canRewriteLines, patience: patience, fonts: FontPack.found?.folder,
      content: content, words: words)
    let (executable, arguments) =
      sandbox.map { $0.command(program, start.arguments) } ?? (program, start.arguments)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = home.environment(from: ProcessInfo.processInfo.environment)
    let pipe = Pipe()
    process.standardError = pipe
    let said = LastLine()
    let listening = Self.pass(pipe.fileHandleForReading, on: said)
    let cleaning = SignalWatch.whenLeaving { [folders, sandbox, home] in
      Self.removeLeftovers(in: folders)
      sandbox?.end()
      home.end()
    }
    // It obeys by itself, and has a moment less for that than this process.
    SignalWatch.listen(
      SignalWatch.Listener(
        stop: { [isInside = sandbox?.isAround ?? false] status in
          guard process.isRunning else { return }
          let number = process.processIdentifier
          kill(isInside ? Sandbox.program(in: number) ?? number : number, status.rawValue - 128)
        }, patience: .milliseconds(1700), hearsAll: true))
    defer {
      SignalWatch.listen(nil)
      SignalWatch.forget(cleaning)
      sandbox?.end()
      home.end()
    }
    do {
      try await ToolRun.end(of: process)
    } catch {
      throw Diagnostic(
        .software, "the program of \"\(path)\" cannot be started: \(error.localizedDescription)",
        remedy: "remove the folder for builds, or choose another with --cache")
    }
    try? pipe.fileHandleForWriting.close()
    said.programEnded()
    await listening.value
    let status = process.terminationStatus
    if process.terminationReason == .exit {
      if status == ExitStatus.software.rawValue { Self.removeLeftovers(in: folders) }
      guard let meant = ProgramStart.meant(by: status, saying: !said.text.isEmpty) else {
        Self.removeLeftovers(in: folders)
        throw Diagnostic(
          .software, "the project's code ended the program of \"\(path)\" by exit(\(status))",
          remedy: "an app goes on for as long as it is shown")
      }
      // It was stopped before it could say so.
      if meant.isSignal, said.text.isEmpty { throw Self.stopped(meant) }
      return meant.rawValue
    }
    Self.removeLeftovers(in: folders)
    guard let what = Self.traps[status] else {
      if status == SIGKILL {
        throw Diagnostic(
          .software, "the program of \"\(path)\" was killed",
          remedy: "the system does so when memory runs out: try fewer --jobs, a smaller --scale")
      }
      guard let stopped = ExitStatus(rawValue: 128 + status) else {
        throw Diagnostic(
          .software, "the program of \"\(path)\" was ended by signal \(status)",
          remedy: "the project's code may have asked for that, as alarm() does")
      }
      throw Self.stopped(stopped)
    }
    let last = said.text.isEmpty ? "" : ": \(said.text)"
    throw Diagnostic(
      .software, "the program of \"\(path)\" \(what) (signal \(status))\(last)",
      remedy: status == SIGSEGV ? "a function that calls itself without end does so too" : nil)
  }

  private static func stopped(_ status: ExitStatus) -> Diagnostic {
    Diagnostic(status, status.meaning, remedy: "no unfinished file is left")
  }

  /// Writes what comes through a pipe to standard error, until its other end is closed; or the program has ended
  /// and nothing comes: a program that it started may hold that end for longer.
  private static func pass(_ pipe: FileHandle, on said: LastLine) -> Task<Void, Never> {
    let (ends, ending) = AsyncStream<Void>.makeStream()
    Thread.detachNewThread {
      var filter = TraceFilter()
      while true {
        guard PipeInput.isThere(pipe.fileDescriptor, within: 100) else {
          if said.isWhole { break }
          continue
        }
        let data = pipe.availableData
        if data.isEmpty { break }
        let passed = filter.passed(data)
        said.add(passed)
        Console.pass([UInt8](passed))
      }
      ending.finish()
    }
    return Task { for await _ in ends {} }
  }

  /// What a program that did not end by itself left half written.
  nonisolated private static func removeLeftovers(in folders: [String]) {
    for folder in Set(folders)
    where URL(fileURLWithPath: folder).hasDirectoryPath
      || FileManager.default.fileExists(atPath: folder + "/.")
    {
      _ = try? OutputFolder(path: folder)
    }
  }
}

/// The last line that a program wrote to a stream.
private final class LastLine: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let hasEnded = Atomic(false)
  private static let most = 8192

  /// How Swift begins to say what went wrong.
  private static let beginnings = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// Whether what was written so far is all.
  var isWhole: Bool { hasEnded.load(ordering: .acquiring) }

  func programEnded() { hasEnded.store(true, ordering: .releasing) }

  func add(_ data: Data) {
    bytes.withLock { $0 = Array(($0 + data).suffix(Self.most)) }
  }

  var text: String {
    let lines = String(decoding: bytes.withLock { $0 }, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    // Swift says what went wrong in one line or several, and may add where it looked for a debugger.
    let line =
      lines.last { line in Self.beginnings.contains(where: line.contains) } ?? lines.last ?? ""
    return String(line)
  }
}
