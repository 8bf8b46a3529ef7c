import SwiftSyntax

/// Values of type `AnyObject`: Objective-C asks the object, of whatever class, for any member that some class has, and
/// Swift here knows of no such member. Asked is what stands for the object, `ObjectiveCValue`.
final class LooseValueRule: RuleVisitor {
  /// `dictionary["key"]` of an element of an array of objects.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = looseName(node.calledExpression), node.arguments.count == 1,
      node.arguments.first?.label == nil
    else { return .visitChildren }
    wrap(name.expression, name.mark)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    let member = node.declName.baseName.text
    let call = node.parent?.as(FunctionCallExprSyntax.self)
      .flatMap { $0.calledExpression.id == node.id ? $0 : nil }
    if let name = looseName(base) {
      if call == nil, member == "value" {
        // Sliders and steppers have numbers of two kinds by that name: what is asked for decides.
        wrap(name.expression, name.mark)
        file.edits.replace(node.declName.textRange, with: "number()")
        return .visitChildren
      }
      let known = call == nil ? LooseMembers.values : LooseMembers.methods
      if known.contains(member) { wrap(name.expression, name.mark) }
    } else if let call, let value = castToObject(base) {
      if LooseMembers.methods.contains(member) {
        takeOutCast(value)
      } else if isOfProject(member), call.trailingClosure == nil {
        send(call, node, value)
      }
    }
    return .visitChildren
  }

  /// The name of something of type `AnyObject`, and the `?` or `!` after it.
  private func looseName(
    _ expression: ExprSyntax
  ) -> (expression: ExprSyntax, mark: TokenSyntax?)? {
    var inner = expression
    var mark: TokenSyntax?
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      (inner, mark) = (chain.expression, chain.questionMark)
    } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      (inner, mark) = (forced.expression, forced.exclamationMark)
    }
    let name: String
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = inner.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    {
      name = access.declName.baseName.text
    } else {
      return nil
    }
    if inner.is(DeclReferenceExprSyntax.self), let found = expression.nearestBinding(of: name),
      let isLoose = holdsAnyObject(found, at: expression)
    {
      return isLoose ? (inner, mark) : nil
    }
    return looseNames.contains(name) ? (inner, mark) : nil
  }

  /// Whether what is bound is of type `AnyObject`; nil where that cannot be told from what is written there.
  private func holdsAnyObject(_ binding: NearestBinding, at expression: ExprSyntax) -> Bool? {
    if binding.type == nil, let sequence = binding.sequence {
      guard let name = sequence.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let list = expression.nearestBinding(of: name)
      else { return nil }
      return LooseMembers.isList(list.type, list.value)
    }
    return LooseMembers.isObject(binding.type, binding.value)
  }

  /// The names of this file that hold objects of any class, and never anything else.
  private lazy var looseNames: Set<String> = {
    let finder = LooseNameFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.loose.subtracting(finder.others)
  }()

  private func wrap(_ expression: ExprSyntax, _ mark: TokenSyntax?) {
    file.edits.insert("ObjectiveCValue(", at: expression.textRange.lowerBound)
    if let mark {
      // None answers nothing.
      file.edits.replace(mark.textRange, with: ")")
    } else {
      file.edits.insert(")", at: expression.textRange.upperBound)
    }
  }

  /// What stands before the cast in `(value as AnyObject)`.
  private func castToObject(_ base: ExprSyntax) -> (whole: TupleExprSyntax, value: Range<Int>)? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements
    else { return nil }
    let list = Array(parts)
    guard list.count >= 3, list[list.count - 1].trimmedDescription == "AnyObject",
      let cast = list[list.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil
    else { return nil }
    return (tuple, list[0].textRange.lowerBound..<list[list.count - 3].textRange.upperBound)
  }

  private func takeOutCast(_ cast: (whole: TupleExprSyntax, value: Range<Int>)) {
    file.edits.insert("ObjectiveCValue", at: cast.whole.textRange.lowerBound)
    file.edits.remove(cast.value.upperBound..<cast.whole.rightParen.textRange.lowerBound)
  }

  private func isOfProject(_ name: String) -> Bool {
    program.methods(named: name).contains { $0.owner != nil }
  }

  /// A method of the project's is called by its name.
  private func send(
    _ call: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax,
    _ cast: (whole: TupleExprSyntax, value: Range<Int>)
  ) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard
      let method = program.methods(named: access.declName.baseName.text).first(where: {
        $0.owner != nil && $0.labels == labels
      }), let open = call.leftParen
    else { return }
    program.wantedSelectors.insert(method.selector)
    takeOutCast(cast)
    file.edits.replace(access.declName.textRange, with: "send")
    file.edits.insert(
      "Selector(\"\(method.selector)\")" + (labels.isEmpty ? "" : ", "),
      at: open.textRange.upperBound)
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      file.edits.remove(label.textRange.lowerBound..<argument.expression.textRange.lowerBound)
    }
  }
}

/// Finds names of type `AnyObject`, and those of anything else.
private final class LooseNameFinder: SyntaxVisitor {
  private(set) var loose: Set<String> = []
  private(set) var others: Set<String> = []
  /// Names of arrays of objects.
  private var arrays: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern.trimmedDescription, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    // `if let x = x` is as loose as it was.
    if let value = node.initializer?.value, value.trimmedDescription != name {
      add(name, node.typeAnnotation?.type, value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.type, nil)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    let isLoose = arrays.contains(node.sequence.trimmedDescription) && node.typeAnnotation == nil
    if isLoose { loose.insert(name) } else { others.insert(name) }
    return .visitChildren
  }

  private func add(_ name: String, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    if LooseMembers.isObject(type, value) { loose.insert(name) } else { others.insert(name) }
    if LooseMembers.isList(type, value) { arrays.insert(name) }
  }
}
