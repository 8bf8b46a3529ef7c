import SwiftSyntax

/// A C-style `for` of any kind, as a loop that steps before each pass but the first.
struct SteppingLoop {
  /// The head, with `for` and without the brace.
  let range: Range<Int>
  /// What stands there now; it opens a block that ends after the loop's.
  let header: String
  /// Where the loop ends.
  let end: Int

  /// Nil where `tokens[start]` begins another loop.
  init?(_ tokens: [TokenSyntax], from start: Int) {
    var index = start + 1
    guard index < tokens.count else { return nil }
    let isBracketed = tokens[index].tokenKind == .leftParen
    if isBracketed { index += 1 }
    // The three parts, each of statements or conditions between commas.
    var parts: [[[TokenSyntax]]] = [[[]]]
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0 {
        if isBracketed ? token.tokenKind == .rightParen : token.tokenKind == .leftBrace { break }
        if token.tokenKind == .keyword(.in) { return nil }
      }
      switch token.tokenKind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
      let part = parts.count - 1
      switch token.tokenKind {
      case .semicolon where depth == 0: parts.append([[]])
      case .comma where depth == 0: parts[part].append([])
      default: parts[part][parts[part].count - 1].append(token)
      }
      index += 1
    }
    if isBracketed { index += 1 }
    guard parts.count == 3, index < tokens.count, tokens[index].tokenKind == .leftBrace,
      let close = Self.closing(tokens, of: index)
    else { return nil }
    let first = parts[0].filter { !$0.isEmpty }.map { Self.text($0) }
    let condition = parts[1].filter { !$0.isEmpty }.map { Self.text($0) }.joined(separator: ", ")
    let steps = parts[2].filter { !$0.isEmpty }.map { Self.step($0) }
    let flag = "zoetropeStep\(start)"
    // `var i = 0, j = 1` is one statement.
    let begin =
      first.first?.hasPrefix("var ") == true
      ? first.joined(separator: ", ") : first.joined(separator: "; ")
    header =
      "do { \(begin.isEmpty ? "" : begin + "; ")var \(flag) = false; while true { "
      + "if \(flag) { \(steps.joined(separator: "; ")) }; \(flag) = true; "
      + (condition.isEmpty ? "" : "guard \(condition) else { break }; ")
    range = tokens[start].textRange.lowerBound..<tokens[index].textRange.upperBound
    end = tokens[close].textRange.upperBound
  }

  private static func closing(_ tokens: [TokenSyntax], of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].tokenKind == .leftBrace { depth += 1 }
      if tokens[index].tokenKind == .rightBrace { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `i++` as it is written today.
  private static func step(_ tokens: [TokenSyntax]) -> String {
    let isStep = { (token: TokenSyntax) in token.text == "++" || token.text == "--" }
    let amount = { (token: TokenSyntax) in token.text == "++" ? " += 1" : " -= 1" }
    if let last = tokens.last, isStep(last) { return text(tokens.dropLast()) + amount(last) }
    if let first = tokens.first, isStep(first) { return text(tokens.dropFirst()) + amount(first) }
    return text(tokens[...])
  }

  private static func text(_ tokens: [TokenSyntax]) -> String { text(tokens[...]) }

  private static func text(_ tokens: ArraySlice<TokenSyntax>) -> String {
    tokens.map { $0.text + ($0.trailingTrivia.isEmpty ? "" : " ") }.joined().trimmingBlanks()
  }
}
