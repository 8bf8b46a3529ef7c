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

  /// A program of the system, where there is one of that name.
  init?(ofSystem name: String) {
    let places = ["/usr/local/bin/", "/usr/bin/", "/bin/"].map { $0 + name }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return nil }
    executable = URL(fileURLWithPath: path)
  }

  /// Where the program lies.
  var path: String { executable.path }

  /// Whether the system has a program called `name`.
  static func systemHas(_ name: String) -> Bool { BuiltCommand(ofSystem: name) != nil }

  /// Runs the command to its end in `folder`.
  /// - Parameter environment: what it has beside that of the test.
  func run(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    let running = try start(arguments, in: folder, environment: environment)
    return try running.outcome()
  }

  /// Whether there is a way to run a command for which permissions count.
  static let canBeForbidden = getuid() != 0 || systemHas("setpriv")

  /// Runs the command as one for whom permissions count: root is deprived of what lets it read and
  /// write everywhere.
  func runWithoutPrivileges(_ arguments: [String], in folder: TemporaryFolder) throws -> Outcome {
    guard getuid() == 0 else { return try run(arguments, in: folder) }
    let setpriv = try #require(BuiltCommand(ofSystem: "setpriv"))
    return try setpriv.run(
      ["--bounding-set=-dac_override,-dac_read_search", path] + arguments, in: folder)
  }

  /// Starts the command in `folder` and returns while it runs.
  func start(
    _ arguments: [String], in folder: TemporaryFolder, output: FileHandle? = nil,
    environment: [String: String] = [:]
  ) throws -> Running {
    let outputFile = try folder.streamFile()
    let messageFile = try folder.streamFile()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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
