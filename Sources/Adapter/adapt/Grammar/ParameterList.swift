import SwiftSyntax

/// The parameters of a function as words: for grammar that the parser no longer knows.
struct ParameterList {
  /// Parameters that say `let` or `var`.
  private(set) var bindingWords: [(token: TokenSyntax, name: String)] = []
  /// The brace that opens the body.
  private(set) var body: TokenSyntax?

  /// Nil where no list follows `tokens[start]`.
  init?(_ tokens: [TokenSyntax], from start: Int) {
    guard var index = tokens[start...].prefix(4).firstIndex(where: { $0.tokenKind == .leftParen })
    else { return nil }
    var depth = 0
    var startsParameter = false
    repeat {
      // The words are names to the parser, which takes them for labels.
      if startsParameter, ["var", "let"].contains(tokens[index].text) {
        var end = index + 1
        while end + 1 < tokens.count, tokens[end + 1].tokenKind != .colon, end < index + 3 {
          end += 1
        }
        if end < tokens.count, tokens[index + 1].tokenKind != .colon {
          bindingWords.append((tokens[index], tokens[end].text))
        }
      }
      switch tokens[index].tokenKind {
      case .leftParen, .leftSquare, .leftBrace:
        depth += 1
        startsParameter = depth == 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .comma: startsParameter = depth == 1
      default: startsParameter = false
      }
      index += 1
    } while depth > 0 && index < tokens.count
    // `-> Type` may stand between.
    body = tokens[min(index, tokens.count)...].prefix(12).first { $0.tokenKind == .leftBrace }
  }
}
