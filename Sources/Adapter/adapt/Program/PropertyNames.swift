import SwiftSyntax

extension Program {
  /// The names of all properties and parameters of the project.
  func findPropertyNames() -> Set<String> {
    let finder = PropertyFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    return finder.names
  }
}

private final class PropertyFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
}
