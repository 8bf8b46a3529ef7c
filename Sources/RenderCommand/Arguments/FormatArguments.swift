import ArgumentParser

/// What is made of frames, as typed.
struct FormatArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "png, gif, apng, webp, mp4, mov, rgba, y4m or nut, whatever the name of the output.",
      valueName: "kind"))
  var format: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How often a GIF, APNG or WebP is played; 0 for ever (default: 0).", valueName: "n"))
  var loop: String?

  @Option(
    help: ArgumentHelp(
      """
      What half-transparent pixels are laid over in a GIF, and everything in formats without \
      alpha: white, #rgb, #rrggbb.
      """, valueName: "colour"))
  var matte: String?
}
