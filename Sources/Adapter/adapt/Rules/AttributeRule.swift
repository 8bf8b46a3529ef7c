import SwiftSyntax

/// Attributes and words for Objective-C and Interface Builder: what they say stands in the records of
/// `Registration`. Protocols that were Objective-C's are of classes alone.
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

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("objc") else { return .visitChildren }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      let names = inheritedNames(node.inheritanceClause)
      if !names.contains("class"), !names.contains("AnyObject") {
        file.edits.insert("AnyObject, ", at: first.textRange.lowerBound)
      }
    } else {
      file.edits.insert(": AnyObject", at: node.name.textRange.upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.dynamic): file.edits.remove(node.rangeWithBlanks)
    // In Swift 2 it meant the file.
    case .keyword(.private) where file.isSwift2:
      file.edits.replace(node.name.textRange, with: "fileprivate")
    default: break
    }
    return .skipChildren
  }
}
