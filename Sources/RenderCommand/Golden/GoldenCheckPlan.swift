import Export
import Golden
import Stage

/// What `render golden check` means: which goldens, and what to write.
struct GoldenCheckPlan {
  /// What the goldens to check are called.
  let names: [String]
  let folder: String
  /// Scenes without a golden of their name, where no golden was named.
  let unrecorded: [String]
  let reports: ReportPlan
  let isQuiet: Bool
  let jobs: String?
  /// Whether there is a strip for each frame that differs, and not for the first alone.
  let wantsAllStrips: Bool

  init(_ arguments: GoldenCheckArguments, scenes: SceneList) throws(Diagnostic) {
    folder = try GoldenPath.folder(arguments.common.goldens)
    isQuiet = arguments.common.drawing.quiet
    jobs = arguments.common.drawing.jobs
    wantsAllStrips = arguments.reports.diff != nil
    // Nobody who wants to hear nothing wants a file nobody asked for.
    reports = try ReportPlan(arguments.reports, usualStrips: isQuiet ? nil : "out/golden")
    let recorded = GoldenFolder.names(in: folder)
    try reports.paths.keepOut(
      of: recorded.map { [folder] in "\(folder)/\($0)" }, "which is a golden")
    guard arguments.names.isEmpty else {
      var names: [String] = []
      for name in arguments.names {
        let found = try Self.golden(name, recorded, scenes)
        if !names.contains(found) { names.append(found) }
      }
      (self.names, unrecorded) = (names, [])
      return
    }
    if recorded.isEmpty {
      let problem =
        FileLocation.trouble(at: folder)
        ?? (FileLocation.isFolder(folder) ? "holds no goldens" : "is no folder")
      throw Diagnostic(
        .noInput, "folder \"\(folder)\" \(problem)",
        remedy: "'render golden record SCENE' makes one; --goldens names another folder")
    }
    names = recorded
    unrecorded = scenes.scenes.map(\.id).filter { !recorded.contains($0) }
  }

  /// The golden of that name, or of the scene that is called so.
  private static func golden(
    _ name: String, _ recorded: [String], _ scenes: SceneList
  ) throws(Diagnostic) -> String {
    if recorded.contains(name) { return name }
    if let scene = scenes.scenes.first(where: { $0.id == name || $0.aliases.contains(name) }) {
      // That it is missing is said when it is read.
      return scene.id
    }
    let known = recorded + scenes.scenes.flatMap { [$0.id] + $0.aliases }
    let near = Suggestions(among: known).nearest(to: name)
    throw Diagnostic(
      .usage, "there is no golden and no scene \"\(name)\"",
      remedy: near.isEmpty
        ? "'render list' shows the scenes" : "did you mean \(near.joined(separator: ", "))?")
  }
}
