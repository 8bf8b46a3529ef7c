import SwiftSyntax

/// A cell, header or footer that has `init(coder:)` alone, as those of storyboards do, gets the other initialiser of its
/// superclass too, so that it inherits the one by which tables and collections make their cells here, and maps the
/// views of what lies on them; so does a window that lacks the one for scenes.
enum CellRule {
  /// The initialiser that cells of a class of Apple's are made by, and how one overrides it.
  private static let initializers: [String: (name: String, text: String)] = {
    let frame = ("init(frame:)", "override init(frame: CGRect) { super.init(frame: frame) }")
    let annotation = (
      "init(annotation:reuseIdentifier:)",
      "override init(annotation: MKAnnotation?, reuseIdentifier: String?) "
        + "{ super.init(annotation: annotation, reuseIdentifier: reuseIdentifier) }"
    )
    return [
      "UITableViewCell": (
        "init(style:reuseIdentifier:)",
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
          + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }"
      ),
      "MKAnnotationView": annotation, "MKMarkerAnnotationView": annotation,
      "MKPinAnnotationView": annotation,
      "UICollectionViewCell": frame, "UICollectionReusableView": frame,
      "UICollectionViewListCell": frame,
      "UIWindow": (
        "init(windowScene:)",
        "override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }"
      ),
      "UITableViewHeaderFooterView": (
        "init(reuseIdentifier:)",
        "override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }"
      ),
    ]
  }()

  static func apply(_ program: Program) {
    for entry in program.classes {
      guard let system = program.systemClass(above: entry),
        let (name, text) = initializers[system]
      else { continue }
      let above = program.superclass(of: entry).map { program.initializers(of: $0) }
      let own = program.initializers(of: entry)
      guard !entry.initializers.isEmpty, !own.designated.contains(name),
        !own.convenience.contains(name),
        above.map({ $0.designated.contains(name) }) ?? true
      else { continue }
      let access = entry.isPublic ? "public " : ""
      guard !entry.needsValues else {
        // Tables cannot make it, on a phone either.
        if system.hasPrefix("UITableView"), above == nil {
          entry.file.addMember(
            "\(access)required convenience init(registeredFor identifier: String) "
              + "{ preconditionFailure(\"use of unimplemented initializer '\(name)'\") }",
            to: entry.node.memberBlock)
        }
        continue
      }
      entry.file.addMember(access + text, to: entry.node.memberBlock)
    }
  }
}

extension ClassEntry {
  /// True if a property has to be given its first value by an initialiser.
  var needsValues: Bool {
    node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains(.lazy) && !$0.modifiers.contains(.static) }
      .flatMap(\.bindings).contains { binding in
        binding.initializer == nil && binding.hasStorage
          && DefaultValue.of(binding.typeAnnotation?.type.trimmedDescription ?? "") != "nil"
      }
  }
}
