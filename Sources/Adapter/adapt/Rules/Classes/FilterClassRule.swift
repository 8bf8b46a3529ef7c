import SwiftSyntax

/// Filters of the project's own belong to no actor, as those of Core Image do: what they override says so.
final class FilterClassRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = [node.enclosingTypeName, node.name.text].compactMap(\.self).joined(separator: ".")
    if let entry = program.classEntry(named: name, from: file.module),
      program.systemClass(above: entry) == "CIFilter", !node.modifiers.contains(.nonisolated),
      node.attributes.attribute(named: "MainActor") == nil
    {
      file.edits.insert("nonisolated ", at: node.classKeyword.textRange.lowerBound)
    }
    return .visitChildren
  }
}
