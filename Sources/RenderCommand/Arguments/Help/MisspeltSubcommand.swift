import Stage

/// The first word of a command line where it is nearly a subcommand and nothing else.
///
/// A first word that is no subcommand is a scene for the parser, which then complains of the words
/// after it.
struct MisspeltSubcommand {
  private let problem: String
  private let near: [String]

  /// Nil where the first word is a subcommand, a scene, an option, or like none of the subcommands.
  init?(_ words: [String], scenes: SceneList) {
    let names = CommandSyntax.subcommandNames
    let isAboutHelp = words.first == "help"
    guard let word = isAboutHelp ? words.dropFirst().first : words.first,
      !word.isEmpty, !word.hasPrefix("-"), !(names + ["render"]).contains(word)
    else { return nil }
    if isAboutHelp {
      near = Suggestions(among: names).nearest(to: word)
      problem = "there is no command \"\(word)\" to help with"
      return
    }
    if scenes.scenes.contains(where: { $0.id == word || $0.aliases.contains(word) }) { return nil }
    if ProjectPath.isMeant(word, scenes: scenes) { return nil }
    near = Suggestions(among: names).nearest(to: word)
    let ids = scenes.scenes.flatMap { [$0.id] + $0.aliases }
    guard let best = near.first else { return nil }
    if let scene = Suggestions(among: ids).nearest(to: word).first,
      Suggestions.editDistance(scene, word) < Suggestions.editDistance(best, word)
    {
      return nil
    }
    problem = "there is no command and no scene \"\(word)\""
  }

  var diagnostic: Diagnostic {
    let names = "'render help' names the commands, 'render list' the scenes"
    guard !near.isEmpty else { return Diagnostic(.usage, problem, remedy: names) }
    let meant = near.map { "'render \($0)'" }.joined(separator: ", ")
    return Diagnostic(.usage, problem, remedy: "did you mean \(meant)? \(names)")
  }
}
