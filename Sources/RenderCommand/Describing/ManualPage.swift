import ArgumentParser

/// The command's page of the manual, in the language of `man`.
struct ManualPage {
  private let whole: CommandDescription
  /// What the command is called.
  private let command: String

  init(_ whole: CommandDescription, command: String) {
    self.whole = whole
    self.command = command
  }

  var text: String {
    var lines = [
      ".TH \(command.uppercased()) 1 \"\" \"Zoetrope \(CommandSyntax.version)\" \"User Commands\"",
      ".SH NAME",
      "\(command) \\- \(Self.plain(Self.sentence(whole.abstract)))",
      ".SH SYNOPSIS",
    ]
    lines += Self.literal(CommandSyntax.usages.map(renamed).joined(separator: "\n"))
    lines += [".SH DESCRIPTION"] + Self.prose(whole.unnamed.discussion, heading: ".SH")
    lines += [".SH OPTIONS"] + Self.arguments(of: whole.unnamed)
    let subcommands = Self.listed(whole)
    if !subcommands.isEmpty { lines.append(".SH COMMANDS") }
    for (name, subcommand) in subcommands {
      lines += [".SS \"\(command) \(name)\"", Self.plain(subcommand.abstract ?? "")]
      lines += Self.arguments(of: subcommand, besides: ["--version", "--help"])
      lines += Self.prose(subcommand.discussion, heading: ".PP")
    }
    lines += [".SH EXIT STATUS"]
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)", Self.plain(status.meaning)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B TERM",
      Self.plain("Where it is dumb, progress is told line by line, as without a terminal."),
      ".PP", Self.plain("Nothing is coloured, with or without NO_COLOR."),
      ".SH SEE ALSO", ".BR ffmpeg (1)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func renamed(_ usage: String) -> String {
    usage.hasPrefix("render ") ? command + usage.dropFirst("render".count) : usage
  }

  /// Every subcommand below `command`, by its words.
  private static func listed(
    _ command: CommandDescription
  ) -> [(name: String, command: CommandDescription)] {
    command.namedSubcommands.filter { $0.commandName != "help" }.flatMap { subcommand in
      [(subcommand.commandName, subcommand)]
        + listed(subcommand).map { (subcommand.commandName + " " + $0.name, $0.command) }
    }
  }

  /// - Parameter others: Names of options that are explained elsewhere.
  private static func arguments(
    of command: CommandDescription, besides others: [String] = []
  ) -> [String] {
    command.shownArguments.flatMap { argument -> [String] in
      if let name = argument.preferredName?.typed, others.contains(name) { return [] }
      let value = argument.valueName.map { "\\fI\(plain($0))\\fR" } ?? ""
      let names = (argument.names ?? []).sorted { $0.typed.count < $1.typed.count }
        .map { "\\fB\(plain($0.typed))\\fR" }.joined(separator: ", ")
      let title =
        switch argument.kind {
        case .positional: value
        case .option: names + " " + value
        case .flag: names
        }
      return [".TP", title, plain(argument.abstract ?? "")]
    }
  }

  /// Paragraphs; what is indented stays as it is, below its heading in capitals.
  private static func prose(_ text: String?, heading: String) -> [String] {
    (text ?? "").split(separator: "\n\n").flatMap { paragraph -> [String] in
      var rows = paragraph.split(separator: "\n", omittingEmptySubsequences: false)[...]
      guard let first = rows.first, first.last == ":", rows.dropFirst().first?.first == " " else {
        return [".PP", plain(paragraph)]
      }
      rows.removeFirst()
      let title = plain(first.dropLast())
      // The statuses of all commands are in one place.
      if heading == ".SH", title == "EXIT STATUS" { return [] }
      return [heading == ".SH" ? ".SH \"\(title)\"" : ".PP\n\(title.lowercased()):"]
        + literal(rows.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n"))
    }
  }

  private static func literal(_ text: String) -> [String] {
    [".PP", ".nf", ".RS 4"] + text.split(separator: "\n").map(plain) + [".RE", ".fi"]
  }

  /// A sentence without its capital and its full stop, as `NAME` has it.
  private static func sentence(_ text: String?) -> String {
    let text = text ?? ""
    return text.prefix(1).lowercased() + text.dropFirst().prefix { $0 != "." }
  }

  /// `text` with what the formatter would take as its own escaped.
  private static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
