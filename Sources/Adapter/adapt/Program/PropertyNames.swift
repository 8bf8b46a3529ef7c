import SwiftSyntax

extension Program {
  /// The names of all properties of the project, and those of them that are of type `AnyObject`.
  func findPropertyNames() -> (all: Set<String>, loose: Set<String>) {
    let finder = PropertyFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    return (finder.names, finder.loose)
  }
}

private final class PropertyFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var loose: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation?.type.trimmedDescription.hasPrefix("AnyObject") == true {
      loose.insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
}
