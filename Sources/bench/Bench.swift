import Export
import Foundation

/// `bench`: measures this renderer. See `README.md` beside this file.
@main
struct Bench {
  static func main() async {
    #if DEBUG
      // Once, not by each process that renders a row.
      if !CommandLine.arguments.contains("--raw") {
        say("built for debugging: its times mean nothing")
      }
    #endif
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as BenchError {
      complain(error.message)
    } catch {
      complain("\(error)")
    }
  }

  private static func run(_ arguments: [String]) async throws {
    // As the command does.
    FreedMemory.keep()
    guard let command = arguments.first else { throw BenchError(usage) }
    let rest = Array(arguments.dropFirst())
    switch command {
    case "replay": try Replay(rest).run()
    case "stages": try StageTable(rest).run()
    case "scenes": try await SceneTable(rest).run()
    case "record": try await SceneRecorder(rest).run()
    default: throw BenchError("there is no '\(command)'; \(usage)")
    }
  }

  private static let usage =
    "usage: bench replay [--vectors BITS] FILE.json MIN_MS MAX_REPS [DUMP.rgba]"
    + " | bench stages [NAME...]"
    + " | bench scenes [--jobs N,...] [--size WxH,...] [--frames N] [--runs N] [--no-cache]"
    + " [SCENE...]"
    + " | bench record [--size WxH] [--every N] SCENE FOLDER"

  /// One line for people, and a status that says it failed.
  private static func complain(_ message: String) -> Never {
    say(message)
    exit(1)
  }

  /// One line on standard error.
  private static func say(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    try? FileHandle.standardError.write(contentsOf: Data("bench: \(line)\n".utf8))
  }
}
