import SwiftSyntax

/// A view whose `layerClass` is a class of the author's also says how to make one: layers have no
/// `required` initialiser here. Swift 2's `class func layerClass()` is a property since.
final class LayerClassRule: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.first?.pattern.trimmedDescription == "layerClass" else {
      return .visitChildren
    }
    addMaker(for: Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "layerClass", node.signature.parameterClause.parameters.isEmpty,
      node.modifiers.contains(.override), let result = node.signature.returnClause
    else { return .visitChildren }
    file.edits.replace(
      node.funcKeyword.textRange.lowerBound..<result.type.textRange.lowerBound,
      with: "var layerClass: ")
    addMaker(for: Syntax(node))
    return .visitChildren
  }

  private func addMaker(for node: Syntax) {
    guard let entry = enclosingClass(of: node) else { return }
    let finder = MetatypeFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    guard let name = finder.names.last else {
      note("layerClass", "override makeLayer() too, with a layer of that class", at: node)
      return
    }
    guard !SystemNames.isClass(name), !entry.declares(function: "makeLayer") else { return }
    let access = entry.isPublic ? "public " : ""
    entry.file.addMember(
      "\(access)override func makeLayer() -> CALayer { \(name)() }", to: entry.node.memberBlock)
  }
}

/// Layer classes of the author's with an `init(layer:)` have presentations of their own class.
enum PresentationRule {
  static func apply(_ program: Program) {
    for entry in program.classes where program.kind(of: entry) == .layer && !entry.isLocal {
      let all = program.initializers(of: entry)
      guard all.callable.contains("init(layer:)"), !entry.declares(function: "makePresentation")
      else {
        continue
      }
      let access = entry.isPublic ? "public " : ""
      var members =
        "\(access)override func makePresentation() -> CALayer { \(entry.simpleName)(layer: self) }"
      // Typed as on iOS, where it is `Self?`.
      if !entry.declares(function: "presentation"), !entry.isGeneric {
        members +=
          "; \(access)override func presentation() -> \(entry.simpleName)? "
          + "{ super.presentation() as? \(entry.simpleName) }"
      }
      entry.file.addMember(members, to: entry.node.memberBlock)
    }
  }
}

/// Finds `Name.self`.
private final class MetatypeFinder: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.tokenKind == .keyword(.self), let base = node.base {
      names.append(base.trimmedDescription)
    }
    return .visitChildren
  }
}

extension ClassEntry {
  func declares(function name: String) -> Bool {
    node.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == name }
  }
}
