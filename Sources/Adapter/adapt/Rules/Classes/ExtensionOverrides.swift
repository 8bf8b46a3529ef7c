import SwiftSyntax

/// Without Objective-C members of extensions neither override nor are overridden: those that do move into
/// the body of the class, wherever in the module it stands, and keep their lines.
enum ExtensionOverrides {
  static func apply(_ program: Program) {
    let overrides = OverrideNames(program)
    for one in program.extensions where one.file.leftOut == nil {
      guard let entry = program.classEntry(named: one.typeName, from: one.file.module),
        entry.module == one.file.module, one.node.genericWhereClause == nil
      else {
        giveToSubclasses(one, program)
        continue
      }
      for member in one.node.memberBlock.members
      where isOverride(member.decl) || overrides.includes(member.decl, of: entry, program) {
        move(member, from: one, to: entry)
      }
    }
  }

  private static func isOverride(_ member: DeclSyntax) -> Bool {
    member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.override) ?? false
  }

  /// What an extension of a class of another module overrides, its nearest subclasses in this one override.
  private static func giveToSubclasses(_ one: ExtensionEntry, _ program: Program) {
    // Not the list's own filter, which makes another tree of what it keeps.
    let overriding = Array(one.node.memberBlock.members).filter { isOverride($0.decl) }
    guard let first = overriding.first else { return }
    let below = program.classes.filter { entry in
      entry.module == one.file.module && entry.inherited.first == one.typeName
        && program.superclass(of: entry) == nil
    }
    let isConstrained = one.node.genericWhereClause != nil
    program.notes.add(
      "override in extension",
      "write this in a subclass of \(one.typeName): an extension of a class of another module cannot override"
        + (isConstrained || below.isEmpty
          ? "" : "; here " + below.map(\.name).joined(separator: ", ") + " alone does"),
      in: one.file, line: one.file.line(of: first))
    guard !isConstrained else { return }
    for item in overriding {
      for entry in below where !entry.declares(item.decl, program) {
        place(item.decl, from: one, in: entry)
      }
      // With the semicolon that may follow.
      one.file.edits.remove(item.textRange)
    }
  }

  private static func move(
    _ item: MemberBlockItemSyntax, from one: ExtensionEntry, to entry: ClassEntry
  ) {
    place(item.decl, from: one, in: entry)
    // With the semicolon that may follow.
    one.file.edits.remove(item.textRange)
  }

  /// Writes the member at the end of the class.
  private static func place(_ member: DeclSyntax, from one: ExtensionEntry, in entry: ClassEntry) {
    let file = one.file
    var access = ""
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    if file === entry.file {
      if !modifiers.contains(where: \.isAccess) {
        access =
          one.node.modifiers.first(where: \.isAccess).map {
            $0.isKeptToFile ? "fileprivate " : $0.name.text + " "
          } ?? ""
      }
    } else {
      // What stays behind in the other file is to see it.
      for modifier in modifiers where modifier.isKeptToFile {
        file.edits.remove(modifier.rangeWithBlanks)
      }
      if one.node.modifiers.contains(.public), !modifiers.contains(where: \.isAccess) {
        access = "public "
      }
    }
    if file !== entry.file { file.openToModule(namesIn: member) }
    let line = file.line(of: member)
    let text = file.rewritten(member.textRange)
    let brace = entry.node.memberBlock.rightBrace
    entry.file.edits.insertBlock(
      "\n\(sourceLocation(file: file.path, line: line))\n\(access)\(text)\n"
        + "\(sourceLocation(file: entry.file.path, line: entry.file.line(of: brace)))\n",
      at: brace.textRange.lowerBound)
  }
}

extension ClassEntry {
  /// True if the class, or an extension of it, has a member of that name.
  fileprivate func declares(_ member: DeclSyntax, _ program: Program) -> Bool {
    let blocks = [node.memberBlock] + program.extensions(of: self).map(\.node.memberBlock)
    return blocks.flatMap(\.members).contains { $0.decl.memberNames == member.memberNames }
  }
}

/// The members that some class of a project overrides.
private struct OverrideNames {
  /// By name: the classes.
  private var byName: [String: [ClassEntry]] = [:]

  init(_ program: Program) {
    for entry in program.classes {
      let blocks =
        [entry.node.memberBlock] + program.extensions(of: entry).map(\.node.memberBlock)
      for member in blocks.flatMap(\.members)
      where member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.override)
        == true
      {
        for name in member.decl.memberNames { byName[name, default: []].append(entry) }
      }
    }
  }

  /// True if a subclass of `entry` overrides `member`.
  func includes(_ member: DeclSyntax, of entry: ClassEntry, _ program: Program) -> Bool {
    member.memberNames.contains { name in
      (byName[name] ?? []).contains { below in
        below !== entry && program.lineage(of: below).contains { $0 === entry }
      }
    }
  }
}

extension SourceFile {
  /// Makes what is kept to this file, and `node` names, seen in the whole module: `node` goes to another file.
  fileprivate func openToModule(namesIn node: some SyntaxProtocol) {
    let names = Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
    func open(_ declaration: DeclSyntax) {
      guard let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        !declaration.declaredNames.isDisjoint(with: names)
      else { return }
      for modifier in modifiers where modifier.isKeptToFile {
        edits.remove(modifier.rangeWithBlanks)
      }
    }
    for item in tree.statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      open(declaration)
      guard let group = declaration.as(ExtensionDeclSyntax.self) else { continue }
      let members = group.memberBlock.members.map(\.decl)
      members.forEach(open)
      // What its members have of the extension, they lose with it.
      if members.contains(where: { !$0.declaredNames.isDisjoint(with: names) }) {
        for modifier in group.modifiers where modifier.isKeptToFile {
          edits.remove(modifier.rangeWithBlanks)
        }
      }
    }
  }
}

extension DeclSyntax {
  /// What the member is called, with labels.
  var memberNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return ["\(function.name.text)(\(labels.joined()))"]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return []
  }
}
