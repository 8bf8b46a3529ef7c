import ArgumentParser

/// Which part of a clip, as typed.
struct SpanArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("First time shown: 1.5, 250ms, 90f, 00:00:01.5.", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Time at which to stop (default: the clip's end).", valueName: "time"))
  var to: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long to go on, instead of --to.", valueName: "time"))
  var duration: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames by number: 0-59, 90, 120-, 0-59,90,120-.", valueName: "a-b"))
  var frames: String?

  @Flag(help: "Go on behind the clip's end, where frames asked for lie behind it.")
  var extend = false

  /// The options given that say where a span of time begins and ends.
  var ends: [String] {
    [("--from", from), ("--to", to), ("--duration", duration)].filter { $0.1 != nil }.map(\.0)
  }
}
