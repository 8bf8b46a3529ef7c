/// How a project's program is started: first what it cannot find out itself, then its command line.
struct ProgramStart: Equatable {
  /// Whether lines on standard error can be rewritten: what it writes goes through a pipe first.
  var isOnTerminal: Bool
  /// CPU seconds that one turn of the run loop may take.
  var patience: Double
  /// The folder of the font pack, if there is one.
  var fonts: String?
  /// What the program was made of, in a word.
  var content: String?
  /// The command line.
  var words: [String]

  init(
    isOnTerminal: Bool, patience: Double, fonts: String? = nil, content: String? = nil,
    words: [String]
  ) {
    self.isOnTerminal = isOnTerminal
    self.patience = patience
    self.fonts = fonts
    self.content = content
    self.words = words
  }

  /// Reads the arguments of a program; one that is started by hand has only a command line.
  init(_ arguments: [String]) {
    guard arguments.count >= 5, arguments[0] == Self.mark else {
      self.init(isOnTerminal: false, patience: Self.usualPatience, words: arguments)
      return
    }
    self.init(
      isOnTerminal: arguments[1] == "terminal",
      patience: Double(arguments[2]) ?? Self.usualPatience,
      fonts: arguments[3].isEmpty ? nil : arguments[3],
      content: arguments[4].isEmpty ? nil : arguments[4], words: Array(arguments[5...]))
  }

  var arguments: [String] {
    [Self.mark, isOnTerminal ? "terminal" : "pipe", "\(patience)", fonts ?? "", content ?? ""]
      + words
  }

  /// CPU seconds, where nothing is said.
  static let usualPatience = 60.0

  /// So much more than 0 and 1, the statuses that go without a line, are those of a program that the command has
  /// started: code that ends it by `_exit` says these.
  private static let distance: Int32 = 100

  /// What such a program ends with in place of `status`.
  static func told(_ status: Int32) -> Int32 { status <= 1 ? status + distance : status }

  /// The status that such a program means by the one it ended with; nil where code has ended it.
  /// - Parameter saying: Whether it has said something, as it does where it does not end well.
  static func meant(by status: Int32, saying: Bool) -> ExitStatus? {
    if let told = ExitStatus(rawValue: status - distance), told.rawValue <= 1 { return told }
    return status > 1 && (saying || status > 128) ? ExitStatus(rawValue: status) : nil
  }

  private static let mark = "--of-project"
}
