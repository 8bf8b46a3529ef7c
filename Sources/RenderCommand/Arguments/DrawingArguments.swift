import ArgumentParser

/// How frames are drawn, and what is said meanwhile, as typed.
struct DrawingArguments: ParsableArguments {
  @Option(
    name: [.short, .long], parsing: .unconditional,
    help: ArgumentHelp(
      "Frames, or parts of one, drawn at the same time (default: one a processor).",
      valueName: "n"))
  var jobs: String?

  @Flag(name: [.short, .long], help: "Say nothing but errors.")
  var quiet = false
}
