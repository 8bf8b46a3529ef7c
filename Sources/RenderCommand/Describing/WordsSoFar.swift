/// What the words before the one being typed have used up of a command's arguments.
struct WordsSoFar {
  /// The option whose value is being typed.
  private(set) var pending: ArgumentDescription?
  private(set) var positionals: [String] = []
  /// Preferred names of the options and flags that stand there.
  private(set) var given: Set<String> = []
  /// True after `--`.
  private(set) var isPastOptions = false

  private let places: [ArgumentDescription]

  init(_ words: ArraySlice<String>, of command: CommandDescription) {
    let arguments = command.shownArguments
    places = arguments.filter { $0.kind == .positional }
    for word in words {
      if pending != nil {
        pending = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
        positionals.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        let name = word.prefix { $0 != "=" }
        guard let argument = arguments.first(where: { $0.isCalled(name) }) else { continue }
        given.insert(argument.preferredName?.typed ?? word)
        if argument.kind == .option, !word.contains("=") { pending = argument }
      }
    }
  }

  /// The positional argument that the next word would be, if there is room for one.
  var nextPositional: ArgumentDescription? {
    if positionals.count < places.count { return places[positionals.count] }
    return places.last?.isRepeating == true ? places.last : nil
  }
}
