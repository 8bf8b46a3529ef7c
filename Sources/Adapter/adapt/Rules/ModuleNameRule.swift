import SwiftSyntax

/// Names that begin with a module's, `Export.Frame` or `Darwin.sqrt`, where that module is called otherwise here.
final class ModuleNameRule: RuleVisitor {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax) {
    let shown = SystemNames.unnamed.contains(token.text) ? "UIKit" : nil
    guard let name = program.renamed[token.text] ?? shown,
      !program.declaredTypes.contains(token.text)
    else { return }
    file.edits.replace(token.textRange, with: name)
  }
}

extension Program {
  /// The names of all types of the project.
  func findDeclaredTypes() -> Set<String> {
    let finder = TypeFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    return finder.names
  }
}

private final class TypeFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
