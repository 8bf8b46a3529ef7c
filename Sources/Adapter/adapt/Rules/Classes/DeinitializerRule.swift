import SwiftSyntax

/// `deinit` runs on the main actor, where everything that it touches belongs.
final class DeinitializerRule: RuleVisitor {
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, !body.statements.isEmpty, let entry = enclosingClass(of: node),
      !node.modifiers.contains(.nonisolated), !node.modifiers.contains(.isolated),
      !program.lineage(of: entry).contains(where: { $0.node.modifiers.contains(.nonisolated) }),
      program.systemClass(above: entry).map(SystemNames.isUnisolated) != true
    else { return .visitChildren }
    // Not `isolated`: Swift 6.3 refuses that in an open class whose subclass stands in a file before it.
    file.edits.insert("@MainActor ", at: node.deinitKeyword.textRange.lowerBound)
    return .visitChildren
  }
}
