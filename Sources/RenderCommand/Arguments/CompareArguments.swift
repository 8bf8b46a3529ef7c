import ArgumentParser

/// `render compare` as typed.
struct CompareArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare frames: folders, animated PNGs or single pictures.",
    usage: "render compare A B [options]",
    discussion: HelpTexts.compare)

  @Argument(
    help: ArgumentHelp("What is expected: a folder or a PNG file.", valueName: "a"),
    completion: .file())
  var a: String

  @Argument(help: ArgumentHelp("What is there.", valueName: "b"), completion: .file())
  var b: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The greatest difference of a channel, of 255, that counts as none.", valueName: "n"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "So many pixels of a picture may differ: 10, or 0.1%.", valueName: "pixels"))
  var maxDifferent: String?

  @Option(
    name: .customLong("min-ssim"), parsing: .unconditional,
    help: ArgumentHelp("Least structural similarity, up to 1: 0.99.", valueName: "s"))
  var minSSIM: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Greatest colour difference of a pixel (CIEDE2000).", valueName: "e"))
  var maxDeltaE: String?

  @OptionGroup var reports: ReportArguments

  @Flag(name: [.short, .long], help: "Say nothing: the exit status tells.")
  var quiet = false
}
