import Comparison
import Golden
import PNG
import QuartzCore

/// Carries `render golden check` out: makes the clips anew, tells what differs, writes what was
/// asked for.
@MainActor
struct GoldenChecking {
  private let plan: GoldenCheckPlan
  private let scenes: SceneList

  init(_ plan: GoldenCheckPlan, scenes: SceneList) {
    self.plan = plan
    self.scenes = scenes
  }

  /// - Returns: `success` where nothing differs; the status of the first trouble, where a golden
  ///   could not be checked; else `differs`.
  func run() async throws(Diagnostic) -> ExitStatus {
    var reports: [GoldenReport] = []
    for name in plan.names {
      let report = try await report(on: name)
      if case .trouble(let diagnostic) = report.outcome { Console.say(diagnostic.line + "\n") }
      if !plan.reports.isJSON, !plan.isQuiet { try Console.write(report.text) }
      reports.append(report)
    }
    try plan.reports.writeJUnit(
      JUnitReport(named: "render golden check", reports.flatMap(\.suites)).text)
    let entries = reports.map { report in
      ReportIndex.Entry(
        title: report.name, verdict: Self.verdict(report), page: Self.page(of: report))
    }
    try plan.reports.writePage(
      ReportIndex(title: "Goldens in \(plan.folder)", entries: entries).text)
    let statuses = reports.map(\.status)
    let status =
      statuses.first { $0 != .success && $0 != .differs }
      ?? (statuses.contains(.differs) ? .differs : .success)
    if plan.reports.isJSON {
      let document = OrderedJSON.object([
        ("same", .bool(status == .success)), ("folder", .string(plan.folder)),
        ("goldens", .array(reports.map(\.json))),
        ("unrecorded", .array(plan.unrecorded.map { .string($0) })),
      ])
      try Console.write(document.text + "\n")
    } else if !plan.isQuiet, [.success, .differs].contains(status) {
      sayUnrecorded()
    }
    return status
  }

  /// A scene without a golden is not passed over in silence.
  private func sayUnrecorded() {
    let scenes = plan.unrecorded
    guard !scenes.isEmpty else { return }
    let more = scenes.count > 4 ? " and \(scenes.count - 4) more" : ""
    Console.say(
      "render: not recorded, hence not checked: " + scenes.prefix(4).joined(separator: ", ")
        + more + "\n")
  }

  private static func verdict(_ report: GoldenReport) -> String {
    switch report.outcome {
    case .trouble(let diagnostic): diagnostic.problem
    case .checked(_, let result):
      result.isSame
        ? "as recorded"
        : result.frames.differences.first.map { "\($0.subject): \($0.message)" }
          ?? "its pictures differ"
    }
  }

  private static func page(of report: GoldenReport) -> String? {
    if case .checked(_, let result) = report.outcome, !result.isSame {
      "\(report.name).html"
    } else {
      nil
    }
  }

  private func report(on name: String) async throws(Diagnostic) -> GoldenReport {
    let folder = GoldenFolder(path: "\(plan.folder)/\(name)")
    let record: GoldenRecord
    do {
      record = try folder.record()
    } catch {
      return GoldenReport(name: name, outcome: .trouble(Self.diagnostic(error, folder, name)))
    }
    let clip: RenderPlan
    do {
      clip = try GoldenOptions.plan(
        of: record.scene, GoldenOptions.typed(record.options, in: plan.folder), jobs: plan.jobs,
        scenes: scenes)
    } catch {
      return GoldenReport(
        name: name,
        outcome: .trouble(
          Diagnostic(
            .badData, "golden \(name) cannot be made anew: \(error.problem)",
            remedy:
              "if it is of a project, name that too; else record it anew, or remove \(folder.path)")
        ))
    }
    var check = GoldenCheck(record, in: folder, of: clip.clip)
    let take: ClipTake
    do {
      take = try await GoldenClip.take(
        clip, wish: check.wish, withLayers: false, title: name, isQuiet: plan.isQuiet)
    } catch {
      if error.status.isSignal { throw error }
      return GoldenReport(name: name, outcome: .trouble(error))
    }
    let result = check.result(take)
    var report = GoldenReport(name: name, outcome: .checked(record, result))
    if !result.isSame {
      try GoldenPictures(plan, record, result, name).write(into: &report)
    }
    return report
  }

  private static func diagnostic(
    _ error: GoldenError, _ folder: GoldenFolder, _ name: String
  ) -> Diagnostic {
    let again = "'render golden record \(name)' makes it"
    switch error {
    case .missing:
      return Diagnostic(.noInput, "golden \(folder.recordPath) \(error.message)", remedy: again)
    case .locked:
      return Diagnostic(
        .noPermission, "golden \(folder.recordPath) \(error.message)",
        remedy: "a golden that is not read passes nothing")
    case .windowsLines:
      return Diagnostic(
        .badData, "golden \(folder.recordPath) \(error.message)",
        remedy: "say \"golden.txt -text\" in .gitattributes, and check it out again")
    case .newer:
      return Diagnostic(
        .badData, "golden \(folder.recordPath) \(error.message)", remedy: "use a newer render")
    case .foreign, .truncated, .altered, .unreadable:
      return Diagnostic(
        .badData, "golden \(folder.recordPath) \(error.message)",
        remedy: "restore it from version control, or record it anew")
    }
  }
}
