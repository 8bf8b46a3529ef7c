import ArgumentParser

/// What the words of a command line ask for.
enum CommandLineReading {
  case frames(FramesArguments)
  case list(ListArguments)
  case inspect(InspectArguments)
  case sheet(SheetArguments)
  case compare(CompareArguments)
  case goldenRecord(GoldenRecordArguments)
  case goldenCheck(GoldenCheckArguments)
  case verify(VerifyArguments)
  case clean(CleanArguments)
  case assemble(AssembleArguments)
  case new(NewArguments)
  case adapt(AdaptArguments)
  case kit
  /// Only to print something: help, the version, a completion script.
  case text(String)

  /// - Parameter words: The command line without the command's own name.
  init(_ words: [String], scenes: SceneList) throws(Diagnostic) {
    if let meant = MisspeltSubcommand(words, scenes: scenes) { throw meant.diagnostic }
    // The first page of help is the one people need: that of the form without a subcommand.
    if let first = words.first, words.count == 1, ["-h", "--help", "help"].contains(first) {
      self = .text(CommandSyntax.helpMessage(for: FramesArguments.self))
      return
    }
    if words == ["--version"] {
      self = .text(CommandSyntax.version)
      return
    }
    if let arguments = Self.framesAlone(words) {
      self = .frames(arguments)
      return
    }
    do {
      let parsed = try SceneList.$offered.withValue(scenes) { try CommandSyntax.parseAsRoot(words) }
      switch parsed {
      case let arguments as FramesArguments: self = .frames(arguments)
      case let arguments as ListArguments: self = .list(arguments)
      case let arguments as InspectArguments: self = .inspect(arguments)
      case let arguments as SheetArguments: self = .sheet(arguments)
      case let arguments as CompareArguments: self = .compare(arguments)
      case let arguments as GoldenRecordArguments: self = .goldenRecord(arguments)
      case let arguments as GoldenCheckArguments: self = .goldenCheck(arguments)
      case let arguments as VerifyArguments: self = .verify(arguments)
      case let arguments as CleanArguments: self = .clean(arguments)
      case let arguments as AssembleArguments: self = .assemble(arguments)
      case let arguments as NewArguments: self = .new(arguments)
      case let arguments as AdaptArguments: self = .adapt(arguments)
      case is KitArguments: self = .kit
      case var other:
        // The parser's own subcommands print something by throwing it.
        try other.run()
        self = .text("")
      }
    } catch {
      guard CommandSyntax.exitCode(for: error) != .success else {
        self = .text(CommandSyntax.fullMessage(for: error))
        return
      }
      let message = Self.message(for: error, words)
      throw Diagnostic(
        .usage, message.hasSuffix(".") ? String(message.dropLast()) : message,
        remedy: Self.misses(scene: message)
          ? "name one, as in 'render fuber'; 'render list' shows them all"
          : Self.helpHint(words))
    }
  }

  /// The form that begins with a scene, read without looking at what the others take, which spares a third of
  /// the time. Nil where it is another or something is wrong: the whole syntax says what.
  private static func framesAlone(_ words: [String]) -> FramesArguments? {
    guard let first = words.first, !first.hasPrefix("-"),
      !CommandSyntax.subcommandNames.contains(first)
    else {
      return nil
    }
    return try? FramesArguments.parseAsRoot(words) as? FramesArguments
  }

  /// Where to read on: the page of the command that was meant.
  private static func helpHint(_ words: [String]) -> String {
    guard let name = words.first, CommandSyntax.subcommandNames.contains(name) else {
      return "'render --help' shows all options"
    }
    if name == "help" { return "'render --help' names the commands" }
    // A command of commands has options only below.
    let path =
      words.count > 1 && name == "golden" && ["record", "check"].contains(words[1])
      ? "\(name) \(words[1])" : name
    return "'render help \(path)' shows all options"
  }

  /// What the parser says. It misses a scene before it looks at the options: with a scene it says
  /// what else is wrong.
  private static func message(for error: any Error, _ words: [String]) -> String {
    let message = CommandSyntax.message(for: error)
    guard misses(scene: message) else { return message }
    do {
      _ = try CommandSyntax.parseAsRoot(words + ["scene"])
      return message
    } catch {
      return CommandSyntax.message(for: error)
    }
  }

  private static func misses(scene message: String) -> Bool {
    message.contains("'<scene>'")
  }
}

extension CommandLineReading {
  /// The value of `--memory`, where it is one for what draws.
  var memory: String? {
    switch self {
    case .frames(let arguments): arguments.drawing.memory
    case .sheet(let arguments): arguments.drawing.memory
    case .goldenRecord(let arguments): arguments.common.drawing.memory
    case .goldenCheck(let arguments): arguments.common.drawing.memory
    default: nil
    }
  }
}
