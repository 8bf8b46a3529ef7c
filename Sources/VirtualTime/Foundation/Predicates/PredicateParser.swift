/// Reads Apple's predicate language, as its guide for predicates describes it.
struct PredicateParser {
  private let text: String
  private var arguments: ArraySlice<Any>
  /// How deep conditions may lie in one another.
  private var depth = 200

  init(_ text: String, _ arguments: [Any]) {
    self.text = text
    self.arguments = arguments[...]
  }

  /// The condition that the whole text says.
  mutating func condition() throws(PredicateProblem) -> PredicateCondition {
    var tokens = try PredicateTokens(text)
    let condition = try either(&tokens)
    guard tokens.next == .end else { throw PredicateProblem(text: "expected its end or AND or OR") }
    return condition
  }

  private mutating func either(
    _ tokens: inout PredicateTokens
  ) throws(PredicateProblem) -> PredicateCondition {
    var conditions = [try both(&tokens)]
    while try tokens.takes("OR", or: "||") {
      conditions.append(try both(&tokens))
    }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func both(
    _ tokens: inout PredicateTokens
  ) throws(PredicateProblem) -> PredicateCondition {
    var conditions = [try single(&tokens)]
    while try tokens.takes("AND", or: "&&") {
      conditions.append(try single(&tokens))
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func single(
    _ tokens: inout PredicateTokens
  ) throws(PredicateProblem) -> PredicateCondition {
    depth -= 1
    defer { depth += 1 }
    guard depth > 0 else { throw PredicateProblem(text: "too many conditions in one another") }
    if try tokens.takes("NOT", or: "!") { return .not(try single(&tokens)) }
    if try tokens.takes(sign: "(") {
      let condition = try either(&tokens)
      guard try tokens.takes(sign: ")") else { throw PredicateProblem(text: "expected ')'") }
      return condition
    }
    if try tokens.takes("TRUEPREDICATE") { return .constant(true) }
    if try tokens.takes("FALSEPREDICATE") { return .constant(false) }
    let quantity = try quantity(&tokens)
    let left = try term(&tokens)
    let comparison = try comparison(&tokens)
    return .comparison(quantity, left, comparison, try term(&tokens))
  }

  private func quantity(
    _ tokens: inout PredicateTokens
  ) throws(PredicateProblem) -> PredicateCondition.Quantity {
    for word in ["ANY", "SOME"] where try tokens.takes(word) { return .any }
    if try tokens.takes("ALL") { return .all }
    if try tokens.takes("NONE") { return .none }
    return .itself
  }

  private static let signs: [String: PredicateOperator.Kind] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let words: [String: PredicateOperator.Kind] = [
    "BEGINSWITH": .begins, "ENDSWITH": .ends, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private func comparison(
    _ tokens: inout PredicateTokens
  ) throws(PredicateProblem) -> PredicateOperator {
    let kind: PredicateOperator.Kind? =
      switch tokens.next {
      case .sign(let sign): Self.signs[sign]
      case .word(let word): Self.words[word.uppercased()]
      default: nil
      }
    guard let kind else { throw PredicateProblem(text: "expected a comparison") }
    try tokens.advance()
    var comparison = PredicateOperator(kind: kind)
    if try tokens.takes(sign: "[") {
      guard case .word(let options) = tokens.next else {
        throw PredicateProblem(text: "expected [c], [d] or [cd]")
      }
      comparison.ignoresCase = options.lowercased().contains("c")
      comparison.ignoresDiacritics = options.lowercased().contains("d")
      try tokens.advance()
      guard try tokens.takes(sign: "]") else { throw PredicateProblem(text: "expected ']'") }
    }
    return comparison
  }

  private mutating func term(
    _ tokens: inout PredicateTokens
  ) throws(PredicateProblem) -> PredicateTerm {
    if try tokens.takes(sign: "{") {
      var terms: [PredicateTerm] = []
      while try !tokens.takes(sign: "}") {
        terms.append(try term(&tokens))
        if try tokens.takes(sign: ",") { continue }
        guard tokens.next == .sign("}") else { throw PredicateProblem(text: "expected '}'") }
      }
      return .list(terms)
    }
    let token = tokens.next
    try tokens.advance()
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .argument: return .constant(try argument())
    case .keyArgument: return Self.path("\(try argument())")
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .path([])
      case "TRUE", "YES": return .constant(true)
      case "FALSE", "NO": return .constant(false)
      case "NULL", "NIL": return .constant(nil)
      default:
        guard !word.hasPrefix("$") else {
          throw PredicateProblem(text: "variables are not here: '\(word)'")
        }
        return Self.path(word)
      }
    default: throw PredicateProblem(text: "expected a key path, a text, a number or an argument")
    }
  }

  private mutating func argument() throws(PredicateProblem) -> Any {
    guard let argument = arguments.popFirst() else {
      throw PredicateProblem(text: "fewer arguments than it takes")
    }
    return argument
  }

  private static func path(_ text: String) -> PredicateTerm {
    var keys = text.split(separator: ".").map(String.init)
    if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
    return .path(keys)
  }
}
