import SwiftSyntax

/// Statements outside functions, as in `main.swift` and in playgrounds, go into a function that is called
/// when the scene begins. Variables stay outside, where the file's functions see them; the function
/// asks for each where it stood, so that all is done in the author's order.
final class ScriptRule: RuleVisitor {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    guard mayHaveStatements, node.statements.contains(where: isStatement) else {
      return .skipChildren
    }
    let suffix = "\(program.modules[file.module].name.identifier)_\(file.index)"
    let name = "zoetropeScript_\(suffix)"
    var lines: [String] = []
    for item in node.statements {
      if isStatement(item) {
        lines.append(sourceLocation(file: file.path, line: file.line(of: item)))
        lines.append(file.rewritten(item.textRange))
        file.edits.remove(item.textRange)
      } else if let variable = item.item.as(VariableDeclSyntax.self) {
        let finder = PatternNames(viewMode: .sourceAccurate)
        for binding in variable.bindings where binding.hasStorage { finder.walk(binding.pattern) }
        guard !finder.names.isEmpty else { continue }
        lines.append(sourceLocation(file: file.path, line: file.line(of: item)))
        lines.append(finder.names.map { "_ = \($0)" }.joined(separator: "; "))
      }
    }
    lines.append("#sourceLocation()")
    file.additions.append("@MainActor public func \(name)() {\n\(lines.joined(separator: "\n"))\n}")
    file.isMainScript = true
    file.script = name
    if program.entries[file.module] == nil {
      program.entries[file.module] = Report.Entry(kind: .script, class: nil)
    }
    return .skipChildren
  }

  /// Where Swift takes statements outside functions: elsewhere the compiler is to say so.
  private var mayHaveStatements: Bool {
    let name = file.path.split(separator: "/").last ?? ""
    return name == "main.swift" || name == "Contents.swift"
      || program.modules[file.module].files.count == 1
  }

  private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl: return false
    default:
      if let macro = item.item.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview"
      {
        return false
      }
      // What another rule took out.
      return !file.edits.covers(item.textRange.lowerBound)
        || !file.rewritten(item.textRange).trimmingBlanks().isEmpty
    }
  }
}

/// The names that a pattern binds.
private final class PatternNames: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text)
    return .visitChildren
  }
}
