import SwiftSyntax

/// Types of functions whose arguments have labels, `(index: Int) -> Void`: Swift 2 asked for them where the function
/// is called.
final class FunctionTypeRule: RuleVisitor {
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    // `(Void) -> Int` took nothing in Swift 3.
    if let only = node.parameters.first, node.parameters.count == 1, only.firstName == nil,
      ["Void", "()"].contains(only.type.trimmedDescription)
    {
      file.edits.remove(only.textRange)
    }
    for parameter in node.parameters {
      guard let name = parameter.firstName, name.tokenKind != .wildcard,
        parameter.secondName == nil
      else { continue }
      file.edits.insert("_ ", at: name.textRange.lowerBound)
    }
    return .visitChildren
  }

  /// Calls of what holds such a function.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var callee = node.calledExpression
    if let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    if let forced = callee.as(ForceUnwrapExprSyntax.self) { callee = forced.expression }
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, let labels = program.labelledFunctions[name],
      labels == node.arguments.map({ $0.label?.text }), program.methods(named: name).isEmpty
    else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      file.edits.remove(label.textRange.lowerBound..<argument.expression.textRange.lowerBound)
    }
    return .visitChildren
  }
}

extension Program {
  /// The labels of functions that properties and parameters hold, by their names.
  func findLabelledFunctions() -> [String: [String?]] {
    let finder = LabelledFunctionFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    return finder.labels
  }
}

private final class LabelledFunctionFinder: SyntaxVisitor {
  private(set) var labels: [String: [String?]] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type { add(node.pattern.trimmedDescription, type) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  private func add(_ name: String, _ type: TypeSyntax) {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = forced.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        type = inner.type
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return }
    let found = function.parameters.map { $0.secondName == nil ? $0.firstName?.text : nil }
    if found.contains(where: { $0 != nil }) { labels[name] = found }
  }
}
