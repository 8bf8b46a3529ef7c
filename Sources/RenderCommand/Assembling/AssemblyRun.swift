import Export
import Foundation
import QuartzCore
import Stage

/// Carries `render assemble` out, and says how it goes.
@MainActor
struct AssemblyRun {
  private let plan: AssemblyPlan

  init(_ plan: AssemblyPlan) { self.plan = plan }

  func run() async throws(Diagnostic) {
    let clock = ContinuousClock()
    let start = clock.now
    var progress = ProgressReport(
      style: plan.isQuiet ? .silent : Console.canRewriteLines ? .bar : .lines,
      total: plan.files.count)
    let sinks = OutputSinks(plan)
    let outputs = try sinks.outputs
    if !plan.isQuiet { for line in sinks.warnings { Console.say(line + "\n") } }
    let interruption = InterruptSignals()
    let assembly = FrameAssembly(
      plan.files, width: plan.clipFormat.width, height: plan.clipFormat.height)
    let work = Task {
      try await assembly.assemble(to: outputs, jobs: plan.jobs) { done in
        progress.text(done: done, elapsed: start.duration(to: clock.now) / .seconds(1))
          .map(Console.say)
      }
    }
    interruption.listen { [writesStream = plan.outputs.allSatisfy(\.isStandardOutput)] status in
      // A reader that waits would hold everything up, and there are no files to tidy.
      if writesStream { SignalWatch.leave(status) }
      work.cancel()
    }
    let result = await work.result
    interruption.forget()
    progress.ending().map(Console.say)
    if case .failure(let error) = result {
      throw Self.diagnostic(for: error, stoppedBy: interruption.status)
    }
    let seconds = start.duration(to: clock.now) / .seconds(1)
    if !plan.isQuiet { Console.say(ComparisonLines.printable(line(seconds: seconds)) + "\n") }
    if plan.isJSON { try Console.write(facts(seconds: seconds).text + "\n") }
  }

  private func line(seconds: Double) -> String {
    let count = plan.selection.count
    let isPart = count != plan.clipLength
    let which = isPart ? " (\(plan.selection.text) of a clip of \(plan.clipLength))" : ""
    let written = plan.outputs.map { output in
      if output.isStandardOutput { return "on standard output" }
      let bytes = FileLocation.size(ofFile: output.path).map { " (\(Quantity.bytes($0)))" } ?? ""
      return "in \(output.path)\(bytes)"
    }
    return "\(Quantity.frames(count))\(which), all sound, in \(Quantity.short(seconds)) s "
      + written.joined(separator: ", ")
  }

  private func facts(seconds: Double) -> OrderedJSON {
    .object([
      ("frames", .number(Double(plan.selection.count))),
      ("firstFrame", .number(Double(plan.selection.first))),
      ("clip", .number(Double(plan.clipLength))),
      ("rate", .string("\(plan.rate)")),
      ("width", .number(Double(plan.clipFormat.width))),
      ("height", .number(Double(plan.clipFormat.height))),
      ("seconds", .number(seconds)),
      (
        "outputs",
        .array(
          plan.outputs.map {
            .object([("path", .string($0.path)), ("format", .string($0.format.rawValue))])
          })
      ),
    ])
  }

  private static func diagnostic(
    for error: any Error, stoppedBy status: ExitStatus?
  ) -> Diagnostic {
    switch error {
    case let error as ExportError: return Diagnostic(error)
    case is CancellationError:
      return Diagnostic(status ?? .terminated, "stopped", remedy: "no unfinished file is left")
    case let failure as FrameAssembly.Failure:
      let changed = { (file: FrameAssembly.File, what: String) in
        Diagnostic(
          .tryAgain, "\"\(file.path)\" was sound and is now \(what)",
          remedy: "somebody writes there: try again when that has ended")
      }
      switch failure {
      case .unreadable(let file, let error):
        return changed(file, "not to be read: \(error.message)")
      case .noPicture(let file, _): return changed(file, "damaged")
      case .resized(let file, let width, let height): return changed(file, "\(width)x\(height)")
      }
    default: return Diagnostic(.software, "the frames cannot be assembled: \(error)")
    }
  }
}
