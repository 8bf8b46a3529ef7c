/// Takes lines off a text, one after the other.
struct LineReader {
  private let lines: [Substring]
  private var index = 0

  init(_ lines: [Substring]) { self.lines = lines }

  /// The next line.
  func peek() -> Substring? { index < lines.count ? lines[index] : nil }

  mutating func advance() { index += 1 }

  /// The error for the line taken last.
  var unreadable: GoldenError {
    guard index > 0, index <= lines.count else { return .truncated }
    return .unreadable(line: index, text: String(lines[index - 1].prefix(60)))
  }

  /// What follows `word` and a space on the next line.
  mutating func text(after word: String) throws(GoldenError) -> String {
    guard let text = take(word) else {
      advance()
      throw unreadable
    }
    return text
  }

  /// What follows `word` and a space, if the next line begins so.
  mutating func take(_ word: String) -> String? {
    guard let line = peek(), line.hasPrefix(word + " ") else { return nil }
    advance()
    return String(line.dropFirst(word.count + 1))
  }

  /// The whole number that follows `word`.
  mutating func number(after word: String, upTo most: Int) throws(GoldenError) -> Int {
    let text = try text(after: word)
    guard let number = Int(text), (0...most).contains(number) else { throw unreadable }
    return number
  }
}
