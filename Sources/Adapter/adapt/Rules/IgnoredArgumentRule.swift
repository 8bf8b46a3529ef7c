import SwiftSyntax

/// Closures that ignore an argument which nobody gives, `{ _ in … }` for a function of none: Swift 3 took them.
final class IgnoredArgumentRule: RuleVisitor {
  /// Apple's methods whose last closure takes nothing.
  private static let methods: Set<String> = [
    "async", "asyncAfter", "sync", "addOperation", "performWithoutAnimation",
  ]
  /// Labels of closures that take nothing, where Apple's methods have them.
  private static let labels: Set<String> = ["animations", "execute"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return .visitChildren }
    for argument in node.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self), ignoresOne(closure),
        takesNothing(name, argument.label?.text)
      {
        removeArgument(closure)
      }
    }
    if let closure = node.trailingClosure, ignoresOne(closure), takesNothing(name, nil) {
      removeArgument(closure)
    }
    for extra in node.additionalTrailingClosures
    where ignoresOne(extra.closure) && takesNothing(name, extra.label.text) {
      removeArgument(extra.closure)
    }
    return .visitChildren
  }

  private func ignoresOne(_ closure: ClosureExprSyntax) -> Bool {
    guard case .simpleInput(let names) = closure.signature?.parameterClause else { return false }
    return names.count == 1 && names.first?.name.tokenKind == .wildcard
  }

  /// True if the function's closure by that label, the last one where there is none, takes nothing.
  private func takesNothing(_ name: String, _ label: String?) -> Bool {
    let own = program.methods(named: name)
    guard !own.isEmpty else {
      return label.map(Self.labels.contains) ?? Self.methods.contains(name)
    }
    let types = own.compactMap { method -> TypeSyntax? in
      let parameters = method.node.signature.parameterClause.parameters
      guard let label else { return parameters.last?.type }
      return parameters.first { $0.firstName.text == label }?.type
    }
    return !types.isEmpty && types.allSatisfy { $0.isFunctionOfNothing }
  }

  private func removeArgument(_ closure: ClosureExprSyntax) {
    guard let signature = closure.signature, let clause = signature.parameterClause else { return }
    if signature.capture == nil, signature.returnClause == nil, signature.effectSpecifiers == nil {
      file.edits.remove(signature.textRange)
    } else {
      file.edits.remove(clause.textRange)
    }
  }
}

extension TypeSyntax {
  /// True for `() -> Void`, optional or not, whatever its attributes.
  fileprivate var isFunctionOfNothing: Bool {
    var type = self
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = forced.wrappedType
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        type = inner.type
      } else {
        guard let parameters = type.as(FunctionTypeSyntax.self)?.parameters else { return false }
        return parameters.isEmpty
          || parameters.count == 1 && parameters.first?.type.trimmedDescription == "Void"
      }
    }
  }
}
