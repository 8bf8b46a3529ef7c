import SwiftSyntax

/// The names that a file declares for others, and those that it mentions.
struct FileNames {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []
  /// Names of the project's own types, which are nobody else's.
  private let own: Set<String>

  init(_ file: SourceFile, _ program: Program) {
    own = program.declaredTypes
    let declarations = file.tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    for declaration in declarations where !declaration.isKeptToFile {
      declared.formUnion(declaration.declaredNames)
    }
    for group in declarations.compactMap({ $0.as(ExtensionDeclSyntax.self) }) {
      let type = group.extendedType.trimmedDescription
      // Who uses a member of these has to name the type, or to use the framework itself.
      guard !declared.contains(type), !isOfMissingFramework(type, in: file, program),
        !DeclSyntax(group).isKeptToFile
      else { continue }
      for member in group.memberBlock.members where !member.decl.isKeptToFile {
        declared.formUnion(member.decl.declaredNames)
      }
    }
    for token in file.tree.tokens(viewMode: .sourceAccurate)
    where token.parent?.is(ImportPathComponentSyntax.self) != true {
      switch token.tokenKind {
      case .identifier(let name): mentioned.insert(name.withoutBackticks)
      case .stringSegment(let text): mentioned.insert(text)
      default: break
      }
    }
  }

  private func isOfMissingFramework(
    _ type: String, in file: SourceFile, _ program: Program
  ) -> Bool {
    !own.contains(type)
      && file.imports.contains {
        !SystemNames.has($0) && FrameworkMarks.areMarks(of: $0, in: [type])
      }
  }

  /// True if the file names a part of `framework` that is not here, though the rest is.
  func useAbsentPart(of framework: String) -> Bool {
    FrameworkMarks.areOfAbsentPart(of: framework, in: mentioned.subtracting(own))
  }

  /// True if what the file says looks like a use of `framework`, not an import alone.
  func use(_ framework: String) -> Bool {
    !FrameworkMarks.areKnown(of: framework)
      || FrameworkMarks.areMarks(of: framework, in: mentioned.subtracting(own))
  }
}

extension DeclModifierSyntax {
  /// `private` or `fileprivate`.
  var isKeptToFile: Bool {
    [.keyword(.private), .keyword(.fileprivate)].contains(name.tokenKind) && detail == nil
  }
}

extension DeclSyntax {
  /// True for what other files do not see.
  var isKeptToFile: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: \.isKeptToFile) ?? false
  }

  /// The base names that the declaration declares.
  var declaredNames: Set<String> {
    if let variable = self.as(VariableDeclSyntax.self) {
      return Set(variable.bindings.map(\.pattern.trimmedDescription))
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text.withoutBackticks] } ?? []
  }
}
