import SwiftSyntax

/// A `dynamic` property tells those who observe it when it has been set, as Objective-C sees to it.
final class ObservedPropertyRule: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(.dynamic), isInstance(node),
      node.bindingSpecifier.tokenKind == .keyword(.var),
      let entry = enclosingClass(of: node), let root = program.systemClass(above: entry),
      !SystemNames.isUnisolated(root), program.kind(of: entry) != .layer, !isWrapped(node),
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    let call = "didChangeValue(forKey: \(quoted(name.withoutBackticks)))"
    switch binding.accessorBlock?.accessors {
    case nil:
      file.edits.insert(" { didSet { \(call) } }", at: binding.textRange.upperBound)
    case .accessors(let list):
      // What the author does then comes first.
      let own = list.first {
        [.keyword(.didSet), .keyword(.set)].contains($0.accessorSpecifier.tokenKind)
      }
      if let body = own?.body {
        file.edits.insert(" defer { \(call) };", at: body.leftBrace.textRange.upperBound)
      } else if binding.hasStorage, let last = list.last {
        file.edits.insert(" didSet { \(call) }", at: last.textRange.upperBound)
      }
    default: break
    }
    return .visitChildren
  }

  private func isInstance(_ node: VariableDeclSyntax) -> Bool {
    ![Keyword.static, .class, .override, .lazy].contains { node.modifiers.contains($0) }
      && node.parent?.is(MemberBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
  }

  /// What a wrapper keeps has its own ways.
  private func isWrapped(_ node: VariableDeclSyntax) -> Bool {
    node.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name.first?.isUppercase == true && !AttributeRule.removed.contains(name)
    }
  }
}
