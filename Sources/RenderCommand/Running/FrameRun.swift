import Export
import Foundation
import Raster
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
    let clock = ContinuousClock()
    let start = clock.now
    let source = SceneFrames(
      plan.staging.scene, settings: plan.staging.settings, plan: plan.frames, picture: plan.picture,
      background: plan.background?.color)
    let interruption = InterruptSignals()
    var progress = ProgressReport(style: progressStyle, total: plan.selection.count)
    var done = 0

    let export = Task {
      try await Exporter(usesCache: plan.usesCache).export(
        source, encoding: encoding, to: sink, jobs: plan.jobs
      ) {
        done = $0.finishedFrames
        progress.text(done: done, elapsed: start.duration(to: clock.now).seconds).map(Console.say)
      }
    }
    interruption.listen { [writesStream = plan.output == .standardOutput] status in
      // A reader that waits would hold the export up, and there are no files to tidy.
      if writesStream { _exit(status.rawValue) }
      export.cancel()
    }
    let result = await export.result
    interruption.forget()
    progress.ending().map(Console.say)
    if case .failure(let error) = result {
      throw diagnostic(for: error, done: done, stoppedBy: interruption.status)
    }
    if !plan.isQuiet {
      Console.say(finalLine(seconds: start.duration(to: clock.now).seconds) + "\n")
    }
    try judge(source.simulation)
  }

  private var progressStyle: ProgressReport.Style {
    plan.isQuiet ? .silent : Console.canRewriteLines ? .bar : .lines
  }

  private var encoding: FrameEncoding {
    plan.output == .standardOutput
      ? .rawRGBA
      : .png(scale: plan.picture.scale, compression: plan.compression)
  }

  private var sink: any FrameSink {
    switch plan.output {
    case .files(let destination, _): PNGSequenceSink(destination)
    case .standardOutput: StreamSink()
    }
  }

  private func diagnostic(
    for error: any Error, done: Int, stoppedBy status: ExitStatus?
  ) -> Diagnostic {
    if let error = error as? ExportError { return Diagnostic(error) }
    if error is CancellationError {
      return Diagnostic(
        status ?? .terminated, "stopped after \(done) of \(Quantity.frames(plan.selection.count))",
        remedy: "those written are complete")
    }
    return Diagnostic(.badData, "scene \(plan.staging.scene.id) cannot be rendered: \(error)")
  }

  private func finalLine(seconds: Double) -> String {
    let count = plan.selection.count
    let place = plan.output == .standardOutput ? "on standard output" : "in \(plan.outputPath)"
    let rate = Quantity.short(Double(count) / max(seconds, 1e-9))
    let recipe = FilmRecipe(
      rate: "\(plan.staging.rate)", width: plan.picture.width, height: plan.picture.height,
      selection: plan.selection, output: plan.output)
    let film = recipe.command.map { "; for a film: \($0)" } ?? ""
    return "\(Quantity.frames(count)) in \(Quantity.short(seconds)) s (\(rate) fps) \(place)" + film
  }

  /// Names what the scene asked for and did not get.
  private func judge(_ simulation: Simulation) throws(Diagnostic) {
    let entries = simulation.ledger.entries
    if !plan.isQuiet || plan.isStrict {
      for entry in entries {
        let time = Quantity.plain(entry.firstTime)
        Console.say(
          "render: not drawn: \(entry.feature), \(entry.place) (first at \(time) s, "
            + "\(entry.count) times)\n")
      }
    }
    if plan.isStrict, !entries.isEmpty {
      throw Diagnostic(
        .badData, "scene \(plan.staging.scene.id) uses \(entries.count) things that are not drawn",
        remedy: "they are listed above; without --strict the frames are kept and this passes")
    }
  }
}

extension TypedColor {
  fileprivate var color: Color {
    let channel = { (value: UInt8) in Double(value) / 255 }
    return Color(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
