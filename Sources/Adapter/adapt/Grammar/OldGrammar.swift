import SwiftParser
import SwiftSyntax

/// Rewrites what the grammar of Swift 2 and 3 had and today's has not, where it can be told from the
/// words alone: `where` in conditions, `++`, C-style `for`, arguments of attributes. Line for line.
enum OldGrammar {
  static func modernize(_ text: String) -> String {
    let tokens = Array(Parser.parse(source: text).tokens(viewMode: .sourceAccurate))
    var edits = Edits()
    for rule in [conditions, steps, loops, parameters, attributes] { rule(tokens, &edits) }
    let bytes = Array(text.utf8)
    return edits.applied(to: bytes, in: 0..<bytes.count)
  }

  /// `if let a = b where a > 0` has a comma now, and `let a = b, c = d` a `let` for each.
  private static func conditions(_ tokens: [TokenSyntax], _ edits: inout Edits) {
    for (start, token) in tokens.enumerated() {
      guard let keyword = token.keyword, [.if, .guard, .while].contains(keyword) else { continue }
      // `repeat { … } while …` ends with no brace.
      if keyword == .while, start > 0, tokens[start - 1].tokenKind == .rightBrace { continue }
      // The binding that is under way, and how deep in brackets.
      var binding: String?
      var depth = 0
      var index = start + 1
      scan: while index < tokens.count {
        let one = tokens[index]
        switch one.tokenKind {
        case .leftParen, .leftSquare: depth += 1
        case .rightParen, .rightSquare:
          depth -= 1
          if depth < 0 { break scan }
        case .leftBrace where depth == 0: break scan
        case .keyword(.else) where depth == 0: break scan
        case .keyword(.let) where depth == 0, .keyword(.var) where depth == 0:
          binding = one.text
        case .keyword(.case) where depth == 0: binding = nil
        case .keyword(.where) where depth == 0:
          edits.replace(one.textRange, with: ",")
          binding = nil
          removeBlank(before: one, &edits)
        case .comma where depth == 0:
          if let word = binding, startsBinding(tokens, at: index + 1) {
            edits.insert(word + " ", at: tokens[index + 1].textRange.lowerBound)
          }
        default: break
        }
        index += 1
      }
    }
  }

  private static func removeBlank(before token: TokenSyntax, _ edits: inout Edits) {
    guard let previous = token.previousToken(viewMode: .sourceAccurate),
      token.leadingTrivia.isEmpty
    else { return }
    let end = previous.endPositionBeforeTrailingTrivia.utf8Offset
    edits.remove(end..<token.textRange.lowerBound)
  }

  /// True for `name = …`, which Swift 2 took for one more binding.
  private static func startsBinding(_ tokens: [TokenSyntax], at index: Int) -> Bool {
    guard index + 1 < tokens.count, case .identifier = tokens[index].tokenKind else { return false }
    if tokens[index + 1].tokenKind == .equal { return true }
    guard tokens[index + 1].tokenKind == .colon else { return false }
    return tokens[(index + 2)...].prefix(8).contains { $0.tokenKind == .equal }
  }

  /// `i++` and `--i` as statements of their own.
  private static func steps(_ tokens: [TokenSyntax], _ edits: inout Edits) {
    for (index, token) in tokens.enumerated() {
      let isPostfix: Bool
      switch token.tokenKind {
      case .postfixOperator("++"), .postfixOperator("--"): isPostfix = true
      case .prefixOperator("++"), .prefixOperator("--"): isPostfix = false
      default: continue
      }
      let step = token.text == "++" ? " += 1" : " -= 1"
      if isPostfix {
        guard index + 1 == tokens.count || tokens[index + 1].endsStatementBefore else { continue }
        edits.replace(token.textRange, with: step)
      } else {
        // The operand: a name and its members.
        var end = index + 1
        while end + 2 < tokens.count, tokens[end + 1].tokenKind == .period { end += 2 }
        guard end < tokens.count, tokens[end].isName,
          end + 1 == tokens.count || tokens[end + 1].endsStatementBefore,
          index == 0 || token.startsLine || tokens[index - 1].tokenKind == .leftBrace
        else { continue }
        edits.remove(token.textRange)
        edits.insert(step, at: tokens[end].textRange.upperBound)
      }
    }
  }

  /// `for var i = 0; i < n; i++ {` and the like.
  private static func loops(_ tokens: [TokenSyntax], _ edits: inout Edits) {
    for (index, token) in tokens.enumerated() where token.tokenKind == .keyword(.for) {
      if let loop = CountingLoop(tokens, from: index + 1) {
        edits.replace(loop.range, with: loop.header)
      } else if let loop = SteppingLoop(tokens, from: index) {
        edits.replace(loop.range, with: loop.header)
        edits.insert(" }", at: loop.end)
      }
    }
  }

  /// `var` before a parameter, which a copy in the body replaces.
  private static func parameters(_ tokens: [TokenSyntax], _ edits: inout Edits) {
    for (index, token) in tokens.enumerated()
    where token.tokenKind == .keyword(.func) || token.tokenKind == .keyword(.`init`) {
      guard let list = ParameterList(tokens, from: index + 1) else { continue }
      for word in list.bindingWords {
        edits.remove(word.token.rangeWithBlanks)
        if word.token.text == "var", let body = list.body {
          edits.insert(" var \(word.name) = \(word.name);", at: body.textRange.upperBound)
        }
      }
    }
  }

  /// `@autoclosure(escaping)` and `@noescape`.
  private static func attributes(_ tokens: [TokenSyntax], _ edits: inout Edits) {
    for (index, token) in tokens.enumerated() where token.tokenKind == .atSign {
      guard index + 1 < tokens.count else { continue }
      let name = tokens[index + 1]
      if name.text == "noescape" {
        edits.remove(token.textRange.lowerBound..<name.endPosition.utf8Offset)
      } else if name.text == "autoclosure", index + 4 < tokens.count,
        tokens[index + 2].tokenKind == .leftParen, tokens[index + 3].text == "escaping"
      {
        edits.replace(
          token.textRange.lowerBound..<tokens[index + 4].textRange.upperBound,
          with: "@autoclosure @escaping")
      }
    }
  }
}

extension TokenSyntax {
  var keyword: Keyword? {
    if case .keyword(let keyword) = tokenKind { return keyword }
    return nil
  }

  var isName: Bool {
    if case .identifier = tokenKind { return true }
    return false
  }

  var startsLine: Bool { leadingTrivia.contains { $0.isNewline } }

  /// True if what stands before the token is a statement that ended.
  var endsStatementBefore: Bool {
    startsLine || [.rightBrace, .semicolon, .endOfFile].contains(tokenKind)
  }
}
