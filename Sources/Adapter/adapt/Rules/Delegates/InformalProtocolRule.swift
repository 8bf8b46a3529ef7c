import SwiftSyntax

/// Methods of delegates that every object had before they were a protocol's: who overrides them adopts the protocol.
final class InformalProtocolRule: RuleVisitor {
  private static let protocols: [String: String] = [
    "animationDidStart(_:)": "CAAnimationDelegate",
    "animationDidStop(_:finished:)": "CAAnimationDelegate",
    "draw(_:in:)": "CALayerDelegate",
    "display(_:)": "CALayerDelegate",
    "layoutSublayers(of:)": "CALayerDelegate",
    "action(for:forKey:)": "CALayerDelegate",
  ]
  private var adopted: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let entry = enclosingClass(of: node), !entry.isLocal
    else { return .visitChildren }
    let method = MethodEntry(node: node, file: file, owner: entry.name)
    let today = file.isSwift2 ? OldRequirements.today(node.name.text, method.labels) : nil
    let labels = (today?.labels ?? method.labels).map { $0 + ":" }.joined()
    guard let name = Self.protocols["\(today?.name ?? node.name.text)(\(labels))"],
      let system = program.systemClass(above: entry),
      // Views are their layers' delegates.
      name != "CALayerDelegate" || SystemNames.kind(of: system) != .view
    else { return .visitChildren }
    let line = program.lineage(of: entry)
    guard
      !line.dropFirst().contains(where: { above in
        program.methods(of: above).contains { $0.baseName == method.baseName }
      })
    else { return .visitChildren }
    file.edits.remove(word.rangeWithBlanks)
    if !line.contains(where: { program.adoptedProtocols(of: $0).contains(name) }),
      adopted.insert("\(entry.name) \(name)").inserted
    {
      file.additions.append("extension \(entry.name): \(name) {}")
    }
    return .visitChildren
  }
}
