import SwiftSyntax

/// A project's own `<` of two `NSNumber`s, as libraries that read JSON have it. Foundation has one here and none on
/// a phone, and the compiler would not know which is meant: the project's steps back, as both compare the numbers.
final class NumberOperatorRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    if node.name.text == "<", types == ["NSNumber", "NSNumber"], node.enclosingTypeName == nil {
      file.edits.insert("@_disfavoredOverload ", at: node.textRange.lowerBound)
    }
    return .skipChildren
  }
}
