import ArgumentParser

/// `render golden` as typed: one of two things to do.
struct GoldenArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Record how scenes look, and check that they still do.",
    usage: """
      render golden record SCENE… [options]
      render golden check [SCENE…] [options]
      """,
    discussion: HelpTexts.golden,
    subcommands: [GoldenRecordArguments.self, GoldenCheckArguments.self])
}

/// `render golden record` as typed. What the clip is of is said as to `render` and understood as
/// there.
struct GoldenRecordArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record how scenes look.",
    usage: "render golden record SCENE… [options]",
    discussion: HelpTexts.goldenRecord)

  @Argument(
    help: ArgumentHelp("What to record; 'render list' names them.", valueName: "scene"),
    completion: .scenes)
  var scenes: [String]

  @OptionGroup var staging: StagingArguments

  @OptionGroup var project: ProjectArguments

  @OptionGroup var picture: PictureArguments

  @OptionGroup var span: SpanArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames to keep pictures of: 0,60,90, or none (default: first, at two thirds, last).",
      valueName: "a,b"))
  var stills: String?

  @Flag(help: "Keep the pictures of all frames, in one animated PNG.")
  var keepFrames = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Call the golden so (default: as the scene).", valueName: "name"))
  var name: String?

  @Flag(help: "Say what was recorded as JSON on standard output.")
  var json = false

  @OptionGroup var common: GoldenCommonArguments
}

/// `render golden check` as typed.
struct GoldenCheckArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that scenes look as recorded.",
    usage: "render golden check [SCENE…] [options]",
    discussion: HelpTexts.goldenCheck)

  @Argument(
    help: ArgumentHelp("Which goldens to check (default: all there are).", valueName: "scene"),
    completion: .scenes)
  var names: [String] = []

  @OptionGroup var project: ProjectArguments

  @OptionGroup var reports: ReportArguments

  @OptionGroup var common: GoldenCommonArguments
}

/// What recording and checking share.
struct GoldenCommonArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The folder of goldens (default: Goldens).", valueName: "folder"),
    completion: .directory)
  var goldens: String?

  @OptionGroup var drawing: DrawingArguments
}
