import SwiftSyntax

/// `@NSManaged var progress: CGFloat` of a layer becomes
/// `@Animatable("progress") var progress: CGFloat = 0`. So does a `dynamic` property that the class
/// names in `needsDisplay(forKey:)`, which Core Animation finds on iOS by its accessors.
final class AnimatableRule: RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let entry = enclosingClass(of: node) else { return .visitChildren }
    let attribute = node.attributes.attribute(named: "NSManaged")
    guard program.kind(of: entry) == .layer else {
      if let attribute, program.systemClass(above: entry) != "NSManagedObject" {
        note(
          "@NSManaged", "only a layer has such properties here: give this one a value",
          at: attribute)
      }
      return .visitChildren
    }
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    let word = "@Animatable(\(quoted(name))) "
    if let attribute {
      guard let type = binding.typeAnnotation?.type,
        let value = DefaultValue.of(type.trimmedDescription)
      else {
        note(
          "@NSManaged", "write @Animatable(\(quoted(name))) and a first value for this property",
          at: attribute)
        return .visitChildren
      }
      file.edits.insert(word, at: attribute.textRange.lowerBound)
      // What a wrapper keeps is held.
      for modifier in node.modifiers
      where [.keyword(.weak), .keyword(.unowned)].contains(modifier.name.tokenKind) {
        file.edits.remove(modifier.rangeWithBlanks)
      }
      if binding.initializer == nil, value != "nil" {
        file.edits.insert(" = " + value, at: type.textRange.upperBound)
      }
    } else if node.modifiers.contains(.dynamic), binding.hasStorage, isRedrawn(for: name, in: entry)
    {
      file.edits.insert(word, at: node.textRange.lowerBound)
    }
    return .visitChildren
  }

  /// True if `needsDisplay(forKey:)` of the class says the key.
  private func isRedrawn(for key: String, in entry: ClassEntry) -> Bool {
    entry.node.memberBlock.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.name.text.hasPrefix("needsDisplay"), let body = function.body
      else { return false }
      return body.tokens(viewMode: .sourceAccurate).contains { $0.text == key }
    }
  }
}

extension PatternBindingSyntax {
  /// True for a property that keeps a value: one without accessors, or with observers alone.
  var hasStorage: Bool {
    switch accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let list):
      return list.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    default: return false
    }
  }

  /// True for a property that can be set, as far as its accessors say.
  var isSettable: Bool {
    switch accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let list):
      return hasStorage
        || list.contains {
          [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind)
        }
    default: return false
    }
  }
}

/// The value a property has on iOS before anything is set.
enum DefaultValue {
  /// Of a type as it is written; nil where none is known.
  static func of(_ type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") && !type.contains("[[") ? "[:]" : "[]" }
    if numbers.contains(type) { return "0" }
    switch type {
    case "Bool": return "false"
    case "String": return "\"\""
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIOffset": return ".zero"
    case "CGAffineTransform": return ".identity"
    case "CATransform3D": return "CATransform3DIdentity"
    case "UIColor": return "UIColor.clear"
    case "CGColor": return "UIColor.clear.cgColor"
    default: return nil
    }
  }

  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "UInt", "Int32", "Int64", "NSInteger", "NSUInteger",
    "NSNumber",
    "CFTimeInterval", "TimeInterval", "Float32", "Float64",
  ]
}
