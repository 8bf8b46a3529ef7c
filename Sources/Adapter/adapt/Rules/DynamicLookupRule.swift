import SwiftSyntax

/// `(value as AnyObject).cgPointValue`, `values["key"]?.cgPointValue` of a `[String: AnyObject]`: Objective-C asks the
/// object, of whatever class, and Swift here knows of no such member.
final class DynamicLookupRule: RuleVisitor {
  /// The names of variables that are dictionaries of objects of any class.
  private lazy var looseDictionaries: Set<String> = {
    let finder = LooseDictionaryFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.names
  }()

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard LooseMembers.values.contains(node.declName.baseName.text) else { return .visitChildren }
    if let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let entry = chain.expression.as(SubscriptCallExprSyntax.self),
      let name = entry.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      looseDictionaries.contains(name)
    {
      file.edits.insert("ObjectiveCValue(", at: entry.textRange.lowerBound)
      file.edits.replace(chain.questionMark.textRange, with: ")")
      return .visitChildren
    }
    guard
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

  /// `type(of: object).description()` is the class's name.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return .visitChildren }
    file.edits.insert("NSStringFromClass(", at: base.textRange.lowerBound)
    file.edits.replace(base.textRange.upperBound..<node.textRange.upperBound, with: ")")
    return .visitChildren
  }
}

private final class LooseDictionaryFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.typeAnnotation, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, node.typeAnnotation, node.initializer)
    return .visitChildren
  }

  /// By its type, or what its value is cast to at the end.
  private func add(
    _ pattern: PatternSyntax, _ type: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?
  ) {
    let parts = value?.value.as(SequenceExprSyntax.self)?.elements
    let said = type?.type.trimmedDescription ?? parts?.last?.trimmedDescription ?? ""
    let plain = said.filter { !" ?!".contains($0) }
    if plain.hasPrefix("["), plain.hasSuffix(":AnyObject]") {
      names.insert(pattern.trimmedDescription)
    }
  }
}
