/// A command line that is about an author's own project.
struct ProjectRequest {
  /// What is done with it.
  enum Form: Equatable {
    case frames, inspect, sheet, record, check
    case list(isJSON: Bool)
  }

  let form: Form
  /// The project as typed.
  let path: String
  /// All words as typed, without the command's own name.
  let words: [String]
  let project: ProjectArguments
  let isQuiet: Bool
  /// What `-o` says; empty where nothing is said.
  let outputs: [String]
  /// Other folders that the run writes to.
  let otherFolders: [String]

  /// Nil where the command line is about scenes.
  init?(
    _ reading: CommandLineReading, _ words: [String], scenes: SceneList
  ) throws(Diagnostic) {
    let isPath = { ProjectPath.isMeant($0, scenes: scenes) }
    self.words = words
    switch reading {
    case .frames(let arguments) where isPath(arguments.scene):
      form = .frames
      path = arguments.scene
      project = arguments.project
      isQuiet = arguments.drawing.quiet
      outputs = arguments.output
      otherFolders = []
    case .inspect(let arguments) where isPath(arguments.scene):
      form = .inspect
      path = arguments.scene
      project = arguments.project
      isQuiet = false
      outputs = []
      otherFolders = []
    case .sheet(let arguments) where isPath(arguments.scene):
      form = .sheet
      path = arguments.scene
      project = arguments.project
      isQuiet = arguments.drawing.quiet
      outputs = arguments.output
      otherFolders = []
    case .list(let arguments):
      guard let scene = arguments.scene, isPath(scene) else { return nil }
      form = .list(isJSON: arguments.json)
      path = scene
      project = arguments.project
      isQuiet = false
      outputs = []
      otherFolders = []
    case .goldenRecord(let arguments):
      guard let path = arguments.scenes.first(where: isPath) else { return nil }
      try Self.refuseOthers(arguments.scenes, path)
      form = .record
      self.path = path
      project = arguments.project
      isQuiet = arguments.common.drawing.quiet
      outputs = []
      otherFolders = [arguments.common.goldens ?? "Goldens"]
    case .goldenCheck(let arguments):
      // A golden may be called as a folder is, unless something is said that is for projects.
      let isSure = !arguments.project.given.isEmpty
      guard
        let path = arguments.names.first(where: {
          isPath($0) && (isSure || ProjectPath.looksLikeOne($0))
        })
      else { return nil }
      try Self.refuseOthers(arguments.names, path)
      form = .check
      self.path = path
      project = arguments.project
      isQuiet = arguments.common.drawing.quiet
      outputs = []
      otherFolders =
        ["out/golden"] + [arguments.reports.diff, arguments.reports.html].compactMap(\.self)
    default: return nil
    }
  }

  private static func refuseOthers(_ names: [String], _ path: String) throws(Diagnostic) {
    guard names.count > 1 else { return }
    throw Diagnostic(
      .usage, "\"\(path)\" is a project, and \(names.count) names are given",
      remedy: "name one project, and nothing else")
  }

  /// The words of which its own program is told.
  func programWords() throws(Diagnostic) -> ProjectWords {
    let found = ProjectWords(words, path: path) { words in
      switch try? CommandLineReading(words, scenes: SceneList(scenes: [])) {
      case .frames(let arguments): [arguments.scene]
      case .inspect(let arguments): [arguments.scene]
      case .sheet(let arguments): [arguments.scene]
      case .list(let arguments): arguments.scene.map { [$0] } ?? []
      case .goldenRecord(let arguments): arguments.scenes
      case .goldenCheck(let arguments): arguments.names
      default: []
      }
    }
    guard let found else {
      throw Diagnostic(
        .usage, "\"\(path)\" is not found in the command line", remedy: "name it once")
    }
    return found
  }
}
