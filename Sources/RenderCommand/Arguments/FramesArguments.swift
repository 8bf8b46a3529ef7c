import ArgumentParser

/// `render SCENE …` as typed. What it means is `RenderPlan`'s business, so nearly everything is
/// kept as text here.
struct FramesArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    // Read alone, it is not asked for the shells' scripts, for which the parser would read all once more.
    _superCommandName: "render",
    abstract: "Render a scene or a project to PNG frames, a GIF or a film.",
    usage: """
      render SCENE|PATH [options]
      render list [SCENE|PATH] [--json]
      render inspect SCENE|PATH --at T [--json]
      render sheet SCENE|PATH [options]
      render compare A B [options]
      render assemble FOLDER… -o WHERE [options]
      render golden record|check [SCENE…|PATH] [options]
      render verify FOLDER [--json]
      render clean FOLDER
      render adapt PATH -o FOLDER
      render new NAME [options]
      """,
    discussion: HelpTexts.frames)

  @Argument(
    help: ArgumentHelp(
      "What to render: a scene, which 'render list' names, or the path of your own project.",
      valueName: "scene"), completion: .scenesOrCommands)
  var scene: String

  @OptionGroup var staging: StagingArguments

  @OptionGroup var project: ProjectArguments

  @OptionGroup var picture: PictureArguments

  @OptionGroup var span: SpanArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("One still at exactly this time.", valueName: "time"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      One of n parts of these frames, for as many machines or processes: 1/8 … 8/8; auto takes it from Slurm or \
      AWS Batch, auto/8 from Kubernetes or GNU parallel too. 'render assemble' makes films of what they wrote.
      """, valueName: "i/n|auto"),
    completion: .list(["auto"]))
  var shard: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      """
      A folder or a template such as out/%05d.png for PNG frames, one .png for a still, a file \
      .gif, .apng, .webp, .mp4 or .mov, or - for raw RGBA on standard output (default: \
      out/SCENE). Repeatable; all share one rendering.
      """, valueName: "where"), completion: .file())
  var output: [String] = []

  @OptionGroup var made: FormatArguments

  @OptionGroup var folder: FolderArguments

  @OptionGroup var motion: MotionArguments

  @Flag(help: "Draw and encode every frame anew: slower, the same bytes.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "fast, or small: files as small as libpng makes them, slowly (default: fast).",
      valueName: "kind"),
    completion: .list(["fast", "small"]))
  var png: String?

  @Flag(help: "Say what was written as JSON on standard output, at the end.")
  var json = false

  @OptionGroup var drawing: DrawingArguments

  @Flag(help: "Fail when the scene uses something that is not drawn.")
  var strict = false
}
