import SwiftSyntax

/// Casts as older Swift wrote them.
final class OldCastRule: RuleVisitor {
  /// Before Swift 1.2 `as` cast down, and trapped where it could not: a module of that time says `as!` nowhere.
  private lazy var isForced =
    file.isSwift2
    && !program.files.contains { other in
      other.module == file.module
        && other.tree.tokens(viewMode: .sourceAccurate).contains { token in
          token.tokenKind == .exclamationMark
            && token.parent?.is(UnresolvedAsExprSyntax.self) == true
        }
    }

  /// Before Swift 1.2 there was a picture by any name.
  private func unwrapPicture(_ node: FunctionCallExprSyntax) {
    guard isForced, node.calledExpression.trimmedDescription == "UIImage",
      node.arguments.first?.label?.text == "named", let parent = node.parent
    else { return }
    let binding = parent.parent?.as(PatternBindingSyntax.self)
    let isOfKnownType =
      binding?.typeAnnotation.map { !$0.type.is(OptionalTypeSyntax.self) } ?? false
    guard parent.is(MemberAccessExprSyntax.self) || isOfKnownType else { return }
    file.edits.insert("!", at: node.textRange.upperBound)
  }

  /// Types of Core Foundation that are values here, and objects where they come from.
  private static let bridged: Set<String> = ["CFArray", "CFString", "CFData"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() {
      guard let cast = parts[index].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type
      else { continue }
      // `as AnyObject!` is of an optional.
      if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        file.edits.replace(forced.exclamationMark.textRange, with: "?")
      }
      guard isForced || Self.bridged.contains(type.trimmedDescription),
        mayCastDown(parts[index - 1]), !isPattern(Syntax(node))
      else { continue }
      file.edits.insert("!", at: cast.asKeyword.textRange.upperBound)
    }
    return .visitChildren
  }

  /// A constant of Core Foundation's is an object where it comes from, and a text here: `f(kSecClassKey)`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    unwrapPicture(node)
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let name, let method = program.methods(named: name).first(where: { $0.labels == labels })
    else { return .visitChildren }
    for (argument, parameter) in zip(
      node.arguments, method.node.signature.parameterClause.parameters)
    where LooseMembers.types.contains(parameter.type.trimmedDescription) {
      guard let constant = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        constant.first == "k", constant.dropFirst().first?.isUppercase == true
      else { continue }
      file.edits.insert(" as AnyObject", at: argument.expression.textRange.upperBound)
    }
    return .visitChildren
  }

  /// Literals take the type that is said, and need no cast.
  private func mayCastDown(_ value: ExprSyntax) -> Bool {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .closureExpr, .prefixOperatorExpr, .tupleExpr,
      .patternExpr:
      return false
    default: return true
    }
  }

  /// `case let view as UIButton` asks and does not cast.
  private func isPattern(_ node: Syntax) -> Bool {
    node.hasAncestor {
      $0.is(ExpressionPatternSyntax.self) || $0.is(ValueBindingPatternSyntax.self)
    }
  }

  /// The result of a closure, `{ () -> UIView! in`, is an optional.
  override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ClosureSignatureSyntax.self) == true,
      let forced = node.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      file.edits.replace(forced.exclamationMark.textRange, with: "?")
    }
    return .visitChildren
  }
}
