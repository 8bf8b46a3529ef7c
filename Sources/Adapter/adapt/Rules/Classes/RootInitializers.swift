import SwiftSyntax

/// A class without a superclass and without an initialiser gets the one that the compiler would give it, where
/// others are below it: that one would belong to no actor, and those of subclasses may belong to the main one.
enum RootInitializers {
  static func apply(_ program: Program) {
    let above = Set(
      program.classes.compactMap { program.superclass(of: $0).map(ObjectIdentifier.init) })
    for entry in program.classes where above.contains(ObjectIdentifier(entry)) {
      guard program.superclass(of: entry) == nil, program.systemClass(above: entry) == nil,
        entry.initializers.isEmpty, !entry.needsValues,
        !program.extensions(of: entry).contains(where: { $0.node.hasInitializer })
      else { continue }
      entry.file.addMember("init() {}", to: entry.node.memberBlock)
    }
  }
}

extension ExtensionDeclSyntax {
  fileprivate var hasInitializer: Bool {
    memberBlock.members.contains { member in
      member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty
        == true
    }
  }
}
