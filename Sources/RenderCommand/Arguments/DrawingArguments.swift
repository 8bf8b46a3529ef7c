import ArgumentParser

/// How frames are drawn, and what is said meanwhile, as typed.
struct DrawingArguments: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "Frames, or parts of one, drawn at the same time (default: one a processor).",
      valueName: "n"))
  var jobs: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most memory that may be held: 1.5G, 800M, 50% (default: 75% of what there is).",
      valueName: "size"))
  var memory: String?

  @Flag(name: [.short, .long], help: "Say nothing but errors.")
  var quiet = false
}
