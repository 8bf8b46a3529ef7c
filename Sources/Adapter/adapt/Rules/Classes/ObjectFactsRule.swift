import SwiftSyntax

/// What every object says of itself (`isEqual`, `hash`, `description`) belongs to no actor in Foundation, and is
/// asked for on the main one here: the override leaves the actor, and its body comes back to it.
final class ObjectFactsRule: RuleVisitor {
  private static let properties: Set<String> = ["hash", "description", "debugDescription"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "isEqual", node.signature.parameterClause.parameters.count == 1,
      overrides(node.modifiers, node), let body = node.body
    else { return .visitChildren }
    leaveActor(node.funcKeyword, body.statements)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      Self.properties.contains(name), overrides(node.modifiers, node),
      let block = binding.accessorBlock
    else { return .visitChildren }
    switch block.accessors {
    case .getter(let statements): leaveActor(node.bindingSpecifier, statements)
    case .accessors(let accessors):
      guard accessors.count == 1, let body = accessors.first?.body else { return .visitChildren }
      leaveActor(node.bindingSpecifier, body.statements)
    @unknown default: break
    }
    return .visitChildren
  }

  private func overrides(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
    modifiers.contains(.override) && !modifiers.contains(.nonisolated)
      && enclosingClass(of: node).map { entry in
        program.systemClass(above: entry).map { !SystemNames.isUnisolated($0) } ?? false
      } ?? false
  }

  private func leaveActor(_ keyword: TokenSyntax, _ statements: CodeBlockItemListSyntax) {
    guard let first = statements.first, let last = statements.last else { return }
    file.edits.insert("nonisolated ", at: keyword.textRange.lowerBound)
    // A single expression is what the closure gives back, as it is what the member does.
    file.edits.insert("return MainActor.assumeIsolated { ", at: first.textRange.lowerBound)
    file.edits.insert(" }", at: last.textRange.upperBound)
  }
}
