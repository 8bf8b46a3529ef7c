import SwiftSyntax

/// `@NSManaged` members of managed objects, whose bodies Core Data provides on iOS, get bodies: accessors of
/// properties, and the methods that Xcode generates for what a relationship leads to.
final class ManagedObjectRule: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isManaged(node, node.attributes) else { return .visitChildren }
    for modifier in node.modifiers
    where [.keyword(.weak), .keyword(.unowned)].contains(modifier.name.tokenKind) {
      file.edits.remove(modifier.rangeWithBlanks)
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type, binding.accessorBlock == nil
      else { continue }
      let key = quoted(name.filter { $0 != "`" })
      file.edits.insert(
        " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }",
        at: type.textRange.upperBound)
      if let comma = binding.trailingComma {
        let words = node.modifiers.trimmedDescription
        file.edits.replace(
          comma.textRange, with: "; \(words)\(words.isEmpty ? "" : " ")var")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body == nil, isManaged(node, node.attributes), let body = body(of: node) else {
      return .visitChildren
    }
    file.edits.insert(" { \(body) }", at: node.signature.textRange.upperBound)
    return .visitChildren
  }

  private func isManaged(_ node: some SyntaxProtocol, _ attributes: AttributeListSyntax) -> Bool {
    guard attributes.has("NSManaged"), let entry = enclosingClass(of: node) else { return false }
    return program.systemClass(above: entry) == "NSManagedObject"
  }

  /// What a method does, by its name and its arguments; nil for one that is none of the generated ones.
  private func body(of node: FunctionDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    guard let first = names.first else { return nil }
    let name = node.name.text
    if names.count == 1 {
      let isIndexed = parameters.first?.firstName.text == "at"
      if let key = key(name, "removeFrom"), isIndexed {
        return "managedRemove(at: \(first), \(key))"
      }
      if let key = key(name, "addTo") ?? key(name, "add") {
        return "managedAdd(\(first), \(key))"
      }
      if let key = key(name, "removeFrom") ?? key(name, "remove") {
        return "managedRemove(\(first), \(key))"
      }
    } else if names.count == 2 {
      if let key = key(name, "insertInto") {
        return "managedInsert(\(first), \(key), at: \(names[1]))"
      }
      if let key = key(name, "replace") {
        return
          "managedRemove(at: \(first), \(key)); managedInsert(\(names[1]), \(key), at: \(first))"
      }
    }
    return nil
  }

  /// The relationship that the rest of a method's name says.
  private func key(_ name: String, _ prefix: String) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    var rest = String(name.dropFirst(prefix.count))
    if rest.hasSuffix("Object"), !prefix.hasSuffix("To"), !prefix.hasSuffix("From") {
      rest.removeLast("Object".count)
    }
    guard let first = rest.first, first.isUppercase else { return nil }
    return quoted(first.lowercased() + rest.dropFirst())
  }
}
