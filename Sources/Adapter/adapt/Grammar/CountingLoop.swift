import SwiftSyntax

/// The head of a C-style `for` that counts: `for var i = 0; i < n; i++`.
struct CountingLoop {
  /// What the head takes, after `for`.
  let range: Range<Int>
  /// What stands there now.
  let header: String

  /// Nil where the head is another one.
  init?(_ tokens: [TokenSyntax], from start: Int) {
    var index = start
    let isBracketed = tokens[index].tokenKind == .leftParen
    if isBracketed { index += 1 }
    guard index + 3 < tokens.count, tokens[index].tokenKind == .keyword(.var),
      tokens[index + 1].isName
    else { return nil }
    let name = tokens[index + 1].text
    // The three parts, between semicolons and before the body.
    var parts: [[TokenSyntax]] = [[]]
    var depth = 0
    var end = index
    while end < tokens.count {
      let token = tokens[end]
      if depth == 0, token.tokenKind == .leftBrace || token.tokenKind == .rightParen { break }
      switch token.tokenKind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
      if token.tokenKind == .semicolon {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
      end += 1
    }
    if isBracketed {
      guard end < tokens.count, tokens[end].tokenKind == .rightParen else { return nil }
      end += 1
    }
    guard parts.count == 3, end < tokens.count, tokens[end].tokenKind == .leftBrace,
      let equal = parts[0].firstIndex(where: { $0.tokenKind == .equal }),
      parts[1].count > 2, parts[1][0].text == name, parts[2].contains(where: { $0.text == name })
    else { return nil }
    let first = Self.text(parts[0][(equal + 1)...])
    let bound = Self.text(parts[1][2...])
    let step = Self.step(parts[2], of: name)
    switch (parts[1][1].text, step) {
    case ("<", "1"): header = "\(name) in (\(first)) ..< (\(bound)) "
    case ("<=", "1"): header = "\(name) in (\(first)) ... (\(bound)) "
    case ("<", let step?), ("!=", let step?):
      header = "\(name) in stride(from: \(first), to: \(bound), by: \(step)) "
    case ("<=", let step?), (">=", let step?):
      header = "\(name) in stride(from: \(first), through: \(bound), by: \(step)) "
    case (">", let step?): header = "\(name) in stride(from: \(first), to: \(bound), by: \(step)) "
    default: return nil
    }
    range = tokens[start].textRange.lowerBound..<tokens[end].textRange.lowerBound
  }

  /// How much the third part adds: `i++`, `i += 2`, `i = i + 2`.
  private static func step(_ tokens: [TokenSyntax], of name: String) -> String? {
    let words = tokens.map(\.text)
    switch words {
    case [name, "++"], ["++", name]: return "1"
    case [name, "--"], ["--", name]: return "-1"
    default: break
    }
    guard words.count >= 3, words[0] == name else { return nil }
    if words[1] == "+=" { return text(tokens[2...]) }
    if words[1] == "-=" { return "-(\(text(tokens[2...])))" }
    if words.count >= 5, words[1] == "=", words[2] == name {
      if words[3] == "+" { return text(tokens[4...]) }
      if words[3] == "-" { return "-(\(text(tokens[4...])))" }
    }
    return nil
  }

  private static func text(_ tokens: ArraySlice<TokenSyntax>) -> String {
    tokens.map { $0.text + ($0.trailingTrivia.isEmpty ? "" : " ") }.joined()
      .trimmingBlanks()
  }
}

extension String {
  /// The text without blanks and line ends around it.
  func trimmingBlanks() -> String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part = part.dropFirst() }
    while let last = part.last, last.isWhitespace { part = part.dropLast() }
    return String(part)
  }
}
