import ArgumentParser

/// What `render` and `inspect` both need to set a scene up, as typed.
struct StagingArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames a second: 60, 29.97 (taken as 30000/1001), 24000/1001 (default: 60).",
      valueName: "rate"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Points of the screen the scene lays itself out for.", valueName: "WxH"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "A parameter of the scene; 'render list SCENE' names them. Repeatable.",
      valueName: "name=value"))
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A WAV file that the scene's microphone hears.", valueName: "file"))
  var input: String?
}
