import ArgumentParser
import Stage

/// Words that a shell offers: the parser asks for them when the command is asked, so that scenes are those of
/// this program.
extension CompletionKind {
  /// Ids of scenes; names that are aliases only where no id begins so.
  static var scenes: CompletionKind { .custom { _, _, typed in sceneNames(typed) } }

  /// Where no subcommand is named: scenes, and the subcommands that the first word may name.
  static var scenesOrCommands: CompletionKind {
    .custom { _, index, typed in
      // The words are the program, the default subcommand and what was typed.
      let commands = CommandSyntax.configuration.subcommands.map { command in
        candidate(command._commandName, command.configuration.abstract)
      }
      return (index == 2 ? commands.dropFirst() + [candidate("help", "Show help.")] : [])
        + sceneNames(typed)
    }
  }

  /// `name=default` of the scenes named so far, or of all scenes.
  static var sceneParameters: CompletionKind {
    .custom { words, _, _ in
      let scenes = SceneList.offered.scenes
      let named = scenes.filter { !Set([$0.id] + $0.aliases).isDisjoint(with: words) }
      var seen: Set<String> = []
      return (named.isEmpty ? scenes : named).flatMap(\.parameters)
        .filter { seen.insert($0.name).inserted }
        .map { candidate("\($0.name)=\(Quantity.plain($0.defaultValue))", $0.summary) }
    }
  }

  private static func sceneNames(_ typed: String) -> [String] {
    let scenes = SceneList.offered.scenes
    let isBegun = scenes.contains { $0.id.hasPrefix(typed) }
    return scenes.flatMap { scene in
      (isBegun ? [scene.id] : scene.aliases).map { candidate($0, scene.summary) }
    }
  }

  /// A word, with what it means where the shell that asks shows it.
  private static func candidate(_ word: String, _ meaning: String) -> String {
    let meaning = meaning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return switch CompletionShell.requesting {
    case .some(.zsh): word.replacing(":", with: "\\:") + ":" + meaning
    case .some(.fish): word + "\t" + meaning
    default: word
    }
  }
}
