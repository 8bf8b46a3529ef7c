import SwiftSyntax

/// Where the program begins: `@main`, `@UIApplicationMain` and `UIApplicationMain(…)` go, as the
/// program has a beginning of its own, which makes the delegate that they name.
final class EntryPointRule: RuleVisitor {
  private static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    takeAttribute(of: node.attributes, named: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    // An app of SwiftUI has no delegate to begin with.
    let isSwiftUI = !inheritedNames(node.inheritanceClause).filter {
      ["App", "SwiftUI.App"].contains($0)
    }.isEmpty
    takeAttribute(of: node.attributes, named: isSwiftUI ? nil : node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    takeAttribute(of: node.attributes, named: node.name.text)
    return .visitChildren
  }

  private func takeAttribute(of list: AttributeListSyntax, named name: String?) {
    for element in list {
      guard let attribute = element.as(AttributeSyntax.self) else { continue }
      let word = attribute.attributeName.trimmedDescription
      guard Self.attributes.contains(word) else { continue }
      file.edits.remove(attribute.rangeWithBlanks)
      guard let name else { continue }
      program.entries[file.module] = Report.Entry(
        kind: word == "main" ? .main : .applicationMain, class: name)
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIApplicationMain" else {
      return .visitChildren
    }
    let names = program.classes.filter { $0.module == file.module }.map(\.name)
    let last = node.arguments.last?.trimmedDescription ?? ""
    let found = names.first { last.contains($0 + ".self") || last == quoted($0) }
    program.entries[file.module] = Report.Entry(kind: .call, class: found)
    var statement = Syntax(node)
    while let parent = statement.parent, !parent.is(CodeBlockItemSyntax.self) { statement = parent }
    file.edits.remove(statement.textRange)
    return .skipChildren
  }
}
