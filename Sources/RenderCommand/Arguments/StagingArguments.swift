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
    help: ArgumentHelp(
      "The screen: a device, such as \"iPhone 15\" ('render list --screens'), or its size in points.",
      valueName: "device|WxH"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "A parameter of the scene; 'render list SCENE' names them. Repeatable.",
      valueName: "name=value"), completion: .sceneParameters)
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A WAV file that the scene's microphone hears.", valueName: "file"),
    completion: .file())
  var input: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      A tap of the user: 187,333@0.5 in points and seconds, or "Start"@0.5 by title, accessibility \
      identifier or label. Repeatable.
      """, valueName: "what@time"))
  var tap: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A finger that goes from one place to another: 187,500-187,200@1+0.3. Repeatable.",
      valueName: "a-b@time+seconds"))
  var drag: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Text that is typed into what has the keyboard: \"text\"@2; \\n is return. Repeatable.",
      valueName: "text@time"))
  var type: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A file of such actions, one a line: 0.5 tap 187,333.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("light or dark (default: light).", valueName: "style"),
    completion: .list(["light", "dark"]))
  var appearance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The language of the user, for localised resources: de, pt-BR.", valueName: "code"))
  var locale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of text: extra-small … large … accessibility-extra-extra-extra-large.",
      valueName: "size"), completion: .list(Preferences.textSizeNames))
  var contentSize: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      A folder of OpenType fonts for characters that neither the scene's nor the bundled ones have, asked in the \
      order of their names, before those of 'make fonts'.
      """, valueName: "folder"),
    completion: .directory)
  var fonts: String?
}
