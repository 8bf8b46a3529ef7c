import SwiftSyntax

/// Literals of Xcode's for pictures and files. `#colorLiteral` is understood as it is.
final class LiteralRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.arguments.first?.expression.trimmedDescription else {
      return .visitChildren
    }
    switch node.macroName.text {
    case "imageLiteral":
      file.edits.replace(node.textRange, with: "(UIImage(named: \(value)) ?? UIImage())")
    case "fileLiteral":
      file.edits.replace(
        node.textRange,
        with: "(Bundle.main.url(forResource: \(value), withExtension: nil) "
          + "?? URL(fileURLWithPath: \(value)))")
    default: return .visitChildren
    }
    return .skipChildren
  }
}
