import Export
import Foundation
import QuartzCore
import RenderTree
import Sheets
import Stage

/// Carries out `render sheet`: freezes the moments, puts them beside or composites them over each other, and writes the
/// picture.
@MainActor
struct SheetRun {
  private let plan: SheetPlan

  init(_ plan: SheetPlan) { self.plan = plan }

  func run() async throws(Diagnostic) {
    MemoryWatch.work(on: "scene \(plan.staging.scene.id)")
    let start = ContinuousClock.now
    let frames = SceneFrames(
      plan.staging.scene, settings: plan.staging.settings,
      plan: FramePlan(rate: plan.staging.rate, indices: plan.moments), picture: plan.cell,
      background: plan.background, shutter: plan.shutter)
    let interruption = InterruptSignals()
    let export = Task {
      try await Exporter().export(
        OneFrame { try picture(of: frames) }, to: sinks.map { FrameOutput(.png(scale: 1), to: $0) },
        jobs: plan.jobs)
    }
    interruption.listen { [isStream = plan.outputs.allSatisfy(\.isStandardOutput)] status in
      // A reader that waits would hold the export up, and there is no file to tidy.
      if isStream { SignalWatch.leave(status) }
      export.cancel()
    }
    let result = await export.result
    interruption.forget()
    if case .failure(let error) = result {
      if let error = error as? ExportError { throw Diagnostic(error) }
      if error is CancellationError {
        throw Diagnostic(interruption.status ?? .terminated, "stopped; nothing is written")
      }
      throw Diagnostic(error, in: plan.staging.scene)
    }
    if !plan.isQuiet {
      let seconds = start.duration(to: .now) / .seconds(1)
      let written = plan.outputs.map {
        $0.isStandardOutput ? "on standard output" : "in \($0.path)"
      }
      let line =
        "\(Quantity.moments(plan.moments.count)), \(plan.width)x\(plan.height) pixels, in "
        + "\(Quantity.short(seconds)) s " + written.joined(separator: " and ")
      Console.say(ComparisonLines.printable(line) + "\n")
    }
    if plan.isJSON { try Console.write(facts(frames.simulation).text + "\n") }
    try UndrawnList(frames.simulation, isQuiet: plan.isQuiet, isStrict: plan.isStrict).say()
  }

  private var sinks: [any FrameSink] {
    plan.outputs.map { output in
      if case .files(let file, _) = output { PNGSequenceSink(file) } else { StreamSink() }
    }
  }

  /// What the sheet shows, for programs.
  private func facts(_ simulation: Simulation) -> OrderedJSON {
    let rate = plan.staging.rate
    return .object([
      ("scene", .string(plan.staging.scene.id)), ("path", .string(plan.outputs[0].path)),
      ("paths", .array(plan.outputs.map { .string($0.path) })),
      ("width", .number(Double(plan.width))), ("height", .number(Double(plan.height))),
      ("rate", .string("\(rate)")), ("onion", .bool(plan.sheet == nil)),
      (
        "moments",
        .array(
          plan.moments.map {
            .object([("frame", .number(Double($0))), ("time", .number(rate.time(ofFrame: $0)))])
          })
      ),
      ("notDrawn", UndrawnList.facts(simulation)),
    ])
  }

  private func picture(of frames: SceneFrames) throws -> FrameSnapshot {
    FrameSnapshot(
      of: try (0..<frames.frameCount).map { try frames.snapshot(at: $0) }, laidOutBy: together)
  }

  /// Moments beside or over each other.
  private func together(_ snapshots: [FrameSnapshot]) -> FrameSnapshot {
    guard let sheet = plan.sheet else {
      return OnionSkin(count: snapshots.count).frame(of: snapshots)
    }
    return sheet.frame(
      of: snapshots.map { snapshot in
        SheetCell(
          frame: snapshot,
          time: SheetMoments.time(ofFrame: snapshot.index, at: plan.staging.rate),
          number: "\(snapshot.index)")
      })
  }
}

/// A source of a single frame.
@MainActor
private final class OneFrame: FrameSource {
  let frameCount = 1
  private let make: () throws -> FrameSnapshot

  init(_ make: @escaping () throws -> FrameSnapshot) { self.make = make }

  func snapshot(at position: Int) throws -> FrameSnapshot { try make() }
}
