import Foundation
public import Stage

/// The `render` command for any list of scenes.
@MainActor
public enum RenderCommand {
  /// Does what the command line of this process asks for, then ends the process with the exit
  /// status that belongs to it.
  public static func main(scenes: [TutorialScene]) async {
    // A reader that goes away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst()), scenes: scenes))
  }

  /// Does what `words`, a command line without the command's own name, ask for.
  /// - Returns: The exit status: 0, or 1 where pictures that were compared differ, or one of `sysexits.h`, or 128 + a signal's number.
  public static func run(_ words: [String], scenes: [TutorialScene]) async -> Int32 {
    do throws(Diagnostic) {
      let scenes = SceneList(scenes: scenes)
      switch try CommandLineReading(words) {
      case .text(let text): try Console.write(text + "\n")
      case .frames(let arguments): try await FrameRun(RenderPlan(arguments, scenes: scenes)).run()
      case .list(let arguments): try Listing(arguments, scenes: scenes).write()
      case .inspect(let arguments): try Inspection(arguments, scenes: scenes).write()
      case .compare(let arguments):
        return try ComparisonRun(ComparePlan(arguments)).run().rawValue
      }
      return ExitStatus.success.rawValue
    } catch {
      if !error.problem.isEmpty { Console.say(error.line + "\n") }
      return error.status.rawValue
    }
  }
}
