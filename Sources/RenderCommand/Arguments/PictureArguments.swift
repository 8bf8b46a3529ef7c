import ArgumentParser

/// How large a picture of a scene is and what lies under it, as typed.
struct PictureArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels a point: 1, 2, 3, 1.5 (default: 2, in goldens 1).", valueName: "n"))
  var scale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels of the picture; the scene is fitted into it, centred.", valueName: "WxH"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      """
      What lies under and beside the scene: transparent, white, black, #rgb, #rrggbb, #rrggbbaa \
      (default: its own background goes on).
      """,
      valueName: "colour"),
    completion: .list(["transparent", "white", "black"]))
  var background: String?
}
