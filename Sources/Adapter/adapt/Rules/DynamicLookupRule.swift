import SwiftSyntax

/// `(value as AnyObject).cgPointValue`: Objective-C asks the object, of whatever class, and Swift here knows of no
/// such member.
final class DynamicLookupRule: RuleVisitor {
  private static let names: Set<String> = [
    "boolValue", "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue",
    "doubleValue", "floatValue", "intValue", "uiEdgeInsetsValue",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.names.contains(node.declName.baseName.text),
      let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      parts.count >= 3, let type = parts.last?.as(TypeExprSyntax.self),
      type.trimmedDescription == "AnyObject"
    else { return .visitChildren }
    let list = Array(parts)
    guard let cast = list[list.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return .visitChildren }
    file.edits.insert("ObjectiveCValue", at: tuple.textRange.lowerBound)
    file.edits.remove(list[list.count - 3].textRange.upperBound..<type.textRange.upperBound)
    return .visitChildren
  }
}
