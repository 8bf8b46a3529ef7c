import Export
import Foundation

/// A tool that is run to its end. What it reads and writes lies in files meanwhile, so that none waits for
/// the other.
enum ToolRun {
  /// How a tool ended, and what it wrote.
  struct Outcome: Sendable {
    /// Its exit status, or 128 + the number of the signal that ended it.
    var status: Int32
    /// What it wrote to standard output.
    var output: Data
    /// What it wrote to standard error.
    var complaints: String
  }

  /// Runs `program` with `input` on its standard input.
  static func run(
    _ program: String, _ arguments: [String], input: Data = Data(), in folder: String? = nil
  ) async throws(Diagnostic) -> Outcome {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-\(UUID().uuidString)")
    let cleaning = SignalWatch.whenLeaving { try? FileManager.default.removeItem(at: scratch) }
    defer {
      try? FileManager.default.removeItem(at: scratch)
      SignalWatch.forget(cleaning)
    }
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let files = ["in", "out", "err"].map(scratch.appendingPathComponent)
      try input.write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try await end(of: process)
      let status = process.terminationStatus
      return Outcome(
        status: process.terminationReason == .uncaughtSignal ? 128 + status : status,
        output: try Data(contentsOf: files[1]),
        complaints: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    } catch {
      throw Diagnostic(
        .unavailable, "\(program) cannot be run: \(error.localizedDescription)",
        remedy: "it and the temporary folder have to be there")
    }
  }

  /// Starts a process and waits until it has ended.
  static func end(of process: Process) async throws {
    ProcessEnd.requireFilesForPrograms()
    let (ends, ending) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ending.finish() }
    let number = try ProcessEnd.starting {
      try process.run()
      return process.processIdentifier
    }
    for await _ in ends {}
    ProcessEnd.ended(number)
  }
}
