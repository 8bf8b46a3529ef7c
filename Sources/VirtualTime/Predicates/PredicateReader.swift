import Foundation

/// Reads conditions in the language of `NSPredicate`.
struct PredicateReader {
  private enum Token: Equatable {
    case word(String)
    case sign(String)
    case text(String)
    case number(Double, isWhole: Bool)
    /// `%@` and its like: an argument.
    case argument
    /// `%K`: an argument that is a path of keys.
    case path
  }

  /// Where the text is none of that language.
  struct Failure: Error {}

  private var tokens: [Token]
  private var position = 0
  private var arguments: [Any?]

  private init(_ format: String, _ arguments: [Any?]) throws(Failure) {
    tokens = try Self.tokens(of: format)
    self.arguments = arguments.reversed()
  }

  /// The condition; throws where it is broken or uses what is not known.
  static func term(_ format: String, _ arguments: [Any?]) throws(Failure) -> PredicateTerm {
    var reader = try PredicateReader(format, arguments)
    let term = try reader.disjunction(depth: 0)
    guard reader.position == reader.tokens.count else { throw Failure() }
    return term
  }

  // MARK: Words

  private static func tokens(of text: String) throws(Failure) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try quoted(&rest)))
      } else if first == "%" {
        // A sign, then letters of a length and a kind.
        let kind = rest.dropFirst().prefix { $0.isLetter || $0 == "@" }
        guard let last = kind.last else { throw Failure() }
        let length = kind.first == "@" ? 1 : kind.prefix { "lhqz".contains($0) }.count + 1
        tokens.append(last == "K" || kind.first == "K" ? .path : .argument)
        rest = rest.dropFirst(1 + length)
      } else if first.isNumber {
        let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }
        guard let value = Double(number) else { throw Failure() }
        tokens.append(.number(value, isWhole: !number.contains(".")))
        rest = rest.dropFirst(number.count)
      } else if first.isLetter || "_@#$".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#.$".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let sign = pairs.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return tokens
  }

  private static func quoted(_ rest: inout Substring) throws(Failure) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(character)
      }
    }
    throw Failure()
  }

  private var next: Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ words: String...) -> Bool {
    switch next {
    case .word(let word) where words.contains(word.uppercased()): break
    case .sign(let sign) where words.contains(sign): break
    default: return false
    }
    position += 1
    return true
  }

  private mutating func argument() throws(Failure) -> Any? {
    guard let argument = arguments.popLast() else { throw Failure() }
    return argument
  }

  // MARK: Sentences

  /// How deep parentheses may go.
  private static let deepest = 100

  private mutating func disjunction(depth: Int) throws(Failure) -> PredicateTerm {
    guard depth < Self.deepest else { throw Failure() }
    var terms = [try conjunction(depth: depth)]
    while take("OR", "||") { terms.append(try conjunction(depth: depth)) }
    return terms.count == 1 ? terms[0] : .any(terms)
  }

  private mutating func conjunction(depth: Int) throws(Failure) -> PredicateTerm {
    var terms = [try negation(depth: depth)]
    while take("AND", "&&") { terms.append(try negation(depth: depth)) }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  private mutating func negation(depth: Int) throws(Failure) -> PredicateTerm {
    guard depth < Self.deepest else { throw Failure() }
    if take("NOT", "!") { return .not(try negation(depth: depth + 1)) }
    if take("(") {
      let term = try disjunction(depth: depth + 1)
      guard take(")") else { throw Failure() }
      return term
    }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(Failure) -> PredicateComparison {
    var quantity = PredicateComparison.Quantity.one
    if take("ANY", "SOME") { quantity = .any }
    if take("ALL") { quantity = .all }
    if take("NONE") { quantity = .none }
    let left = try value()
    let relation = try relation()
    var comparison = PredicateComparison(
      left: left, relation: relation, right: .constant(nil), quantity: quantity)
    if take("[") {
      guard case .word(let options) = next else { throw Failure() }
      position += 1
      comparison.ignoresCase = options.lowercased().contains("c")
      comparison.ignoresMarks = options.lowercased().contains("d")
      guard take("]") else { throw Failure() }
    }
    comparison.right = try value()
    return comparison
  }

  private mutating func relation() throws(Failure) -> PredicateComparison.Relation {
    if take("==", "=") { return .equal }
    if take("!=", "<>") { return .unequal }
    if take("<=", "=<") { return .lessOrEqual }
    if take(">=", "=>") { return .greaterOrEqual }
    if take("<") { return .less }
    if take(">") { return .greater }
    if take("BEGINSWITH") { return .begins }
    if take("ENDSWITH") { return .ends }
    if take("CONTAINS") { return .contains }
    if take("LIKE") { return .like }
    if take("MATCHES") { return .matches }
    if take("IN") { return .isIn }
    if take("BETWEEN") { return .between }
    throw Failure()
  }

  private mutating func value() throws(Failure) -> PredicateValue {
    guard let token = next else { throw Failure() }
    position += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number, let isWhole):
      return .constant(isWhole ? Int(exactly: number) ?? number : number)
    case .argument: return .constant(try argument())
    case .path:
      guard let path = try argument() else { throw Failure() }
      return .keyPath("\(path)")
    case .sign("-"):
      guard case .constant(let number) = try value() else { throw Failure() }
      if let number = number as? Int { return .constant(-number) }
      if let number = number as? Double { return .constant(-number) }
      throw Failure()
    case .sign("{"):
      var values: [PredicateValue] = []
      while !take("}") {
        values.append(try value())
        _ = take(",")
      }
      return .list(values)
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .itself
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "NIL", "NULL": return .constant(nil)
      default:
        if word.hasPrefix("$") { throw Failure() }
        if word.uppercased().hasPrefix("SELF.") { return .keyPath(String(word.dropFirst(5))) }
        // A word of the language that is a key is written with a sign before it.
        return .keyPath(word.hasPrefix("#") ? String(word.dropFirst()) : word)
      }
    default: throw Failure()
    }
  }
}
