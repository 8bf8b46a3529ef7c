/// Why a text is no predicate.
struct PredicateProblem: Error {
  let text: String
}

/// The words of a predicate's text, one after another.
struct PredicateTokens {
  enum Token: Equatable {
    /// A name, key path or keyword.
    case word(String)
    case text(String)
    case number(Double)
    /// `%@`, `%d` and the like.
    case argument
    /// `%K`
    case keyArgument
    /// An operator or bracket.
    case sign(String)
    case end
  }

  private var rest: Substring
  private(set) var next: Token = .end

  init(_ text: String) throws(PredicateProblem) {
    rest = text[...]
    try advance()
  }

  /// True, and goes on, if the next word is `keyword`, in capitals or not.
  mutating func takes(_ keyword: String) throws(PredicateProblem) -> Bool {
    guard case .word(let word) = next, word.uppercased() == keyword else { return false }
    try advance()
    return true
  }

  mutating func takes(sign: String) throws(PredicateProblem) -> Bool {
    guard next == .sign(sign) else { return false }
    try advance()
    return true
  }

  mutating func takes(_ keyword: String, or sign: String) throws(PredicateProblem) -> Bool {
    if try takes(keyword) { return true }
    return try takes(sign: sign)
  }

  mutating func advance() throws(PredicateProblem) {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else {
      next = .end
      return
    }
    switch first {
    case "'", "\"": next = .text(try quoted(first))
    case "%": next = try placeholder()
    case "0"..."9", ".", "-", "+": next = try number()
    default:
      if first.isLetter || "_@#$".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
        rest = rest.dropFirst(word.count)
        next = .word(String(word.first == "#" ? word.dropFirst() : word))
      } else {
        next = try sign()
      }
    }
  }

  private mutating func quoted(_ quote: Character) throws(PredicateProblem) -> String {
    var text = ""
    var isEscaped = false
    rest.removeFirst()
    while let character = rest.popFirst() {
      if isEscaped {
        text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        return text
      } else {
        text.append(character)
      }
    }
    throw PredicateProblem(text: "a text without its end")
  }

  private mutating func placeholder() throws(PredicateProblem) -> Token {
    rest.removeFirst()
    let length = rest.prefix { "lhqzt".contains($0) }.count
    guard let kind = rest.dropFirst(length).first, "@Kdifgxucs".contains(kind) else {
      throw PredicateProblem(text: "'%' without a kind of argument")
    }
    rest = rest.dropFirst(length + 1)
    return kind == "K" ? .keyArgument : .argument
  }

  private mutating func number() throws(PredicateProblem) -> Token {
    let sign = rest.first.map { "+-".contains($0) } ?? false ? rest.prefix(1) : ""
    var digits = rest.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." }
    let exponent = rest.dropFirst(sign.count + digits.count)
    if exponent.first == "e" || exponent.first == "E" {
      let end = exponent.dropFirst().drop { $0 == "-" || $0 == "+" }.prefix { $0.isNumber }.endIndex
      digits = rest[digits.startIndex..<end]
    }
    guard let value = Double(sign + digits) else {
      throw PredicateProblem(text: "no number at '\(rest.prefix(12))'")
    }
    rest = rest.dropFirst(sign.count + digits.count)
    return .number(value)
  }

  private mutating func sign() throws(PredicateProblem) -> Token {
    let signs = [
      "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
      "[", "]", ",",
    ]
    guard let sign = signs.first(where: { rest.hasPrefix($0) }) else {
      throw PredicateProblem(text: "'\(rest.prefix(1))' means nothing here")
    }
    rest = rest.dropFirst(sign.count)
    return .sign(sign)
  }
}
