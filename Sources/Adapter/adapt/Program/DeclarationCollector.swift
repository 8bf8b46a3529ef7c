import SwiftSyntax

/// Finds what a file declares.
final class DeclarationCollector: SyntaxVisitor {
  private let file: SourceFile
  private(set) var classes: [ClassEntry] = []
  private(set) var protocols: [ProtocolEntry] = []
  private(set) var extensions: [ExtensionEntry] = []
  private(set) var methods: [MethodEntry] = []

  /// A type or function that encloses what is visited.
  private struct Scope {
    var name: String?
    var isGeneric = false
    var isFunction = false
    var isHidden = false
    var isPublic = true
  }
  private var scopes: [Scope] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private var path: [String] { scopes.compactMap(\.name) }
  private var owner: String? {
    guard let last = scopes.last, last.name != nil else { return nil }
    return path.joined(separator: ".")
  }

  private func enter(
    _ name: String, generic: GenericParameterClauseSyntax?, modifiers: DeclModifierListSyntax
  ) {
    let isNested = !path.isEmpty
    scopes.append(
      Scope(
        name: name, isGeneric: generic != nil,
        isHidden: isNested && modifiers.contains(.private), isPublic: modifiers.isPublic))
  }

  private func enterFunction() { scopes.append(Scope(isFunction: true)) }
  private func leave() { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generic: node.genericParameterClause, modifiers: node.modifiers)
    classes.append(
      ClassEntry(
        name: path.joined(separator: "."), file: file, node: node,
        isGeneric: scopes.contains(where: \.isGeneric),
        isLocal: scopes.contains(where: \.isFunction),
        isHidden: scopes.contains(where: \.isHidden),
        isPublic: scopes.allSatisfy(\.isPublic)))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generic: node.genericParameterClause, modifiers: node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generic: node.genericParameterClause, modifiers: node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generic: node.genericParameterClause, modifiers: node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, generic: nil, modifiers: node.modifiers)
    protocols.append(ProtocolEntry(name: node.name.text, file: file, node: node))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let entry = ExtensionEntry(file: file, node: node)
    extensions.append(entry)
    // What an extension holds may be public whatever the extension says.
    scopes.append(Scope(name: entry.typeName))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    methods.append(MethodEntry(node: node, file: file, owner: owner))
    enterFunction()
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction()
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enterFunction()
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    enterFunction()
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }
}
