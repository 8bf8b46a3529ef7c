import SwiftSyntax

/// Imports: `UIKit` shows all there is, and Foundation beside it would bring the real clock; modules of
/// the project stay, and so do those that stand beside UIKit; others are not here.
final class ImportRule: RuleVisitor {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let written = node.path.first?.name else { return .skipChildren }
    let module = program.renamed[written.text] ?? written.text
    file.imports.append(module)
    let isOwn = module == program.modules[file.module].name
    if !isOwn, program.modules.contains(where: { $0.name == module }) {
      if let attribute = node.attributes.attribute(named: "testable") {
        file.edits.remove(attribute.rangeWithBlanks)
      }
      if module != written.text { file.edits.replace(written.textRange, with: module) }
      return .skipChildren
    }
    if !isOwn, SystemNames.beside.contains(module) { return .skipChildren }
    if !isOwn, let whole = SystemNames.within[module] {
      file.edits.replace(node.path.textRange, with: whole)
      return .skipChildren
    }
    // With the semicolon that may follow.
    file.edits.remove(node.parent?.as(CodeBlockItemSyntax.self)?.textRange ?? node.textRange)
    if !isOwn, !SystemNames.has(module) {
      note(
        "import \(module)",
        "\(module) is not here: what uses its names does not compile, and is to be taken out or replaced",
        at: node)
    }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == "XMLParser" || token.text == "XMLParserDelegate" { file.readsXML = true }
    return .skipChildren
  }
}
