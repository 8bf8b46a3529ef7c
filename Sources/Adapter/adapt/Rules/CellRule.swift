import SwiftSyntax

/// A table cell that has `init(coder:)` alone, as cells of storyboards do, gets the other initialiser of its
/// superclass too, so that it inherits the one by which tables make their cells here.
enum CellRule {
  private static let initializer = "init(style:reuseIdentifier:)"

  static func apply(_ program: Program) {
    for entry in program.classes where program.systemClass(above: entry) == "UITableViewCell" {
      let above = program.superclass(of: entry).map { program.initializers(of: $0) }
      let own = program.initializers(of: entry)
      guard !entry.initializers.isEmpty, !own.designated.contains(initializer),
        !own.convenience.contains(initializer),
        above.map({ $0.designated.contains(initializer) }) ?? true, !entry.needsValues
      else { continue }
      let access = entry.isPublic ? "public " : ""
      entry.file.addMember(
        "\(access)override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
          + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }",
        to: entry.node.memberBlock)
    }
  }
}

extension ClassEntry {
  /// True if a property has to be given its first value by an initialiser.
  fileprivate var needsValues: Bool {
    node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains(.lazy) && !$0.modifiers.contains(.static) }
      .flatMap(\.bindings).contains { binding in
        binding.initializer == nil && binding.hasStorage
          && DefaultValue.of(binding.typeAnnotation?.type.trimmedDescription ?? "") != "nil"
      }
  }
}
