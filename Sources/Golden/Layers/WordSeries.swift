/// A word at every frame, written by runs: `"true"x12 "false"x168`, in quotes with JSON's escapes.
struct WordSeries: Equatable {
  private struct Run: Equatable {
    var word: String
    /// The position after its last.
    var end: Int
  }

  /// No word follows itself.
  private var runs: [Run] = []

  init(_ words: [String]) { self.init(runs: words.map { ($0, 1) }) }

  /// - Parameter runs: words, and at how many frames in a row each stands.
  init(runs: [(word: String, count: Int)]) {
    for run in runs { add(run.word, count: run.count) }
  }

  /// At how many frames.
  var count: Int { runs.last?.end ?? 0 }

  var first: String? { runs.first?.word }

  var isConstant: Bool { runs.count < 2 }

  subscript(position: Int) -> String {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > position { high = middle } else { low = middle + 1 }
    }
    return runs[low].word
  }

  private mutating func add(_ word: String, count: Int) {
    let end = self.count + count
    if runs.last?.word == word {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(word: word, end: end))
    }
  }

  var text: String {
    zip(runs, [0] + runs.map(\.end)).map { run, start in
      "\(QuotedWord.text(of: run.word))x\(run.end - start)"
    }.joined(separator: " ")
  }

  /// Nil unless `text` is a series of `count` words.
  init?(_ text: some StringProtocol, count: Int) {
    var rest = Substring(text)
    while !rest.isEmpty {
      guard let word = QuotedWord.take(from: &rest), rest.popFirst() == "x" else { return nil }
      let digits = rest.prefix { $0 != " " }
      guard let times = Int(digits), times > 0, times <= count - self.count else { return nil }
      add(word, count: times)
      rest = rest.dropFirst(digits.count)
      if !rest.isEmpty, rest.popFirst() != " " { return nil }
    }
    guard self.count == count else { return nil }
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
