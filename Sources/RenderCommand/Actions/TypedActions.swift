import Stage

/// All that a command line says the user does.
enum TypedActions {
  /// In order of time; those of one time as the file has them, then taps, drags and texts as typed.
  static func actions(
    _ arguments: StagingArguments, rate: FrameRate
  ) throws(Diagnostic) -> [UserAction] {
    var typed: [TypedAction] = []
    if let path = arguments.script { typed += try ActionScript(fileAt: path).actions }
    for text in arguments.tap {
      typed.append(
        try read(
          text, "--tap", TypedAction.tap, "a place or a text, and a time",
          "try 187,333@0.5 or \"Start\"@0.5"))
    }
    for text in arguments.drag {
      typed.append(
        try read(
          text, "--drag", TypedAction.drag, "two places and a time",
          "try 187,500-187,200@1+0.3"))
    }
    for text in arguments.type {
      typed.append(
        try read(text, "--type", TypedAction.type, "a text and a time", "try \"text\"@2"))
    }
    let actions = typed.map { $0.action(at: rate) }
    return actions.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  private static func read(
    _ text: String, _ option: String, _ reading: (String) -> TypedAction?, _ expectation: String,
    _ remedy: String
  ) throws(Diagnostic) -> TypedAction {
    guard let action = reading(text) else {
      throw .value(text, of: option, isNot: expectation, remedy: remedy)
    }
    return action
  }
}
