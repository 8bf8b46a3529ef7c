import SwiftSyntax

/// Functions as Swift 2 declared them: the first argument had no label where it was called, and methods
/// that Apple's classes ask for had other names, or are properties today.
final class OldFunctionRule: RuleVisitor {
  /// What was asked by a method is a property.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let open = node.leftParen, let close = node.rightParen,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      file.isSwift2 && OldRequirements.properties.contains(access.declName.baseName.text)
        || access.declName.baseName.text == "recordPermission"
          && program.methods(named: "recordPermission").isEmpty
    else { return .visitChildren }
    file.edits.remove(open.textRange.lowerBound..<close.textRange.upperBound)
    return .visitChildren
  }

  /// A text's `characters` are the text itself.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "characters", let base = node.base,
      !program.propertyNames.contains("characters"), !namesAttributedString
    else { return .visitChildren }
    var start = base.textRange.upperBound
    // `text?.characters` is of the optional itself; a member that follows is asked of what is in it.
    if base.is(OptionalChainingExprSyntax.self),
      node.parent?.is(MemberAccessExprSyntax.self) != true,
      node.parent?.is(SubscriptCallExprSyntax.self) != true
    {
      start -= 1
    }
    file.edits.remove(start..<node.declName.textRange.upperBound)
    return .visitChildren
  }

  /// `AttributedString` has characters of its own.
  private lazy var namesAttributedString = file.tree.tokens(viewMode: .sourceAccurate)
    .contains { $0.text == "AttributedString" }

  /// `init(coder:)` could not fail in Swift 1.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // `override init!()`, as Objective-C's initialisers were seen then.
    if let mark = node.optionalMark, mark.tokenKind == .exclamationMark, file.isSwift2 {
      let isOfCoder = node.signature.parameterClause.parameters.first?.firstName.text == "coder"
      file.edits.replace(mark.textRange, with: isOfCoder ? "?" : "")
    }
    guard node.optionalMark == nil,
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"],
      let body = node.body
    else { return .visitChildren }
    let finder = CoderCallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    if finder.isFound { file.edits.insert("?", at: node.initKeyword.textRange.upperBound) }
    return .visitChildren
  }

  /// Closures that are handed over were kept without a word.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard file.isSwift2 else { return .visitChildren }
    var type = node.type
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type
    {
      type = inner
    }
    if type.is(FunctionTypeSyntax.self),
      node.parent?.parent?.parent?.is(FunctionSignatureSyntax.self) == true
    {
      file.edits.insert("@escaping ", at: node.type.textRange.lowerBound)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    let isOverride = node.modifiers.contains(.override)
    if isOverride, parameters.isEmpty, OldRequirements.properties.contains(node.name.text),
      node.name.text != "layerClass", let result = node.signature.returnClause
    {
      file.edits.replace(
        node.funcKeyword.textRange.lowerBound..<result.type.textRange.lowerBound,
        with: "var \(node.name.text): ")
      return .visitChildren
    }
    guard file.isSwift2, case .identifier = node.name.tokenKind else { return .visitChildren }
    let labels = parameters.enumerated().map { $0 == 0 ? "_:" : $1.firstName.text + ":" }
    if let new = OldRequirements.renamed[node.name.text + "(" + labels.joined() + ")"],
      new.hasSuffix(")")
    {
      rename(node, to: new)
    } else if let first = parameters.first, first.secondName == nil, first.firstName.isName {
      file.edits.insert("_ ", at: first.firstName.textRange.lowerBound)
    }
    return .visitChildren
  }

  /// Gives the function the name and labels it has today: `draw(_:)`.
  private func rename(_ node: FunctionDeclSyntax, to new: String) {
    let parts = new.dropLast().split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let labels = parts[1].split(separator: ":").map(String.init)
    if node.name.text != parts[0] {
      file.edits.replace(node.name.textRange, with: String(parts[0]))
    }
    for (parameter, label) in zip(node.signature.parameterClause.parameters, labels) {
      let local = parameter.secondName ?? parameter.firstName
      let text = label == local.text ? label : "\(label) \(local.text)"
      let range = parameter.firstName.textRange.lowerBound..<local.textRange.upperBound
      if file.rewritten(range) != text { file.edits.replace(range, with: text) }
      loosen(parameter.type, of: local.text, in: node)
    }
  }
}

extension OldFunctionRule {
  /// Objects of any class are anything today, and what was unwrapped by itself is there.
  private func loosen(_ type: TypeSyntax, of name: String, in node: FunctionDeclSyntax) {
    if ["AnyObject?", "AnyObject!"].contains(type.trimmedDescription) {
      file.edits.replace(type.textRange, with: "Any?")
    } else if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      let body = node.body, !asksForNone(name, in: body)
    {
      file.edits.remove(forced.exclamationMark.textRange)
    }
  }

  /// True where the body treats the parameter as an optional.
  private func asksForNone(_ name: String, in body: CodeBlockSyntax) -> Bool {
    let tokens = Array(body.tokens(viewMode: .sourceAccurate))
    return zip(tokens, tokens.dropFirst()).contains { one, next in
      one.text == name
        && [.postfixQuestionMark, .exclamationMark, .binaryOperator("=="), .binaryOperator("!=")]
          .contains(next.tokenKind)
    } || zip(tokens, tokens.dropFirst()).contains { $0.tokenKind == .equal && $1.text == name }
  }
}

/// Finds `super.init(coder: …)` that nothing unwraps.
private final class CoderCallFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.init",
      node.arguments.first?.label?.text == "coder",
      node.parent?.is(ForceUnwrapExprSyntax.self) != true
    {
      isFound = true
    }
    return .visitChildren
  }
}
