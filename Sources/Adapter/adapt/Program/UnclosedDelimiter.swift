import SwiftParser
import SwiftSyntax

/// A brace, bracket, parenthesis or comment that is still open at the end of a file, the innermost if there are
/// several.
///
/// What is generated below such a file is read as part of what is open, and the compiler's messages name no
/// line of the author's.
struct UnclosedDelimiter: Encodable {
  /// `{`, `[`, `(` or `/*`.
  let text: String
  /// The line of the author's file that it stands on, from 1 on.
  let line: Int

  /// Nil where all are closed. An error that older Swift alone makes is gone where the file is rewritten.
  init?(in file: SourceFile) {
    let end = file.tree.endOfFileToken
    guard file.tree.hasError, let found = end.openComment ?? end.openDelimiter,
      Parser.parse(source: file.copy()).hasError
    else { return nil }
    text = found.text
    line = file.line(at: found.position.utf8Offset)
  }
}

extension TokenSyntax {
  /// The comment that begins before this token, the last of its file, and does not end.
  fileprivate var openComment: (text: String, position: AbsolutePosition)? {
    let before = previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []
    switch (before + leadingTrivia.pieces).last {
    case .blockComment(let text), .docBlockComment(let text):
      guard text.count < 4 || !text.hasSuffix("*/") else { return nil }
      return ("/*", AbsolutePosition(utf8Offset: endPosition.utf8Offset - text.utf8.count))
    default: return nil
    }
  }

  /// What the parser closes before this token, the last of its file, although nothing there does.
  fileprivate var openDelimiter: (text: String, position: AbsolutePosition)? {
    var opening: TokenSyntax?
    var token = previousToken(viewMode: .all)
    while let missing = token, missing.presence == .missing {
      opening = missing.opening ?? opening
      token = missing.previousToken(viewMode: .all)
    }
    return opening.map { ($0.text, $0.positionAfterSkippingLeadingTrivia) }
  }

  /// What a closing delimiter closes; nil for other tokens.
  fileprivate var opening: TokenSyntax? {
    let kind: TokenKind
    switch tokenKind {
    case .rightBrace: kind = .leftBrace
    case .rightParen: kind = .leftParen
    case .rightSquare: kind = .leftSquare
    default: return nil
    }
    return parent?.children(viewMode: .sourceAccurate)
      .compactMap { $0.as(TokenSyntax.self) }.last { $0.tokenKind == kind }
  }
}
