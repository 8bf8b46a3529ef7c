import Export
import Foundation
import Golden
import QuartzCore
import Stage

/// Carries `render golden record` out.
@MainActor
struct GoldenRecording {
  private struct Job {
    var name: String
    var options: [GoldenRecord.Entry]
    var plan: RenderPlan
    var stills: [Int]
  }

  private let jobs: [Job]
  private let folder: String
  private let keepsFrames: Bool
  private let isQuiet: Bool
  private let isJSON: Bool

  init(_ arguments: GoldenRecordArguments, scenes: SceneList) throws(Diagnostic) {
    folder = try GoldenPath.folder(arguments.common.goldens)
    keepsFrames = arguments.keepFrames
    isQuiet = arguments.common.drawing.quiet
    isJSON = arguments.json
    if arguments.name != nil, arguments.scenes.count > 1 {
      throw Diagnostic(
        .usage, "--name is for one golden, but \(arguments.scenes.count) scenes are named",
        remedy: "record them one by one")
    }
    var jobs: [Job] = []
    for scene in arguments.scenes {
      let typed = GoldenOptions.typed(arguments)
      let plan = try GoldenOptions.plan(
        of: scene, typed, jobs: arguments.common.drawing.jobs, extends: arguments.span.extend,
        scenes: scenes)
      let name = try GoldenPath.name(arguments.name ?? plan.staging.scene.id)
      if jobs.contains(where: { $0.name == name }) { continue }
      jobs.append(
        Job(
          name: name, options: GoldenOptions.complete(typed, plan, in: folder), plan: plan,
          stills: try Self.stills(arguments.stills, plan)))
    }
    self.jobs = jobs
  }

  private static func stills(_ text: String?, _ plan: RenderPlan) throws(Diagnostic) -> [Int] {
    guard let text else { return GoldenRecord.usualStills(of: plan.frames.frames.map(\.index)) }
    if text == "none" { return [] }
    guard let selection = FrameSelection(text, clip: plan.selection.last + 1) else {
      throw .value(
        text, of: "--stills", isNot: "a list of frames", remedy: "try 0,60,90, or none")
    }
    let numbers = Set(plan.frames.frames.map(\.index))
    let stills = selection.ranges.joined()
    if let foreign = stills.first(where: { !numbers.contains($0) }) {
      throw Diagnostic(
        .usage, "--stills: frame \(foreign) is not recorded",
        remedy: "the last one is frame \(plan.selection.last)")
    }
    return Array(stills)
  }

  func run() async throws(Diagnostic) {
    var facts: [OrderedJSON] = []
    for job in jobs { facts.append(try await record(job)) }
    if isJSON {
      try Console.write(OrderedJSON.object([("goldens", .array(facts))]).text + "\n")
    }
  }

  /// Records a golden, and says what it is for programs.
  private func record(_ job: Job) async throws(Diagnostic) -> OrderedJSON {
    let golden = GoldenFolder(path: "\(folder)/\(job.name)")
    let isNew = !FileLocation.isThere(golden.path)
    let held: HeldFolder?
    do throws(ExportError) {
      held = try HeldFolder(path: golden.path)
    } catch {
      throw Diagnostic(error, naming: "--goldens")
    }
    guard let held else {
      throw Diagnostic(
        .tryAgain, "golden \(job.name) is being recorded by another run",
        remedy: "wait for that one, then look whether it is right")
    }
    let cleaning = SignalWatch.whenLeaving { Self.tidy(golden, isNew: isNew) }
    defer {
      SignalWatch.forget(cleaning)
      Self.tidy(golden, isNew: isNew)
      withExtendedLifetime(held) {}
    }
    do {
      try golden.heal()
    } catch {
      throw Self.diagnostic(error, job.name)
    }
    let old = try? golden.record()
    let take = try await GoldenClip.take(
      job.plan, wish: .frames(Set(job.stills)), withLayers: true,
      animationPath: keepsFrames ? golden.newAnimationPath : nil, title: job.name,
      isQuiet: isQuiet)
    if take.omitted > 0 {
      throw Diagnostic(
        .usage, "golden \(job.name) cannot keep so many pictures: \(take.omitted) found no room",
        remedy: "keep fewer, or record at a smaller --scale")
    }
    let record = GoldenRecord(
      of: job.plan.clip, take, options: job.options, stills: job.stills, keepsFrames: keepsFrames)
    let rate = job.plan.staging.rate
    let size: Int
    do {
      size = try golden.write(
        record, take, frameDelay: (numerator: rate.denominator, denominator: rate.numerator))
    } catch {
      throw Self.diagnostic(error, job.name)
    }
    let change = old.map { GoldenChanges(from: $0, to: record).text } ?? "recorded"
    if !isQuiet {
      let weight = Quantity.plain((Double(size) / 100).rounded() / 10)
      Console.say(
        "\(golden.path): \(change); \(Quantity.frames(record.frames.count)), \(weight) kB\n")
    }
    return .object([
      ("golden", .string(job.name)), ("scene", .string(record.scene)),
      ("path", .string(golden.path)), ("frames", .number(Double(record.frames.count))),
      ("stills", .array(record.stills.map { .number(Double($0)) })),
      ("bytes", .number(Double(size))), ("change", .string(change)),
    ])
  }

  private static func diagnostic(_ error: any Error, _ name: String) -> Diagnostic {
    if let error = error as? ExportError { return Diagnostic(error, naming: "--goldens") }
    return Diagnostic(.software, "golden \(name) cannot be written: \(error)")
  }

  /// Removes what did not become part of a golden.
  nonisolated private static func tidy(_ golden: GoldenFolder, isNew: Bool) {
    golden.dropNew()
    let names = try? FileLocation.names(inFolder: golden.path)
    if isNew, names == [] { try? FileManager.default.removeItem(atPath: golden.path) }
  }
}
