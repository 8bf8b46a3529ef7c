import SwiftSyntax

/// Methods that every object has in Objective-C, and `NSObject` has not here: they override nothing, and
/// their `super` does nothing.
final class ObjectOverrideRule: RuleVisitor {
  private static let names: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "setValue", "setNilValueForKey",
    "willChangeValue", "didChangeValue",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let entry = enclosingClass(of: node), let system = program.systemClass(above: entry),
      system == "NSObject" && Self.names.contains(node.name.text)
        || KnownSelectors.ofObjects[DeclSyntax(node).memberNames[0]] != nil,
      let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      !program.lineage(of: entry).dropFirst().contains(where: {
        $0.declares(function: node.name.text)
      })
    else { return .visitChildren }
    file.edits.remove(word.rangeWithBlanks)
    // Whoever would have called it finds it by its name.
    program.wantedSelectors.insert(MethodEntry(node: node, file: file, owner: entry.name).selector)
    program.freedMethods.insert(node.id)
    // What the runtime asks has an answer of its own.
    guard system == "NSObject", Self.names.contains(node.name.text) else { return .visitChildren }
    if let body = node.body {
      let finder = SuperCallFinder(of: node.name.text)
      finder.walk(body)
      for item in finder.items { file.edits.remove(item.textRange) }
    }
    return .visitChildren
  }
}

/// Finds the statements that call a method of the superclass.
private final class SuperCallFinder: SyntaxVisitor {
  private let name: String
  private(set) var items: [CodeBlockItemSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.item.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == name
    else { return .visitChildren }
    items.append(node)
    return .skipChildren
  }
}
