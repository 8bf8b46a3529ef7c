import Export
import Foundation
public import Stage

/// The `render` command for any list of scenes.
@MainActor
public enum RenderCommand {
  /// Does what the command line of this process asks for, then ends the process with the exit
  /// status that belongs to it.
  public static func main(scenes: [TutorialScene]) async {
    begin()
    let arguments = PathBytes.arguments
    let name = arguments.first.map { FilePath($0).name } ?? "render"
    let status = await run(Array(arguments.dropFirst()), scenes: scenes, name: name)
    // A signal that came too late to stop anything is not lost.
    ProcessEnd.exit(SignalWatch.status?.rawValue ?? status)
  }

  /// What comes before all else in a process of this command.
  static func begin() {
    ProcessStart.useUniversalTime()
    // A reader that goes away, and a file that may not grow, are noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Console.holdClosedStreams()
    ProcessEnd.requireSystem()
    ProcessStart.holdFolder()
    SignalWatch.begin()
    // By code that is not the command's: nothing that it has not finished passes for finished.
    ProcessEnd.watchExit { status in
      ProcessEnd.leave(
        ExitStatus.software.rawValue,
        saying:
          "render: the code of what is shown ended the command by exit(\(status)): an app goes on for as long "
          + "as it is shown")
    }
    FreedMemory.keep()
    MemoryWatch.begin()
  }

  /// Does what `words`, a command line without the command's own name, ask for.
  /// - Returns: The exit status: 0, or 1 where pictures that were compared differ, or one of `sysexits.h`, or 128 + a signal's number.
  public static func run(_ words: [String], scenes: [TutorialScene]) async -> Int32 {
    await run(words, scenes: scenes, name: "render")
  }

  /// - Parameter name: What the command is called, for the shells' scripts.
  private static func run(
    _ words: [String], scenes: [TutorialScene], name: String
  ) async -> Int32 {
    do throws(Diagnostic) {
      let scenes = SceneList(scenes: scenes)
      if let script = try CompletionScript(words) {
        try Console.write(script.text(command: name) + "\n")
        return ExitStatus.success.rawValue
      }
      let reading = try CommandLineReading(words, scenes: scenes)
      try MemoryWatch.limit(to: reading.memory)
      if let request = try ProjectRequest(reading, words, scenes: scenes) {
        return try await ProjectRun(request).run()
      }
      try reading.refuseProjectOptions()
      switch reading {
      case .text(let text): try Console.write(HelpPage(text).text + "\n")
      case .frames(let arguments):
        try await FrameRun(RenderPlan(arguments, scenes: scenes).resuming()).run()
      case .verify(let arguments): return try FolderVerification(arguments).run().rawValue
      case .clean(let arguments): try FolderCleaning(arguments).run()
      case .new(let arguments): try NewPackage(arguments).write()
      case .assemble(let arguments): try await AssemblyRun(AssemblyPlan(arguments)).run()
      case .kit: try await KitOptions().write()
      case .adapt(let arguments): try await AdaptedPackage(arguments).write()
      case .list(let arguments): try Listing(arguments, scenes: scenes).write()
      case .inspect(let arguments): try Inspection(arguments, scenes: scenes).write()
      case .sheet(let arguments): try await SheetRun(SheetPlan(arguments, scenes: scenes)).run()
      case .compare(let arguments):
        return try await ComparisonRun(ComparePlan(arguments)).run().rawValue
      case .goldenRecord(let arguments):
        try await GoldenRecording(arguments, scenes: scenes).run()
      case .goldenCheck(let arguments):
        let plan = try GoldenCheckPlan(arguments, scenes: scenes)
        return try await GoldenChecking(plan, scenes: scenes).run().rawValue
      }
      return ExitStatus.success.rawValue
    } catch {
      if !error.problem.isEmpty { Console.say(error.line + "\n") }
      return error.status.rawValue
    }
  }
}
