import Stage

/// What may stand at the end of a command line that is being typed. All of it comes from the
/// definitions of the arguments and from the scenes.
struct Completion {
  /// One word to choose, and what it means.
  struct Candidate: Equatable {
    var word: String
    var meaning: String
  }

  /// What a shell is told.
  enum Answer: Equatable {
    case words([Candidate])
    /// Names of files, which the shell knows better.
    case files
    case folders
  }

  private let root: CommandDescription
  private let scenes: SceneList

  init(_ root: CommandDescription, scenes: SceneList) {
    self.root = root
    self.scenes = scenes
  }

  /// - Parameter words: What was typed after the command's name; the last is being completed.
  func answer(to words: [String]) -> Answer {
    var rest = Self.joined(words)[...]
    let typed = rest.popLast() ?? ""
    // Where the shell took the last word apart, it wants the rest of it alone.
    let last = words.last == "=" ? "" : words.last ?? ""
    return answer(to: typed, after: rest).without(typed.count - last.count)
  }

  private func answer(to typed: String, after words: ArraySlice<String>) -> Answer {
    var rest = words
    var command = root
    while let word = rest.first,
      let subcommand = command.subcommands?.first(where: { $0.commandName == word })
    {
      command = subcommand
      rest.removeFirst()
    }
    if command.commandName == "help", rest.isEmpty {
      return begun(typed, root.namedSubcommands.map(Self.candidate))
    }
    let reading = WordsSoFar(rest, of: command.unnamed)
    if let option = reading.pending {
      return values(of: option, typed, reading)
    }
    if !reading.isPastOptions, typed.hasPrefix("--"), let equals = typed.firstIndex(of: "=") {
      let name = typed[..<equals]
      guard let option = command.unnamed.shownArguments.first(where: { $0.isCalled(name) }) else {
        return .words([])
      }
      return values(of: option, String(typed[typed.index(after: equals)...]), reading)
        .prefixed(by: name + "=")
    }
    let options = Self.options(of: command.unnamed, beside: reading)
    if !reading.isPastOptions, typed.hasPrefix("-") { return begun(typed, options) }
    let subcommands = rest.isEmpty ? command.namedSubcommands.map(Self.candidate) : []
    guard let next = reading.nextPositional else {
      return begun(typed, subcommands + (reading.isPastOptions ? [] : options))
    }
    guard case .words(let values) = values(of: next, typed, reading) else {
      return values(of: next, typed, reading)
    }
    return .words(Self.filtered(subcommands, by: typed) + values)
  }

  /// What `option` may be set to.
  private func values(
    of option: ArgumentDescription, _ typed: String, _ reading: WordsSoFar
  ) -> Answer {
    if let values = option.allValues {
      return begun(typed, values.map { Candidate(word: $0, meaning: "") })
    }
    switch option.completionKind {
    case .list(let values): return begun(typed, values.map { Candidate(word: $0, meaning: "") })
    case .file: return .files
    case .folder: return .folders
    case .some(.none), nil: break
    }
    switch option.valueName {
    case "scene": return begun(typed, sceneNames(typed))
    case "name=value": return begun(typed, parameters(of: reading))
    case "file", "where", "path": return .files
    case "folder": return .folders
    default: return .words([])
    }
  }

  /// Ids; names that are aliases only where no id begins so.
  private func sceneNames(_ typed: String) -> [Candidate] {
    let ids = scenes.scenes.map { Candidate(word: $0.id, meaning: $0.summary) }
    if ids.contains(where: { $0.word.hasPrefix(typed) }) { return ids }
    return scenes.scenes.flatMap { scene in
      scene.aliases.map { Candidate(word: $0, meaning: scene.summary) }
    }
  }

  /// `name=default` of the scene named so far, or of all scenes.
  private func parameters(of reading: WordsSoFar) -> [Candidate] {
    let named = scenes.scenes.filter { scene in
      reading.positionals.contains { scene.id == $0 || scene.aliases.contains($0) }
    }
    var seen: Set<String> = []
    return (named.isEmpty ? scenes.scenes : named).flatMap(\.parameters)
      .filter { seen.insert($0.name).inserted }
      .map {
        Candidate(
          word: "\($0.name)=\(Quantity.plain($0.defaultValue))", meaning: $0.summary)
      }
  }

  private func begun(_ typed: String, _ candidates: [Candidate]) -> Answer {
    .words(Self.filtered(candidates, by: typed))
  }

  private static func filtered(_ candidates: [Candidate], by typed: String) -> [Candidate] {
    candidates.filter { $0.word.hasPrefix(typed) }
  }

  private static func candidate(for command: CommandDescription) -> Candidate {
    Candidate(word: command.commandName, meaning: command.abstract ?? "")
  }

  /// Long names of the options that may still come.
  private static func options(
    of command: CommandDescription, beside reading: WordsSoFar
  ) -> [Candidate] {
    command.shownArguments.compactMap { argument in
      guard argument.kind != .positional, let name = argument.preferredName?.typed,
        argument.isRepeating || !reading.given.contains(name)
      else { return nil }
      return Candidate(word: name, meaning: argument.abstract ?? "")
    }
  }

  /// Bash takes words apart at `=`; the sign comes as a word of its own.
  private static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var glued = false
    for word in words {
      if word == "=" || glued, let last = result.popLast() {
        result.append(last + word)
        glued = word == "="
      } else {
        result.append(word)
      }
    }
    return result
  }
}

extension Completion.Answer {
  fileprivate func prefixed(by prefix: String) -> Completion.Answer {
    guard case .words(let candidates) = self else { return self }
    return .words(
      candidates.map { Completion.Candidate(word: prefix + $0.word, meaning: $0.meaning) })
  }

  /// The same words, each without what stands there already.
  fileprivate func without(_ count: Int) -> Completion.Answer {
    guard case .words(let candidates) = self, count > 0 else { return self }
    return .words(
      candidates.map {
        Completion.Candidate(word: String($0.word.dropFirst(count)), meaning: $0.meaning)
      })
  }

  /// A line that says what kind it is, then a line for each word: the word, a tabulator, its meaning.
  var text: String {
    switch self {
    case .files: return "files\n"
    case .folders: return "folders\n"
    case .words(let candidates):
      return
        (["words"]
        + candidates.map { candidate in
          let meaning = candidate.meaning.split(whereSeparator: \.isWhitespace)
          return candidate.word + "\t" + meaning.joined(separator: " ")
        }).joined(separator: "\n") + "\n"
    }
  }
}
