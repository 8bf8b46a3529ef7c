import SwiftSyntax

/// Attributes and words for Objective-C and Interface Builder: what they say stands in the records of
/// `Registration`.
final class AttributeRule: RuleVisitor {
  static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged", "LLDBDebuggerFunction",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.removed.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    file.edits.remove(node.rangeWithBlanks)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { file.edits.remove(node.rangeWithBlanks) }
    return .skipChildren
  }
}
