/// What is to become of the files of a golden, all or nothing. The new ones are written beside the old, under hidden
/// names; then this list is, in one step, and from that moment on the golden is the new one: what reads it goes by the
/// list, and what records it carries on with what a killed process has not done of it.
struct GoldenChange: Equatable {
  /// The file that says that there is one.
  static let listName = ".golden-change"

  /// Names of files that others replace.
  var replaced: [String]
  /// Names of files that go.
  var removed: [String]

  private static let title = "zoetrope golden change 1"
  private static let hiddenStart = ".golden-new-"

  /// Where the new content of a file is until it has its name.
  static func hiddenName(of name: String) -> String { hiddenStart + name }

  static func isHidden(_ name: String) -> Bool { name.hasPrefix(hiddenStart) }

  init(replaced: [String], removed: [String]) {
    self.replaced = replaced
    self.removed = removed
  }

  var isEmpty: Bool { replaced.isEmpty && removed.isEmpty }

  var text: String {
    let body = ([Self.title] + replaced.map { "new \($0)" } + removed.map { "gone \($0)" })
      .joined(separator: "\n")
    return "\(body)\nend \(PixelHash(ofBytes: Array(body.utf8)).text)\n"
  }

  /// Nil unless `text` is one that was written.
  init?(text: String) {
    self.init(replaced: [], removed: [])
    for line in text.split(separator: "\n").dropFirst().dropLast() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, !words[1].contains("/") else { return nil }
      switch words[0] {
      case "new": replaced.append(words[1])
      case "gone": removed.append(words[1])
      default: return nil
      }
    }
    guard text == self.text else { return nil }
  }
}
