import SwiftSyntax

/// Everything that is changed, in the order in which it is done.
enum Rules {
  static let all: [@Sendable (Program) -> Void] = [
    ImportRule.apply, ModuleNameRule.apply, DelegateMembers.apply, EntryPointRule.apply,
    PreviewRule.apply,
    SelectorRule.apply,
    KeyPathRule.apply, AnimatableRule.apply, ManagedObjectRule.apply, ObservedPropertyRule.apply,
    AttributeRule.apply,
    LayerClassRule.apply,
    PresentationRule.apply, CellRule.apply, AccessRule.apply, InitializerAccess.apply,
    RootInitializers.apply,
    DynamicLookupRule.apply, DecelerationRule.apply,
    MetatypeRule.apply, ObjectOverrideRule.apply, ObjectFactsRule.apply, OptionalRequirements.apply,
    OptionalCallRule.apply,
    FilterClassRule.apply, DeinitializerRule.apply, LiteralRule.apply, OldFunctionRule.apply,
    InformalProtocolRule.apply, OldParameterTypes.apply,
    OldCallRule.apply, OldCastRule.apply, FunctionTypeRule.apply, LooseValueRule.apply,
    IgnoredArgumentRule.apply, NumberOperatorRule.apply,
    ScriptRule.apply,
    SystemExtensionOverrides.apply,
    // The last one: what moves takes its changes along.
    ExtensionOverrides.apply,
  ]
}

/// Walks over every file of a program and changes it.
class RuleVisitor: SyntaxVisitor {
  let program: Program
  let file: SourceFile

  required init(_ program: Program, _ file: SourceFile) {
    self.program = program
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  class func apply(_ program: Program) {
    for file in program.files { Self(program, file).walk(file.tree) }
  }

  func note(_ kind: String, _ text: String, at node: some SyntaxProtocol) {
    program.notes.add(kind, text, in: file, line: file.line(of: node))
  }

  /// The class that encloses `node`, if something of the project's.
  func enclosingClass(of node: some SyntaxProtocol) -> ClassEntry? {
    guard let name = node.enclosingTypeName else { return nil }
    return program.classEntry(named: name, from: file.module)
  }
}

extension SyntaxProtocol {
  /// The type whose members enclose the node: `Outer.Inner`.
  var enclosingTypeName: String? {
    var names: [String] = []
    var node = parent
    while let one = node {
      if let type = one.asProtocol((any NamedDeclSyntax).self), one.isTypeDeclaration {
        names.append(type.name.text)
      } else if let type = one.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.trimmedDescription)
      }
      node = one.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}

extension Syntax {
  var isTypeDeclaration: Bool {
    [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl].contains(kind)
  }
}

extension SourceFile {
  /// Puts a member at the end of a type's body, on the line of its last brace.
  func addMember(_ text: String, to block: MemberBlockSyntax) {
    let needsSeparator =
      !block.rightBrace.startsLine && !block.members.isEmpty
      && block.members.last?.semicolon == nil
    edits.insert(
      (needsSeparator ? "; " : "") + text + "; ", at: block.rightBrace.textRange.lowerBound)
  }
}
