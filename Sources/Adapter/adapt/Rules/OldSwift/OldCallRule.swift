import SwiftSyntax

/// Calls of Apple's as Swift 2 wrote them: each part of Objective-C's name but the first was a label, classes of
/// Foundation were `NS…`, and cases began with capitals.
final class OldCallRule: RuleVisitor {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    file.isSwift2 ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      callFunction(name, node)
      return .visitChildren
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base != nil || node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return .visitChildren }
    let name = access.declName.baseName
    if OldCalls.optionTakers.contains(name.text) { fillOptions(node) }
    if node.arguments.isEmpty, node.trailingClosure == nil {
      callAccessor(access, node)
    } else {
      rename(name, node)
    }
    return .visitChildren
  }

  /// `sharedApplication()` is `shared` today.
  private func callAccessor(_ access: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax) {
    let name = access.declName.baseName
    guard let new = OldCalls.properties[name.text], program.methods(named: name.text).isEmpty,
      let open = node.leftParen, let close = node.rightParen, let base = access.base
    else { return }
    let parts = new.split(separator: ".")
    if parts.count == 2, base.trimmedDescription != parts[0] { return }
    file.edits.replace(name.textRange, with: String(parts[parts.count - 1]))
    // Where a transition takes place was optional up to Swift 2.2.
    if name.text == "containerView", isUnwrapped(node) {
      file.edits.insert("Optional(", at: base.textRange.lowerBound)
      file.edits.replace(open.textRange.lowerBound..<close.textRange.upperBound, with: ")")
    } else {
      file.edits.remove(open.textRange.lowerBound..<close.textRange.upperBound)
    }
  }

  /// True where the file unwraps what is called, or the variable that holds it.
  private func isUnwrapped(_ node: FunctionCallExprSyntax) -> Bool {
    if let parent = node.parent {
      if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
        return true
      }
    }
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    return unwrappedNames.contains(binding.pattern.trimmedDescription)
  }

  /// The names that stand before `!` or `?`.
  private lazy var unwrappedNames: Set<String> = {
    let finder = UnwrappedNameFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.names
  }()

  private func rename(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    guard let new = newName(name.text, labels, hasClosure: node.trailingClosure != nil) else {
      return
    }
    let parts = new.dropLast().split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    if name.text != parts[0] { file.edits.replace(name.textRange, with: String(parts[0])) }
    label(node.arguments, parts[1].split(separator: ":").map(String.init))
  }

  private func newName(_ name: String, _ labels: [String], hasClosure: Bool) -> String? {
    let own = !program.methods(named: name).isEmpty
    let call = name + "(" + labels.joined()
    // What the project declares by a name that Apple's classes ask for has today's name.
    if let new = OldRequirements.renamed[call + ")"], new.hasSuffix(")") { return new }
    guard !own else { return nil }
    if let new = OldCalls.renamed[call + ")"] { return new }
    guard hasClosure else { return nil }
    return OldCalls.renamed.first { $0.key.hasPrefix(call) }?.value
  }

  private func label(_ arguments: LabeledExprListSyntax, _ labels: [String]) {
    for (argument, label) in zip(arguments, labels) where argument.label?.text ?? "_" != label {
      let start = argument.textRange.lowerBound
      file.edits.replace(
        start..<argument.expression.textRange.lowerBound, with: label == "_" ? "" : label + ": ")
    }
  }

  /// `NSIndexPath(forRow: 0, inSection: 0)`, and functions that are members today.
  private func callFunction(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) {
    if let member = OldCalls.functions[name.text], node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, node.trailingClosure == nil,
      program.methods(named: name.text).isEmpty, let close = node.rightParen
    {
      file.edits.remove(name.textRange)
      file.edits.insert("." + member, at: close.textRange.upperBound)
      return
    }
    guard name.text.first?.isUppercase == true else {
      if !node.arguments.isEmpty { rename(name, node) }
      return
    }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
    guard let new = OldCalls.renamed["init(" + labels.joined() + ")"] else { return }
    label(node.arguments, new.dropLast().dropFirst(5).split(separator: ":").map(String.init))
  }

  /// No options were `nil`.
  private func fillOptions(_ node: FunctionCallExprSyntax) {
    for argument in node.arguments
    where argument.label?.text == "options" && argument.expression.is(NilLiteralExprSyntax.self) {
      file.edits.replace(argument.expression.textRange, with: "[]")
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member is none of a class.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      renameType(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    renameType(node.name)
    return .visitChildren
  }

  private func renameType(_ token: TokenSyntax) {
    guard let new = OldCalls.types[token.text],
      program.classEntry(named: new, from: file.module) == nil
    else { return }
    file.edits.replace(token.textRange, with: new)
  }

  /// `view.hidden`, `object.dynamicType`, `UIViewAnimationOptions.allZeros`.
  private func renameMember(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName
    guard let base = node.base,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      !program.propertyNames.contains(name.text)
    else { return false }
    switch name.text {
    case "dynamicType":
      file.edits.insert("type(of: ", at: base.textRange.lowerBound)
      file.edits.replace(base.textRange.upperBound..<name.textRange.upperBound, with: ")")
    case "allZeros":
      file.edits.replace(base.textRange.upperBound..<name.textRange.upperBound, with: "()")
    default:
      guard let new = OldCalls.members[name.text], !declared.cases.contains(name.text) else {
        return false
      }
      file.edits.replace(name.textRange, with: new)
    }
    return true
  }

  /// `.TouchUpInside`, `UIViewAnimationOptions.Repeat`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if renameMember(node) { return .visitChildren }
    let name = node.declName.baseName
    guard name.text.first?.isUppercase == true, name.text.count > 1, !Self.kept.contains(name.text),
      node.parent?.is(FunctionCallExprSyntax.self) != true
        || node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return .visitChildren }
    if let base = node.base {
      guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
        Self.prefixes.contains(where: { type.hasPrefix($0) && type.count > $0.count + 2 }),
        !declared.types.contains(type), !declared.values.contains(name.text)
      else { return .visitChildren }
    } else if declared.cases.contains(name.text) || declared.values.contains(name.text) {
      return .visitChildren
    }
    file.edits.replace(name.textRange, with: name.text.loweringFirstWord)
    return .visitChildren
  }

  private static let prefixes = ["UI", "NS", "CA", "CG", "AV", "MK", "CL"]
  /// What has no other name today, or is none of a case.
  private static let kept: Set<String> = [
    "TransitionNone", "Type", "Protocol", "Self",
  ]

  /// What the project calls its types, cases and values.
  private lazy var declared: DeclaredNameFinder = {
    let finder = DeclaredNameFinder(viewMode: .sourceAccurate)
    for file in program.files { finder.walk(file.tree) }
    return finder
  }()
}

private final class UnwrappedNameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.expression.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.expression.trimmedDescription)
    return .visitChildren
  }
}

private final class DeclaredNameFinder: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var cases: Set<String> = []
  private(set) var values: Set<String> = []

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    cases.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    values.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  private func add(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.text)
    return .visitChildren
  }
}

extension String {
  /// The name as cases are written today: `touchUpInside`, `url`, `urlPath`.
  var loweringFirstWord: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    guard capitals.count > 1, capitals.count < count else {
      return capitals.count == count ? lowercased() : prefix(1).lowercased() + dropFirst()
    }
    let word = capitals.dropLast()
    return word.lowercased() + dropFirst(word.count)
  }
}
