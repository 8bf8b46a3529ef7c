import Export
import Foundation
import Stage
import VirtualTime

/// Carries a plan out: draws, encodes and writes its frames, and says how it goes.
@MainActor
struct FrameRun {
  private let plan: RenderPlan

  init(_ plan: RenderPlan) {
    self.plan = plan
  }

  func run() async throws(Diagnostic) {
    MemoryWatch.work(on: "scene \(plan.staging.scene.id)")
    if plan.selection.count == 0, plan.foundCount == 0 { return try sayNothingToDo() }
    let clock = ContinuousClock()
    let start = clock.now
    // What has waited once goes on in another thread than the one a process begins with: the room is for that one.
    await Task.yield()
    FreedMemory.makeRoom(inLargePages: true)
    let source = SceneFrames(
      plan.staging.scene, settings: plan.staging.settings, plan: plan.frames, picture: plan.picture,
      background: plan.background, shutter: plan.shutter, usesCache: plan.usesCache)
    let interruption = InterruptSignals()
    var progress = ProgressReport(style: progressStyle, total: plan.selection.count)
    var done = 0

    if plan.selection.count == 0 { return try sayNothingIsLeft(source.simulation) }
    let sinks = OutputSinks(plan)
    let outputs = try sinks.outputs
    if !plan.isQuiet { for line in sinks.warnings { Console.say(line + "\n") } }
    if !plan.isQuiet, let line = plan.lateActionsLine { Console.say(line + "\n") }
    if let line = plan.resumingLine { Console.say(line) }
    let export = Task {
      try await Exporter(usesCache: plan.usesCache).export(
        source, to: outputs, jobs: plan.jobs
      ) {
        done = $0.finishedFrames
        progress.text(done: done, elapsed: start.duration(to: clock.now).seconds).map(Console.say)
        if done == $0.frameCount, let line = plan.lastStep {
          Console.say((progress.ending() ?? "") + line + "\n")
        }
      }
    }
    interruption.listen { [writesStream = plan.outputs.allSatisfy(\.isStandardOutput)] status in
      // A reader that waits would hold the export up, and there are no files to tidy.
      if writesStream { SignalWatch.leave(status) }
      export.cancel()
    }
    let result = await export.result
    interruption.forget()
    progress.ending().map(Console.say)
    switch result {
    case .failure(let error):
      throw plan.goingOn(
        after: done, diagnostic(for: error, done: done, stoppedBy: interruption.status))
    case .success(let report):
      let seconds = start.duration(to: clock.now).seconds
      if !plan.isQuiet {
        Console.say(FinalLine(plan, report, seconds: seconds).text + "\n")
        if let line = OlderFrames(plan)?.line { Console.say(line + "\n") }
      }
      if plan.isJSON {
        let facts = RunFacts(
          plan: plan, seconds: seconds, simulation: source.simulation)
        try Console.write(facts.line)
      }
    }
    try UndrawnList(source.simulation, isQuiet: plan.isQuiet, isStrict: plan.isStrict).say()
  }

  /// There are more shards than frames, and none is for this one.
  private func sayNothingToDo() throws(Diagnostic) {
    if let shard = plan.shard, !plan.isQuiet {
      Console.say("there are fewer frames than shards, and none for shard \(shard.text)\n")
    }
    if plan.isJSON { try Console.write(RunFacts(plan: plan, seconds: 0, simulation: nil).line) }
  }

  /// What is said where `--resume` finds all frames.
  private func sayNothingIsLeft(_ simulation: Simulation) throws(Diagnostic) {
    if let line = plan.resumingLine { Console.say(line) }
    if !plan.isQuiet, let line = OlderFrames(plan)?.line { Console.say(line + "\n") }
    if plan.isJSON {
      try Console.write(RunFacts(plan: plan, seconds: 0, simulation: simulation).line)
    }
  }

  private var progressStyle: ProgressReport.Style {
    plan.isQuiet ? .silent : Console.canRewriteLines ? .bar : .lines
  }

  private func diagnostic(
    for error: any Error, done: Int, stoppedBy status: ExitStatus?
  ) -> Diagnostic {
    if let error = error as? ExportError { return Diagnostic(error) }
    if error is CancellationError {
      return Diagnostic(
        status ?? .terminated, "stopped after \(done) of \(Quantity.frames(plan.selection.count))",
        remedy: plan.keepsFinishedFrames
          ? "those written are complete" : "no unfinished file is left")
    }
    return Diagnostic(error, in: plan.staging.scene)
  }
}

extension RenderPlan {
  /// Whether what was written before the end of a run is of use.
  fileprivate var keepsFinishedFrames: Bool {
    outputs.contains { if case .files = $0 { true } else { false } }
  }

  /// What is still to be done when all frames are drawn, if it takes long.
  fileprivate var lastStep: String? {
    let files = outputs.filter { $0.format == .gif }.map(\.path)
    guard !isQuiet, !files.isEmpty, selection.count > 1 else { return nil }
    return "all frames are drawn; packing \(files.joined(separator: ", "))"
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
