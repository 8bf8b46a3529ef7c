import SwiftSyntax

/// Members that a project adds to a class of Apple's and overrides in its own: Objective-C finds the override by the
/// object's class. Here the member of the extension asks for that class and hands over to its override, which has a
/// name of its own; `super` reaches what the extension does itself.
enum SystemExtensionOverrides {
  static func apply(_ program: Program) {
    for group in program.extensions where group.file.leftOut == nil {
      guard program.classEntry(named: group.typeName, from: group.file.module) == nil,
        program.protocolEntry(named: group.typeName, from: group.file.module) == nil,
        SystemNames.isClass(group.typeName), group.node.genericWhereClause == nil
      else { continue }
      for item in group.node.memberBlock.members {
        guard let member = AddedMember(item.decl, in: group.file), !member.isOverride else {
          continue
        }
        let overrides = overrides(of: member, in: group, program)
        guard !overrides.isEmpty else { continue }
        for one in overrides { rename(one, member) }
        let first = overrides.filter { one in
          !program.lineage(of: one.entry).dropFirst().contains { above in
            overrides.contains { $0.entry === above }
          }
        }
        split(member, in: group, handingOverTo: first.map(\.entry))
      }
    }
  }

  private struct Override {
    let entry: ClassEntry
    let file: SourceFile
    let decl: DeclSyntax
    /// What `super` reaches.
    let above: String
  }

  private static func overrides(
    of member: AddedMember, in group: ExtensionEntry, _ program: Program
  ) -> [Override] {
    var found: [(ClassEntry, SourceFile, DeclSyntax)] = []
    for entry in program.classes
    where entry.module == group.file.module && !entry.isLocal
      && program.systemClass(above: entry) != nil
    {
      let blocks =
        [(entry.file, entry.node.memberBlock)]
        + program.extensions(of: entry).map { ($0.file, $0.node.memberBlock) }
      for (file, block) in blocks {
        for item in block.members where item.decl.memberNames == member.names {
          guard
            item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.override)
              == true
          else {
            // A class that declares it anew is another matter.
            return []
          }
          found.append((entry, file, item.decl))
        }
      }
    }
    return found.map { entry, file, decl in
      let isFirst = !program.lineage(of: entry).dropFirst().contains { above in
        found.contains { $0.0 === above }
      }
      return Override(
        entry: entry, file: file, decl: decl,
        above: (isFirst ? AddedMember.own : AddedMember.overriding) + member.name)
    }
  }

  /// Gives an override the name by which the extension asks for it.
  private static func rename(_ one: Override, _ member: AddedMember) {
    guard let new = AddedMember(one.decl, in: one.file) else { return }
    if one.above.hasPrefix(AddedMember.own),
      let word = one.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .first(where: { $0.name.tokenKind == .keyword(.override) })
    {
      one.file.edits.remove(word.rangeWithBlanks)
    }
    one.file.edits.insert(AddedMember.overriding, at: new.nameToken.textRange.lowerBound)
    let finder = SuperNameFinder(member.name)
    finder.walk(one.decl)
    for token in finder.found { one.file.edits.replace(token.textRange, with: one.above) }
  }

  /// What the extension's member did becomes a member of another name; its own asks the classes first.
  private static func split(
    _ member: AddedMember, in group: ExtensionEntry, handingOverTo classes: [ClassEntry]
  ) {
    let questions = classes.map { entry in
      "if let one = self as? \(entry.name) { return one.\(AddedMember.overriding)\(member.call) }"
    }
    let access = member.access
    let body = (questions + ["return \(AddedMember.own)\(member.call)"]).joined(separator: "; ")
    group.file.edits.insert(
      "\(access)\(member.declaration) { \(body) }; ", at: member.decl.textRange.lowerBound)
    group.file.edits.insert(AddedMember.own, at: member.nameToken.textRange.lowerBound)
    // Its Objective-C name belongs to the one that is called by it.
    for attribute in member.attributes { group.file.edits.remove(attribute.rangeWithBlanks) }
  }
}

/// A function or computed property of an extension, as far as it can be handed over.
private struct AddedMember {
  static let own = "zoetropeOwn_"
  static let overriding = "zoetropeOverride_"

  let decl: DeclSyntax
  let name: String
  let nameToken: TokenSyntax
  let names: [String]
  /// The member as it is declared, without its body.
  let declaration: String
  /// The rest of its name and what is handed over, where it is asked for.
  let call: String
  let attributes: [AttributeSyntax]
  private let modifiers: DeclModifierListSyntax

  /// True for what overrides a member of Apple's.
  var isOverride: Bool { modifiers.contains(.override) }

  var access: String {
    modifiers.first(where: \.isAccess).map {
      ($0.name.tokenKind == .keyword(.open) ? "public" : $0.name.text) + " "
    } ?? ""
  }

  init?(_ decl: DeclSyntax, in file: SourceFile) {
    self.decl = decl
    names = decl.memberNames
    if let function = decl.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      guard function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
        !function.modifiers.contains(.static), !function.modifiers.contains(.class),
        parameters.allSatisfy({
          $0.ellipsis == nil && $0.type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty ?? true
        })
      else { return nil }
      nameToken = function.name
      name = function.name.text
      modifiers = function.modifiers
      attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self) }
      // With the word before it, so that every change of the signature is one within.
      let head = function.funcKeyword.textRange.lowerBound..<function.signature.textRange.upperBound
      declaration = file.rewritten(head).onOneLine
      let labels = MethodEntry(node: function, file: file, owner: nil).labels
      let arguments = zip(labels, parameters).map { label, parameter -> String in
        let local = (parameter.secondName ?? parameter.firstName).text
        return label == "_" ? local : "\(label): \(local)"
      }
      call = name + "(\(arguments.joined(separator: ", ")))"
    } else if let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.isOnlyRead,
      !variable.modifiers.contains(.static), !variable.modifiers.contains(.class)
    {
      nameToken = pattern.identifier
      name = pattern.identifier.text
      modifiers = variable.modifiers
      attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      declaration = "var \(name): \(type.trimmedDescription.onOneLine)"
      call = name
    } else {
      return nil
    }
  }
}

extension PatternBindingSyntax {
  /// True for a computed property that nobody sets.
  fileprivate var isOnlyRead: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.allSatisfy { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    case nil: false
    @unknown default: false
    }
  }
}

/// Finds where `super` is asked for a member.
private final class SuperNameFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [TokenSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      found.append(node.declName.baseName)
    }
    return .visitChildren
  }
}
