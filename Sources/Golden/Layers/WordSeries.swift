/// A word at every frame, written by runs: `"true"x12 "false"x168`, in quotes with JSON's escapes.
struct WordSeries: Equatable {
  private(set) var words: [String]

  init(_ words: [String]) { self.words = words }

  var text: String {
    var parts: [String] = []
    var rest = words[...]
    while let word = rest.first {
      let count = rest.prefix { $0 == word }.count
      parts.append("\(QuotedWord.text(of: word))x\(count)")
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: " ")
  }

  /// Nil unless `text` is a series of `count` words.
  init?(_ text: some StringProtocol, count: Int) {
    words = []
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let word = QuotedWord.take(from: &rest), rest.popFirst() == "x" else { return nil }
      let digits = rest.prefix { $0 != " " }
      guard let times = Int(digits), times > 0, times <= count - words.count else { return nil }
      words += Array(repeating: word, count: times)
      rest = rest.dropFirst(digits.count)
      if !rest.isEmpty, rest.popFirst() != " " { return nil }
    }
    guard words.count == count else { return nil }
  }
}

/// Text in quotes on one line.
enum QuotedWord {
  static func text(of word: String) -> String {
    var quoted = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _
      where scalar.properties.generalCategory == .control || scalar.value == 0x2028
        || scalar.value == 0x2029:
        quoted += "\\{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Takes one word off the beginning; nil where there is none.
  static func take(from rest: inout Substring) -> String? {
    var scalars = rest.unicodeScalars
    guard scalars.popFirst() == "\"" else { return nil }
    var word = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return String(word)
      case "\\":
        guard let next = scalars.popFirst() else { return nil }
        guard next == "{" else {
          word.append(next)
          continue
        }
        let digits = String(String.UnicodeScalarView(scalars.prefix { $0 != "}" }))
        guard digits.count <= 6, let value = UInt32(digits, radix: 16),
          let escaped = Unicode.Scalar(value)
        else { return nil }
        word.append(escaped)
        scalars = scalars.dropFirst(digits.unicodeScalars.count + 1)
      default: word.append(scalar)
      }
    }
    return nil
  }
}
