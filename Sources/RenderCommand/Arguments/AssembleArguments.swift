import ArgumentParser

/// `render assemble` as typed.
struct AssembleArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assemble",
    abstract: "Make GIFs and films of frames that were rendered before, here or elsewhere.",
    usage: "render assemble FOLDER… -o WHERE [options]",
    discussion: HelpTexts.assemble)

  @Argument(
    help: ArgumentHelp(
      """
      A folder of frames, or several that hold parts of one clip; where a folder holds several clips, what the \
      frames are called: 'out/b%05d.png'.
      """, valueName: "folder"),
    completion: .directory)
  var folders: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      """
      A file .gif, .apng, .webp, .mp4 or .mov, a folder for all the frames, or - for raw RGBA on standard output. \
      Repeatable.
      """, valueName: "where"), completion: .file())
  var output: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames by number, where not all are meant: 0-59, 90, 120-.", valueName: "a-b"))
  var frames: String?

  @OptionGroup var made: FormatArguments

  @Option(
    help: ArgumentHelp(
      "Of an APNG: fast, or small: as small as libpng makes it, slowly (default: fast).",
      valueName: "kind"),
    completion: .list(["fast", "small"]))
  var png: String?

  @Flag(help: "Say what was written as JSON on standard output, at the end.")
  var json = false

  @OptionGroup var drawing: DrawingArguments
}
