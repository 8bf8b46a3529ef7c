import SwiftSyntax

/// `@objc optional` requirements. An optional method is, to who calls it, a function that may be missing;
/// so the requirement becomes a property that holds one or nil. A protocol extension says nil, and each
/// class that has the method hands it out.
enum OptionalRequirements {
  static func apply(_ program: Program) {
    for entry in program.protocols {
      let methods = program.optionalMethods(of: entry)
      let properties = entry.optionalProperties
      guard !methods.isEmpty || !properties.isEmpty else { continue }
      let access = entry.isPublic ? "public " : ""
      var members: [String] = []
      var requirements: [any OptionalMember] = methods
      for requirement in methods {
        entry.file.edits.replace(
          requirement.node.textRange,
          with: "var \(requirement.hiddenName): \(requirement.type)? { get }")
      }
      for node in properties {
        let found = OptionalProperty.all(in: node)
        requirements += found as [any OptionalMember]
        entry.file.edits.replace(
          node.textRange,
          with: found.map { "var \($0.hiddenName): \($0.type)? { get }" }.joined(separator: "; "))
        // Who asks something of the protocol's type may find none; who asks a class finds the class's own.
        members += found.map { "\(access)var \($0.base): \($0.type)? { \($0.hiddenName) }" }
      }
      for requirement in requirements {
        members.append("\(access)var \(requirement.hiddenName): \(requirement.type)? { nil }")
      }
      if !members.isEmpty {
        entry.file.edits.insert(
          "; extension \(entry.name) { \(members.joined(separator: "; ")) }",
          at: entry.node.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      for conformer in program.classes { fulfil(requirements, of: entry, in: conformer, program) }
      for group in program.extensions { fulfil(requirements, of: entry, in: group, program) }
    }
  }

  /// An extension by which a class of Apple's adopts the protocol.
  private static func fulfil(
    _ requirements: [any OptionalMember], of entry: ProtocolEntry, in group: ExtensionEntry,
    _ program: Program
  ) {
    guard program.classEntry(named: group.typeName, from: group.file.module) == nil,
      program.protocolEntry(named: group.typeName, from: group.file.module) == nil,
      group.inherited.contains(where: {
        program.protocolEntry(named: $0, from: group.file.module) === entry
      })
    else { return }
    let members = group.node.memberBlock.members
    let access = entry.isPublic ? "public " : ""
    for requirement in requirements
    where members.contains(where: { requirement.isMet(by: $0.decl) }) {
      group.file.addMember(
        "\(access)var \(requirement.hiddenName): \(requirement.type)? { self.\(requirement.reference) }",
        to: group.node.memberBlock)
    }
  }

  private static func fulfil(
    _ requirements: [any OptionalMember], of entry: ProtocolEntry, in conformer: ClassEntry,
    _ program: Program
  ) {
    guard !conformer.isLocal else { return }
    let line = program.lineage(of: conformer)
    guard
      let adopter = line.firstIndex(where: { program.adopts(entry, $0) })
    else { return }
    let access = entry.isPublic && conformer.isPublic ? "public " : ""
    for requirement in requirements {
      let isOwn = program.has(requirement, conformer)
      let isAbove = line.dropFirst().contains { program.has(requirement, $0) }
      // Who adopts the protocol has the property; a class below it says its own where it is the first.
      let word: String
      if adopter == 0,
        isOwn || isAbove
          || program.classes.contains(where: { below in
            below !== conformer && program.lineage(of: below).contains { $0 === conformer }
              && program.has(requirement, below)
          })
      {
        word = ""
      } else if adopter > 0, isOwn,
        !line[1...adopter].contains(where: { program.has(requirement, $0) }),
        !line[(adopter + 1)...].contains(where: { program.has(requirement, $0) })
      {
        word = "override "
      } else {
        continue
      }
      let value = isOwn || isAbove ? "self.\(requirement.reference)" : "nil"
      conformer.file.addMember(
        "\(access)\(word)var \(requirement.hiddenName): \(requirement.type)? { \(value) }",
        to: conformer.node.memberBlock)
    }
  }
}

/// A member that a protocol leaves to those who adopt it.
protocol OptionalMember {
  /// The property that holds it, or nil.
  var hiddenName: String { get }
  /// What that property holds.
  var type: String { get }
  /// The member as code names it.
  var reference: String { get }
  /// True for a declaration of the member in a class.
  func isMet(by declaration: DeclSyntax) -> Bool
}

/// One optional property.
struct OptionalProperty: OptionalMember {
  let base: String
  let type: String

  var hiddenName: String { "zoetropeOptional_\(base)" }
  var reference: String { base }

  static func all(in node: VariableDeclSyntax) -> [OptionalProperty] {
    node.bindings.compactMap { binding in
      binding.typeAnnotation.map {
        let type = $0.type.trimmedDescription.onOneLine
        return OptionalProperty(
          base: binding.pattern.trimmedDescription,
          // None twice says `??`, whatever the mark.
          type: type.hasSuffix("!") ? type.dropLast() + "?" : type)
      }
    }
  }

  func isMet(by declaration: DeclSyntax) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings.contains {
      $0.pattern.trimmedDescription == base
    } ?? false
  }
}

/// One optional method of a protocol.
struct OptionalMethod: OptionalMember {
  let node: FunctionDeclSyntax
  let file: SourceFile
  let base: String
  let labels: [String]

  /// The property that holds the function.
  var hiddenName: String {
    (["zoetropeOptional", base] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
  }

  func isMet(by declaration: DeclSyntax) -> Bool {
    guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == base else {
      return false
    }
    return MethodEntry(node: function, file: file, owner: nil).labels == labels
  }

  var type: String {
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      parameter.type.trimmedDescription.onOneLine + (parameter.ellipsis == nil ? "" : "...")
    }
    let result = node.signature.returnClause?.type.trimmedDescription.onOneLine ?? "Void"
    let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    return "((\(parameters.joined(separator: ", ")))\(effects) -> \(result))"
  }

  /// The method as code names it.
  var reference: String {
    labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }
}

extension String {
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension ProtocolEntry {
  var optionalProperties: [VariableDeclSyntax] {
    node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.contains(.optional) }
  }
}

extension Program {
  func optionalMethods(of entry: ProtocolEntry) -> [OptionalMethod] {
    entry.node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.contains(.optional) }
      .map { node in
        let method = MethodEntry(node: node, file: entry.file, owner: entry.name)
        return OptionalMethod(
          node: node, file: entry.file, base: node.name.text, labels: method.labels)
      }
  }

  /// True if the class itself, or an extension of it, says that it adopts the protocol, or one that
  /// includes it.
  fileprivate func adopts(_ entry: ProtocolEntry, _ adopter: ClassEntry) -> Bool {
    var waiting = adoptedProtocols(of: adopter)
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let found = protocolEntry(named: name, from: adopter.module)
      else { continue }
      if found === entry { return true }
      waiting += inheritedNames(found.node.inheritanceClause)
    }
    return false
  }

  fileprivate func has(_ requirement: any OptionalMember, _ entry: ClassEntry) -> Bool {
    if let method = requirement as? OptionalMethod {
      return methods(of: entry).contains {
        $0.baseName == method.base && $0.labels == method.labels
      }
    }
    let blocks = [entry.node.memberBlock] + extensions(of: entry).map(\.node.memberBlock)
    return blocks.flatMap(\.members).contains { requirement.isMet(by: $0.decl) }
  }
}

/// Calls of optional methods, `delegate?.moved?(to: x)`: those of the project's protocols reach the
/// property that holds the function, those of Apple's are always there.
final class OptionalCallRule: RuleVisitor {
  private lazy var requirements = Dictionary(
    grouping: program.protocols.flatMap { program.optionalMethods(of: $0) }, by: \.base)

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      callee = chain.expression
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      callee = forced.expression
    } else {
      return .visitChildren
    }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = access.declName.baseName.text
    let count =
      node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
      + node.additionalTrailingClosures.count
    let given = node.arguments.map { $0.label?.text ?? "_" }
    if let found = requirements[name]?.first(where: { requirement in
      requirement.labels.count == count && requirement.labels.starts(with: given)
    }) {
      file.edits.replace(access.declName.textRange, with: found.hiddenName)
      castBase(of: access, to: found)
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        file.edits.remove(label.textRange.lowerBound..<colon.endPosition.utf8Offset)
      }
    } else if given.contains(where: { $0 != "_" })
      || !program.propertyNames.contains(name) && !name.hasSuffix("ompletion")
        && !Self.closures.contains(name)
    {
      // What takes labels is no closure that a property holds.
      let mark = node.calledExpression.textRange.upperBound
      file.edits.remove(mark - 1..<mark)
      // `if let size = delegate.size?(x)` is about an optional all the same.
      if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true,
        access.base?.trimmedDescription.contains("?") == false
      {
        file.edits.insert("Optional(", at: node.textRange.lowerBound)
        file.edits.insert(")", at: node.textRange.upperBound)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let found = requirements[name], found.count == 1 || node.declName.argumentNames != nil,
      node.base != nil,
      node.declName.argumentNames != nil || !program.propertyNames.contains(name),
      !isCalled(Syntax(node))
    else { return .visitChildren }
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    guard let one = found.first(where: { labels == nil || $0.labels == labels }) else {
      return .visitChildren
    }
    // `delegate?.moved != nil`, `if let moved = delegate?.moved`
    file.edits.replace(node.declName.textRange, with: one.hiddenName)
    return .visitChildren
  }

  /// `AnyObject` has every method in Objective-C; here it is asked for the protocol.
  private func castBase(of access: MemberAccessExprSyntax, to method: OptionalMethod) {
    guard let chain = access.base?.as(OptionalChainingExprSyntax.self),
      let owner = method.node.enclosingTypeName,
      let name = chain.expression.trimmedDescription.split(separator: ".").last,
      program.looseProperties.contains(String(name))
    else { return }
    file.edits.insert("(", at: chain.textRange.lowerBound)
    file.edits.replace(chain.questionMark.textRange, with: " as? \(owner))?")
  }

  private func isCalled(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      return isCalled(parent)
    }
    // Names of methods in `#selector` are not values.
    return parent.hasAncestor { $0.is(MacroExpansionExprSyntax.self) }
  }

  // Apple's properties that hold closures.
  private static let closures: Set<String> = [
    "completionBlock", "handler", "actionHandler", "completionHandler",
    "configurationUpdateHandler",
  ]
}
