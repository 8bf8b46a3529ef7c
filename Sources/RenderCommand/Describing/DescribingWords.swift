/// Command lines that are for programs: a shell that completes words, the installation.
enum DescribingWords {
  case completion(of: [String])
  case script(CompletionScript.Shell)
  case manual

  /// Nil where `words` are an ordinary command line.
  init?(_ words: [String]) throws(Diagnostic) {
    let script = "--generate-completion-script"
    if words.first == CompletionScript.question {
      self = .completion(of: Array(words.dropFirst()))
    } else if words == ["--generate-manual"] {
      self = .manual
    } else if let first = words.first, first == script || first.hasPrefix(script + "=") {
      let names = CompletionScript.Shell.allCases.map(\.rawValue)
      let name =
        first == script ? words.dropFirst().first : String(first.dropFirst(script.count + 1))
      guard let shell = name.flatMap(CompletionScript.Shell.init) else {
        throw Diagnostic(
          .usage,
          name.map { "\(script): there is no script for \"\($0)\"" }
            ?? "\(script) misses the name of a shell",
          remedy: "name one of \(names.joined(separator: ", "))")
      }
      self = .script(shell)
    } else {
      return nil
    }
  }

  /// What to print.
  /// - Parameter command: What the command is called.
  func text(command: String, scenes: SceneList) throws(Diagnostic) -> String {
    switch self {
    case .completion(let words):
      Completion(try .whole(), scenes: scenes).answer(to: words).text
    case .script(let shell): CompletionScript(shell: shell, command: command).text + "\n"
    case .manual: ManualPage(try .whole(), command: command).text
    }
  }
}
