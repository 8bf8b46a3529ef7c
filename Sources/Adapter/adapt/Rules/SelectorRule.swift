import SwiftSyntax

/// `#selector(tapped(_:))` becomes `Selector("tapped:")`: Objective-C's name, found from what the
/// project declares. Methods that are asked for get an entry in the records.
final class SelectorRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    let name: String
    switch argument.label?.text {
    case "getter": name = member(argument.expression)?.name ?? ""
    case "setter": name = ObjectiveCName.setter(of: member(argument.expression)?.name ?? "")
    default: name = selector(argument.expression)
    }
    program.wantedSelectors.insert(name)
    // A type of the author's own may be called so.
    let type = program.declaredTypes.contains("Selector") ? "UIKit.Selector" : "Selector"
    file.edits.replace(node.textRange, with: "\(type)(\(quoted(name)))")
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, text.isSelector {
      program.wantedSelectors.insert(text)
    }
    return .visitChildren
  }

  /// A method as it is named: its type or object, base name and labels.
  private struct Member {
    var base: ExprSyntax?
    var name: String
    var labels: [String]?
  }

  private func member(_ expression: ExprSyntax) -> Member? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return member(access.declName, base: access.base)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return member(reference, base: nil)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { member($0.expression) }
    }
    // `foo as (Type) -> (Sender) -> Void`
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.first.flatMap { member($0) }
    }
    if let cast = expression.as(AsExprSyntax.self) { return member(cast.expression) }
    // `foo()`, which old compilers let pass.
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return member(call.calledExpression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return member(chain.expression)
    }
    return nil
  }

  private func member(_ reference: DeclReferenceExprSyntax, base: ExprSyntax?) -> Member {
    Member(
      base: base, name: reference.baseName.text.withoutBackticks,
      labels: reference.argumentNames?.arguments.map(\.name.text))
  }

  private func selector(_ expression: ExprSyntax) -> String {
    guard let member = member(expression) else {
      note(
        "#selector", "the method is not to be told from this: write Selector(\"name:\")",
        at: expression)
      return expression.trimmedDescription
    }
    let candidates = candidates(for: member, at: expression)
    if let found = candidates.first(where: { member.labels == nil || $0.labels == member.labels }) {
      return found.selector
    }
    if let known = KnownSelectors.selector(member.name, labels: member.labels) { return known }
    return ObjectiveCName.selector(base: member.name, labels: member.labels ?? [])
  }

  /// Methods of that base name: those of the class meant and its superclasses first.
  private func candidates(for member: Member, at node: ExprSyntax) -> [MethodEntry] {
    let all = program.methods(named: member.name).filter { $0.owner != nil }
    var owner = enclosingClass(of: node)
    if let base = member.base?.trimmedDescription, base != "self", base != "Self", base != "super",
      let named = program.classEntry(named: base, from: file.module)
    {
      owner = named
    }
    guard let owner else { return all }
    let line = program.lineage(of: owner)
    func rank(_ method: MethodEntry) -> Int {
      line.firstIndex { entry in
        method.owner == entry.name
          || program.classEntry(named: method.owner ?? "", from: method.file.module) === entry
      } ?? line.count
    }
    return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}

/// `#keyPath(Person.name)` becomes `"name"`.
final class KeyPathRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let path = node.arguments.first else {
      return .visitChildren
    }
    var parts = path.expression.trimmedDescription.split(separator: ".").map {
      String($0).withoutBackticks.trimmingBlanks()
    }
    var isSystem = false
    while parts.count > 1, let first = parts.first,
      first == "self" || first.first?.isUppercase == true
    {
      isSystem = program.classEntry(named: first, from: file.module) == nil && first != "self"
      parts.removeFirst()
    }
    // Apple's own flags are called in Objective-C without `is`.
    if isSystem {
      parts = parts.map { part in
        guard part.hasPrefix("is"), part.dropFirst(2).first?.isUppercase == true else {
          return part
        }
        return part.dropFirst(2).prefix(1).lowercased() + part.dropFirst(3)
      }
    }
    file.edits.replace(node.textRange, with: quoted(parts.joined(separator: ".")))
    return .skipChildren
  }
}

extension String {
  /// True for what can be the name of a method with arguments.
  fileprivate var isSelector: Bool {
    guard hasSuffix(":") || allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !isEmpty else {
      return false
    }
    return first?.isNumber == false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
  }
}
