import Foundation
import Testing

/// The executable under test, run as a user runs it.
struct BuiltCommand {
  /// What came of one run.
  struct Outcome {
    var status: Int32
    var output: Data
    var message: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The command with the sample scenes.
  static let sample = BuiltCommand(name: "SampleCommand")
  /// The command with the tutorial scenes.
  static let render = BuiltCommand(name: "render")

  private let executable: URL

  /// An executable that the build puts beside the test runner.
  init(name: String) {
    executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Runs the command to its end in `folder`.
  /// - Parameter path: Where it finds programs; nil for where this process does.
  func run(
    _ arguments: [String], in folder: TemporaryFolder, path: String? = nil
  ) throws -> Outcome {
    let running = try start(arguments, in: folder, path: path)
    return try running.outcome()
  }

  /// Starts the command in `folder` and returns while it runs.
  func start(
    _ arguments: [String], in folder: TemporaryFolder, output: FileHandle? = nil,
    path: String? = nil
  ) throws -> Running {
    let outputFile = try folder.streamFile()
    let messageFile = try folder.streamFile()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let path {
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
    }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: messageFile)
    try process.run()
    return Running(process: process, outputFile: outputFile, messageFile: messageFile)
  }

  struct Running {
    let process: Process
    let outputFile: URL
    let messageFile: URL

    func outcome() throws -> Outcome {
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "the command ended by an uncaught signal")
      return Outcome(
        status: process.terminationStatus, output: try Data(contentsOf: outputFile),
        message: String(decoding: try Data(contentsOf: messageFile), as: UTF8.self))
    }
  }
}
