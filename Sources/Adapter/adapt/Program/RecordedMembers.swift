import SwiftSyntax

/// The members of classes that Objective-C's runtime would know of and that somebody may ask for.
struct RecordedMembers {
  /// Lines of code, each a record.
  struct Kept {
    var methods: [String] = []
    var properties: [String] = []

    var isEmpty: Bool { methods.isEmpty && properties.isEmpty }

    /// The lists as statements, one for each member: the compiler is slow with long literals of
    /// overloaded names.
    func statements(of type: String) -> [String] {
      var result: [String] = []
      if !methods.isEmpty {
        result.append("var methods: [MethodRecord<\(type)>] = []")
        result += methods.map { "methods.append(\($0))" }
      }
      if !properties.isEmpty {
        result.append("var properties: [PropertyRecord<\(type)>] = []")
        result += properties.map { "properties.append(\($0))" }
      }
      return result
    }

    /// The lists as arguments.
    var arguments: [String] {
      (methods.isEmpty ? [] : ["methods: methods"])
        + (properties.isEmpty ? [] : ["properties: properties"])
    }
  }

  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable",
  ]

  /// Methods that UIKit asks whether there are, by the names of Swift 3 and of Swift 2: rows can be deleted
  /// and moved where a data source has the method that does it.
  private static let askedFor: Set<String> = [
    "tableView:commit:forRowAt:", "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView:moveRowAt:to:", "tableView:moveRowAtIndexPath:toIndexPath:",
  ]

  private let program: Program

  init(_ program: Program) { self.program = program }

  /// Those of a class of the project, with what its extensions hold.
  func members(of entry: ClassEntry) -> Kept {
    var kept = Kept()
    let exposesAll = program.lineage(of: entry).contains { $0.node.attributes.has("objcMembers") }
    collect(entry.node.memberBlock, entry.name, exposesAll, in: entry.file, from: entry.file, &kept)
    for one in program.extensions(of: entry) where one.file.leftOut == nil {
      guard one.file.module == entry.module, one.node.genericWhereClause == nil else { continue }
      let all = exposesAll || one.node.attributes.has("objc")
      collect(
        one.node.memberBlock, entry.name, all, in: one.file, from: entry.file, &kept,
        isPrivate: one.node.modifiers.contains(.private)
          || one.node.modifiers.contains(.fileprivate))
    }
    return kept
  }

  /// Those that extensions in `file` give to classes that are not the project's, by class.
  func systemMembers(in file: SourceFile) -> [(String, Kept)] {
    var result: [(String, Kept)] = []
    for one in program.extensions where one.file === file && one.node.genericWhereClause == nil {
      guard program.classEntry(named: one.typeName, from: file.module) == nil,
        SystemNames.isClass(one.typeName)
      else { continue }
      var kept = Kept()
      collect(
        one.node.memberBlock, one.typeName, one.node.attributes.has("objc"), in: file, from: file,
        &kept)
      guard !kept.isEmpty else { continue }
      if let index = result.firstIndex(where: { $0.0 == one.typeName }) {
        result[index].1.methods += kept.methods
        result[index].1.properties += kept.properties
      } else {
        result.append((one.typeName, kept))
      }
    }
    return result
  }

  private func collect(
    _ block: MemberBlockSyntax, _ type: String, _ exposesAll: Bool, in file: SourceFile,
    from reader: SourceFile, _ kept: inout Kept, isPrivate: Bool = false
  ) {
    for member in block.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        // Core Data has two of one name, for an object and for a set.
        if function.attributes.has("NSManaged") { continue }
        guard let line = record(of: function, type, exposesAll, in: file) else { continue }
        open(function.attributes, function.modifiers, in: file, from: reader)
        if !(isPrivate && file !== reader) { kept.methods.append(line) }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        let lines = records(of: variable, type, exposesAll)
        if !lines.isEmpty {
          open(variable.attributes, variable.modifiers, in: file, from: reader)
        }
        if !(isPrivate && file !== reader) { kept.properties += lines }
      }
    }
  }

  /// A member that is kept from code, and meant for Interface Builder, is open to the records; so is a
  /// private member of an extension in another file than its class.
  private func open(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in file: SourceFile,
    from reader: SourceFile
  ) {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self), attribute.isUnavailable else {
        continue
      }
      file.edits.remove(attribute.rangeWithBlanks)
    }
    reach(modifiers, in: file, from: reader)
  }

  private func reach(
    _ modifiers: DeclModifierListSyntax, in file: SourceFile, from reader: SourceFile
  ) {
    guard file !== reader else { return }
    for modifier in modifiers
    where [.keyword(.private), .keyword(.fileprivate)].contains(modifier.name.tokenKind)
      && modifier.detail == nil
    {
      file.edits.remove(modifier.rangeWithBlanks)
    }
  }

  private func record(
    of node: FunctionDeclSyntax, _ type: String, _ exposesAll: Bool, in file: SourceFile
  ) -> String? {
    let entry = MethodEntry(node: node, file: file, owner: type)
    let isAskedFor = Self.askedFor.contains(entry.selector)
    let isExposed =
      isAskedFor || node.attributes.hasAny(Self.exposing)
      || program.wantedSelectors.contains(entry.selector)
      || exposesAll && !node.modifiers.contains(.private) && !node.modifiers.contains(.fileprivate)
    let parameters = node.signature.parameterClause.parameters
    guard isExposed, !node.modifiers.contains(.static), !node.modifiers.contains(.class),
      isAskedFor || !node.modifiers.contains(.override)
        || program.freedMethods.contains(node.id),
      node.genericParameterClause == nil,
      node.signature.effectSpecifiers == nil, parameters.count <= 3,
      parameters.allSatisfy({ $0.canBePassed }), case .identifier = node.name.tokenKind
    else { return nil }
    let today = file.isSwift2 ? OldRequirements.today(node.name.text, entry.labels) : nil
    let labels = (today?.labels ?? entry.labels).map { $0 + ":" }.joined()
    var value =
      "\(type).\(today?.name ?? node.name.text)" + (labels.isEmpty ? "" : "(\(labels))")
    // What says its type is told from others of its name.
    let types = parameters.map { file.typeOfToday($0) }.joined(separator: ", ")
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    // A name without labels is that of any method that begins so, those of superclasses included.
    if !types.contains("Self"), !result.contains("Self"), !result.contains("some "),
      parameters.isEmpty || hasTwin(entry, of: type)
    {
      value = "\(value) as (\(type)) -> (\(types)) -> \(result)"
    }
    return ".method(\(quoted(entry.selector)), \(value))"
  }

  /// True if the type has another method of that base name.
  private func hasTwin(_ method: MethodEntry, of type: String) -> Bool {
    program.methods(named: method.baseName).filter { $0.owner == type }.count > 1
  }

  private func records(
    of node: VariableDeclSyntax, _ type: String, _ exposesAll: Bool
  ) -> [String] {
    let isExposed =
      node.attributes.hasAny(Self.exposing) || node.modifiers.contains(.dynamic)
      || exposesAll && !node.modifiers.contains(.private) && !node.modifiers.contains(.fileprivate)
    guard isExposed, !node.modifiers.contains(.static), !node.modifiers.contains(.class) else {
      return []
    }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let key = quoted(node.attributes.objectiveCName ?? name.withoutBackticks)
      if isConstant || !binding.isSettable { return ".readOnly(\(key), { $0.\(name) })" }
      return ".property(\(key), \\\(type).\(name))"
    }
  }
}

extension AttributeSyntax {
  /// True for `@available(*, unavailable)`.
  var isUnavailable: Bool {
    attributeName.trimmedDescription == "available"
      && arguments?.trimmedDescription.contains("unavailable") == true
  }
}

extension FunctionParameterSyntax {
  private var isOpaque: Bool {
    type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
  }

  /// True for what can be handed over as `Any`.
  fileprivate var canBePassed: Bool {
    guard ellipsis == nil, !isOpaque else { return false }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return attributed.specifiers.isEmpty && attributed.attributes.isEmpty
    }
    return true
  }
}
