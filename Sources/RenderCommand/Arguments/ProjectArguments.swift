import ArgumentParser

/// What is shown of an author's own project, and how it is built, as typed.
struct ProjectArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Of a project: show this view controller, by its class or its storyboard identifier.",
      valueName: "name"))
  var controller: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Of a project: show this view, by its class; --size is then its size in points.",
      valueName: "name"))
  var view: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Of a playground: show this page, by number or name (default: all).", valueName: "n|name"))
  var page: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Of a project: show this preview.", valueName: "name"))
  var preview: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Of a project: build this target (default: its first app for iOS).", valueName: "name"))
  var target: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where builds of projects are kept (default: ~/.cache/zoetrope).", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Flag(
    help: "Run a project's program without network, able to write only where its output goes.")
  var sandbox = false

  @Option(parsing: .unconditional, help: .hidden)
  var patience: String?

  /// The names of options here, of which none means anything to a scene.
  static let valued = ["controller", "view", "page", "preview", "target", "cache", "patience"]
  static let flags = ["sandbox"]

  /// The options given, with their values.
  var given: [String] {
    let valued = [
      ("controller", controller), ("view", view), ("page", page), ("preview", preview),
      ("target", target), ("cache", cache), ("patience", patience),
    ]
    return valued.filter { $0.1 != nil }.map { "--" + $0.0 } + (sandbox ? ["--sandbox"] : [])
  }

  /// What is to be shown.
  var choice: ProjectChoice {
    ProjectChoice(controller: controller, view: view, page: page, preview: preview)
  }

  /// Refuses options that are for projects, where none is named.
  func refuse() throws(Diagnostic) {
    guard let first = given.first else { return }
    throw Diagnostic(
      .usage, "\(first) is for projects, and none is named",
      remedy: "leave it out, or name the path of a project")
  }
}

extension CommandLineReading {
  /// Refuses options that are for projects, of a command line about scenes.
  func refuseProjectOptions() throws(Diagnostic) {
    switch self {
    case .frames(let arguments): try arguments.project.refuse()
    case .inspect(let arguments): try arguments.project.refuse()
    case .sheet(let arguments): try arguments.project.refuse()
    case .list(let arguments): try arguments.project.refuse()
    case .goldenRecord(let arguments): try arguments.project.refuse()
    case .goldenCheck(let arguments): try arguments.project.refuse()
    case .compare, .verify, .clean, .assemble, .new, .adapt, .kit, .text: break
    }
  }
}
