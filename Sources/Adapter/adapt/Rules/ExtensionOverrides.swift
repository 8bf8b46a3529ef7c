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
        noteOverrides(in: one, program)
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

  private static func noteOverrides(in one: ExtensionEntry, _ program: Program) {
    guard let member = one.node.memberBlock.members.first(where: { isOverride($0.decl) }) else {
      return
    }
    program.notes.add(
      "override in extension",
      "write this in a subclass of \(one.typeName): an extension of a class of another module cannot override",
      in: one.file, line: one.file.line(of: member))
  }

  private static func move(
    _ item: MemberBlockItemSyntax, from one: ExtensionEntry, to entry: ClassEntry
  ) {
    let file = one.file
    let member = item.decl
    var access = ""
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let isPrivate: (DeclModifierSyntax) -> Bool = {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
    }
    if file === entry.file {
      if !modifiers.contains(where: \.isAccess) {
        access =
          one.node.modifiers.first(where: \.isAccess).map {
            isPrivate($0) ? "fileprivate " : $0.name.text + " "
          } ?? ""
      }
    } else {
      // What stays behind in the other file is to see it.
      for modifier in modifiers where isPrivate(modifier) {
        file.edits.remove(modifier.rangeWithBlanks)
      }
      if one.node.modifiers.contains(.public), !modifiers.contains(where: \.isAccess) {
        access = "public "
      }
    }
    let line = file.line(of: member)
    let text = file.rewritten(member.textRange)
    // With the semicolon that may follow.
    file.edits.remove(item.textRange)
    let brace = entry.node.memberBlock.rightBrace
    entry.file.edits.insertBlock(
      "\n\(sourceLocation(file: file.path, line: line))\n\(access)\(text)\n"
        + "\(sourceLocation(file: entry.file.path, line: entry.file.line(of: brace)))\n",
      at: brace.textRange.lowerBound)
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
