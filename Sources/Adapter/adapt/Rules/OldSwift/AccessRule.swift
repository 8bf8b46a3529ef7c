import SwiftSyntax

/// Words of access that Swift took with a warning, or that meant something to Objective-C alone.
final class AccessRule: RuleVisitor {
  /// `open` of what cannot be overridden is `public`.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.tokenKind == .keyword(.open), node.detail == nil,
      let list = node.parent?.as(DeclModifierListSyntax.self)
    else { return .skipChildren }
    let isMember = list.parent?.is(ClassDeclSyntax.self) == false
    let isInFinalClass =
      isMember && enclosingClass(of: list)?.node.modifiers.contains(.final) == true
    let isConstant = list.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    if list.contains(.static) || list.contains(.final) || isInFinalClass || isConstant {
      file.edits.replace(node.name.textRange, with: "public")
    }
    return .skipChildren
  }

  /// A private method that is called as one of a protocol of Apple's is not that one: Objective-C does not see it.
  /// Here the compiler would take it for the protocol's, and find it hidden.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(.private) || node.modifiers.contains(.fileprivate),
      !node.attributes.has("objc"), let first = node.signature.parameterClause.parameters.first,
      first.firstName.tokenKind == .wildcard, isNamed(node.name.text, for: first.type),
      let entry = enclosingClass(of: node), adoptsSystemProtocol(entry),
      !calls.contains(node.name.text)
    else { return .visitChildren }
    file.edits.insert("zoetropeHidden_", at: node.name.textRange.lowerBound)
    return .visitChildren
  }

  /// Apple's requirements are called as the object that asks: `tableView(_ tableView: UITableView, …)`,
  /// `scrollViewDidScroll(_ scrollView: UIScrollView)`.
  private func isNamed(_ name: String, for type: TypeSyntax) -> Bool {
    let type = type.trimmedDescription
    guard type.hasPrefix("UI"), type.count > 2 else { return false }
    let asker = type.dropFirst(2)
    return name.hasPrefix(asker.prefix(1).lowercased() + asker.dropFirst())
  }

  private func adoptsSystemProtocol(_ entry: ClassEntry) -> Bool {
    program.lineage(of: entry).flatMap { program.adoptedProtocols(of: $0) }.contains { name in
      name.hasPrefix("UI") && !SystemNames.isClass(name)
        && program.protocolEntry(named: name, from: entry.module) == nil
    }
  }

  /// The names of what the file calls.
  private lazy var calls: Set<String> = {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.names
  }()
}

private final class CallFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      names.insert(name.baseName.text)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    {
      names.insert(access.declName.baseName.text)
    }
    return .visitChildren
  }
}

/// The initialisers by which the command makes what it shows are `public` in public classes of libraries:
/// Objective-C knows no other access.
enum InitializerAccess {
  private static let names: Set<String> = [
    "init(frame:)", "init(coder:)", "init(nibName:bundle:)", "init()",
  ]

  static func apply(_ program: Program) {
    for entry in program.classes
    where entry.isPublic && !entry.isGeneric && !program.modules[entry.module].isApp {
      guard [.view, .controller].contains(program.kind(of: entry)) else { continue }
      for one in entry.initializers {
        let labels = one.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        guard names.contains("init(" + labels.joined() + ")"),
          !one.modifiers.contains(where: \.isAccess)
        else { continue }
        let range = one.modifiers.first?.textRange ?? one.initKeyword.textRange
        entry.file.edits.insert("public ", at: range.lowerBound)
      }
    }
  }
}

extension DeclModifierSyntax {
  /// True for a word that says who sees a declaration.
  var isAccess: Bool {
    guard detail == nil, let word = name.keyword else { return false }
    return [.private, .fileprivate, .internal, .public, .open, .package].contains(word)
  }
}
