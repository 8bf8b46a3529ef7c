import SwiftSyntax

/// Members of an app's delegate that serve a framework that is not here, as Xcode's templates put them there
/// (a stack for Core Data). They go where nothing else of the project names them.
enum DelegateMembers {
  static func apply(_ program: Program) {
    for entry in program.classes where program.kind(of: entry) == .appDelegate {
      let missing = entry.file.imports.filter { module in
        !SystemNames.has(module) && !program.modules.contains { $0.name == module }
      }
      guard let framework = missing.first else { continue }
      let unused = members(of: entry, using: missing, in: program)
      guard let first = unused.first else { continue }
      for member in unused { entry.file.edits.remove(member.decl.textRange) }
      program.notes.add(
        "delegate members", "what the app's delegate does with \(framework) is left out",
        in: entry.file, line: entry.file.line(of: first.decl))
    }
  }

  private static func members(
    of entry: ClassEntry, using frameworks: [String], in program: Program
  ) -> [MemberBlockItemSyntax] {
    let all = Array(entry.node.memberBlock.members)
    var gone: Set<Int> = []
    var names: Set<String> = []
    var changed = true
    while changed {
      changed = false
      for (index, member) in all.enumerated() where !gone.contains(index) {
        let mentioned = mentions(member)
        guard
          !mentioned.isDisjoint(with: names)
            || frameworks.contains(where: { FrameworkMarks.areMarks(of: $0, in: mentioned) })
        else { continue }
        gone.insert(index)
        names.formUnion(declared(by: member))
        changed = true
      }
    }
    let isNamedElsewhere = program.files.contains { file in
      file !== entry.file && !mentions(file.tree).isDisjoint(with: names)
    }
    return isNamedElsewhere ? [] : all.indices.filter(gone.contains).map { all[$0] }
  }

  /// Names by which others could ask for a member: what the system calls is no such name.
  private static func declared(by member: MemberBlockItemSyntax) -> [String] {
    if let function = member.decl.as(FunctionDeclSyntax.self) {
      let name = function.name.text
      return name.hasPrefix("application") ? [] : [name]
    }
    let variable = member.decl.as(VariableDeclSyntax.self)
    return variable?.bindings.map(\.pattern.trimmedDescription) ?? []
  }

  private static func mentions(_ node: some SyntaxProtocol) -> Set<String> {
    var result: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { result.insert(name) }
    }
    return result
  }
}
