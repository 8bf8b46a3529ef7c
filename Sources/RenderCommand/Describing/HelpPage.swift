/// A page of `--help` as it is printed: each says how its command can leave.
struct HelpPage {
  let text: String

  /// - Parameter text: What the parser made of the definitions.
  init(_ text: String) {
    guard text.contains("USAGE: "), !text.contains("EXIT STATUS:") else {
      self.text = text
      return
    }
    let body = String(text.reversed().drop(while: \.isWhitespace).reversed())
    self.text = body + "\n\n" + Self.statuses + "\n"
  }

  /// For commands whose own text has no list of statuses.
  private static let statuses = """
    EXIT STATUS:
      0 done, 64 usage, 65 bad scene or file, 66 input missing, 73 cannot create,
      74 cannot write, 77 not permitted, 141 the reader went away.
    """
}
