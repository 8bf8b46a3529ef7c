import SwiftSyntax

/// `#Preview { … }` of a view or controller becomes a function that returns it. Previews of SwiftUI go.
final class PreviewRule: RuleVisitor {
  private var count = 0

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    rewrite(Syntax(node), arguments: node.arguments, closure: node.trailingClosure)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    rewrite(Syntax(node), arguments: node.arguments, closure: node.trailingClosure)
    return .visitChildren
  }

  private func rewrite(
    _ node: Syntax, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?
  ) {
    guard let closure, let last = closure.statements.last, isOfUIKit(closure, last) else {
      file.edits.remove(node.textRange)
      note(
        "#Preview", "previews of SwiftUI are left out: return a UIView or UIViewController",
        at: node)
      return
    }
    let function = nextFunction()
    file.edits.replace(
      node.textRange.lowerBound..<closure.leftBrace.textRange.upperBound,
      with: "@MainActor public func \(function)() -> Any {")
    if last.item.is(ExprSyntax.self), closure.statements.count > 1 {
      file.edits.insert("return ", at: last.textRange.lowerBound)
    }
    let title = arguments.first.flatMap {
      $0.label == nil
        ? $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
    add(title ?? "Preview \(count)", function, at: node)
  }

  private func nextFunction() -> String {
    count += 1
    let suffix = "\(program.modules[file.module].name.identifier)_\(file.index)"
    return "zoetropePreview_\(suffix)" + (count == 1 ? "" : "_\(count)")
  }

  private func add(_ name: String, _ function: String, at node: some SyntaxProtocol) {
    program.previews.append(
      (
        file.module,
        Report.Preview(
          name: name, file: file.path, line: file.line(of: node), function: function)
      ))
  }

  /// What the closure ends with is a view or controller, or a name that was given one within it.
  private func isOfUIKit(_ closure: ClosureExprSyntax, _ last: CodeBlockItemSyntax) -> Bool {
    var value: ExprSyntax?
    if let result = last.item.as(ReturnStmtSyntax.self) { value = result.expression }
    if let expression = last.item.as(ExprSyntax.self) { value = expression }
    guard let value else { return false }
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      for item in closure.statements {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings
        where binding.pattern.trimmedDescription == reference.baseName.text {
          if let type = binding.typeAnnotation?.type { return isShown(type.trimmedDescription) }
          return binding.initializer.map { isShownValue($0.value) } ?? false
        }
      }
    }
    return isShownValue(value)
  }

  private func isShownValue(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    var callee = call.calledExpression
    while let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      if isShown(access.trimmedDescription) { return true }
      callee = base
    }
    if let inner = callee.as(FunctionCallExprSyntax.self) { return isShownValue(ExprSyntax(inner)) }
    return isShown(callee.trimmedDescription)
  }

  /// True for the name of a class of views or controllers.
  private func isShown(_ name: String) -> Bool {
    let kind =
      program.classEntry(named: name, from: file.module).map { program.kind(of: $0) }
      ?? (SystemNames.isClass(name) ? SystemNames.kind(of: name) : .other)
    return kind == .view || kind == .controller
  }

  // `struct Card_Previews: PreviewProvider`
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard inheritedNames(node.inheritanceClause).contains("PreviewProvider") else {
      return .visitChildren
    }
    file.edits.remove(node.textRange)
    let finder = ConstructionFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    guard let made = finder.calls.first(where: { isShown($0.calledExpression.trimmedDescription) })
    else {
      note(
        "PreviewProvider", "previews of SwiftUI are left out: write #Preview with a UIView",
        at: node)
      return .skipChildren
    }
    let function = nextFunction()
    file.additions.append(
      """
      @MainActor public func \(function)() -> Any {
      \(sourceLocation(file: file.path, line: file.line(of: made)))
        \(made.trimmedDescription)
      #sourceLocation()
      }
      """)
    add(node.name.text, function, at: node)
    return .skipChildren
  }
}

/// Finds calls of initialisers: of names with a capital.
private final class ConstructionFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trailingClosure == nil { calls.append(node) }
    return .visitChildren
  }
}
