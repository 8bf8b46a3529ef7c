import ArgumentParser

/// `render sheet` as typed.
struct SheetArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Lay moments of a scene beside or over each other in one PNG.",
    usage: "render sheet SCENE [--onion] [options]",
    discussion: SheetHelp.text)

  @Argument(
    help: ArgumentHelp("What to show; 'render list' names them.", valueName: "scene"),
    completion: .scenes)
  var scene: String

  @OptionGroup var staging: StagingArguments

  @OptionGroup var project: ProjectArguments

  @Flag(help: "Over each other: what stays once, what moves at every moment, earlier ones fainter.")
  var onion = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many moments, evenly from the first frame to the last (default: 18, onion 7).",
      valueName: "n"))
  var count: String?

  @OptionGroup var span: SpanArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("One moment every so often, instead of --count: 0.1, 6f.", valueName: "time")
  )
  var every: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Cells in a row (default: what makes the sheet about 3:2).", valueName: "n"))
  var columns: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels: how wide a cell is, or the picture with --onion (default: a cell is 360 on its "
        + "longer side, the picture 2 a point).", valueName: "px"))
  var cellWidth: String?

  @Option(
    help: ArgumentHelp(
      "What lies under the scene: transparent, white, black, #rgb, #rrggbb, #rrggbbaa (default: its "
        + "own background; where it has none a checkerboard shows).", valueName: "colour"))
  var background: String?

  @OptionGroup var motion: MotionArguments

  @Option(
    help: ArgumentHelp("What the cells lie on (default: #f5f5f7).", valueName: "colour"))
  var paper: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A PNG file, or - for standard output (default: out/SCENE-sheet.png, or -onion.png). Repeatable.",
      valueName: "file"), completion: .file())
  var output: [String] = []

  @Flag(help: "Say what the sheet shows as JSON on standard output.")
  var json = false

  @OptionGroup var drawing: DrawingArguments

  @Flag(help: "Fail when the scene uses something that is not drawn.")
  var strict = false
}

/// The longer text of `render help sheet`.
private enum SheetHelp {
  static let text = """
    Of --count N moments the first is the first frame, the last the last, and those between are the \
    frames nearest to even distances. Under each cell are its time and the number of its frame. \
    Cells are drawn at their own size, not reduced.

    With --onion a layer that is itself the same at all moments is there once; one that moves or \
    changes is there for each, the last as it is, those before it rising from 15 to 60 %. Where \
    several cover a pixel, those that differ most from the usual show.

    EXAMPLES:
      render sheet fuber
      render sheet fuber --columns 6 --count 12 -o sheet.png
      render sheet fuber --from 1.2 --to 2.2 --every 100ms
      render sheet notes-bouncing-ball --onion --to 0.7 --count 9
    """
}
