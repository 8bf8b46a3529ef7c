import SwiftSyntax

/// `self.init()` in a method of a class itself, where Objective-C's initialisers are there for every subclass:
/// the class's record makes one.
final class MetatypeRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil else { return .visitChildren }
    let type: String
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isParameterOfSystemClass(name, of: Syntax(node))
    {
      type = name + ".self"
    } else if let held = heldMetatype(node) {
      type = held
    } else if let found = metatype(node), let name = node.enclosingTypeName,
      isMadeByRecord(node, of: name)
    {
      type = found
    } else {
      return .visitChildren
    }
    if node.arguments.isEmpty {
      file.edits.replace(node.textRange, with: "ClassRecord.made(\(type))")
    } else if let argument = node.arguments.first, node.arguments.count == 1,
      argument.label?.text == "frame" || argument.label?.text == "keyPath"
    {
      file.edits.replace(
        node.textRange.lowerBound..<argument.textRange.lowerBound,
        with: "ClassRecord.made(\(type), ")
    }
    return .visitChildren
  }

  /// `interface.type.init()` where a property or parameter of the project's holds a class whose initialiser is one of
  /// Objective-C's.
  private func heldMetatype(_ node: FunctionCallExprSyntax) -> String? {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return nil }
    let local = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? local else {
      return nil
    }
    if let binding = local.flatMap({ node.nearestBinding(of: $0) }), let type = binding.metatype {
      guard
        isParameterOfSystemClass(type, of: Syntax(node))
          || type != "NSObject" && isMadeByRecord(node, of: type)
      else { return nil }
      return base.trimmedDescription
    }
    guard let type = program.heldMetatypes[name], type != "NSObject",
      isMadeByRecord(node, of: type)
    else { return nil }
    return base.trimmedDescription
  }

  /// The class that is asked to make an object.
  private func metatype(_ node: FunctionCallExprSyntax) -> String? {
    if node.calledExpression.trimmedDescription == "Self" { return "Self.self" }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base?.trimmedDescription
    else { return nil }
    switch base {
    case "Self": return "Self.self"
    // In an initialiser it calls another one.
    case "self": return isInTypeMethod(Syntax(node)) ? "self" : nil
    case "type(of: self)": return base
    default: return nil
    }
  }

  /// True for a parameter of type, `<Cell: UIView>`, that is a class of Apple's.
  private func isParameterOfSystemClass(_ name: String, of node: Syntax) -> Bool {
    var node = node.parent
    while let one = node {
      let clause =
        one.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? one.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? one.as(StructDeclSyntax.self)?.genericParameterClause
        ?? one.as(InitializerDeclSyntax.self)?.genericParameterClause
      if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
        return parameter.inheritedType.map { SystemNames.isClass($0.trimmedDescription) } ?? false
      }
      if let entry = one.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
        let extended = program.classEntry(named: entry, from: file.module),
        let parameter = extended.node.genericParameterClause?.parameters
          .first(where: { $0.name.text == name })
      {
        return parameter.inheritedType.map { SystemNames.isClass($0.trimmedDescription) } ?? false
      }
      node = one.parent
    }
    return false
  }

  private func isInTypeMethod(_ node: Syntax) -> Bool {
    var node = node.parent
    while let one = node {
      if let function = one.as(FunctionDeclSyntax.self) {
        return function.modifiers.contains(.static) || function.modifiers.contains(.class)
      }
      if let variable = one.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return variable.modifiers.contains(.static) || variable.modifiers.contains(.class)
      }
      if one.is(InitializerDeclSyntax.self) { return false }
      node = one.parent
    }
    return false
  }

  /// True where the initialiser is one of Objective-C's: of Apple's classes, and of the project's where no class
  /// makes it `required`.
  private func isMadeByRecord(_ node: FunctionCallExprSyntax, of name: String) -> Bool {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard let entry = program.classEntry(named: name, from: file.module) else {
      return SystemNames.isClass(name) && !name.contains(".")
    }
    guard !entry.node.modifiers.contains(.final), program.systemClass(above: entry) != nil,
      !entry.isLocal, !entry.isGeneric, !entry.isHidden
    else { return false }
    let initializer = "init(" + labels.map { $0 + ":" }.joined() + ")"
    guard program.initializers(of: entry).callable.contains(initializer) else { return false }
    return !program.lineage(of: entry).flatMap(\.initializers).contains { one in
      one.modifiers.contains(.required)
        && one.signature.parameterClause.parameters.map(\.firstName.text) == labels
    }
  }
}

extension Program {
  /// The classes whose types properties and parameters hold, by their names: `let type: Page.Type`. Names for several
  /// are left out.
  func findHeldMetatypes() -> [String: String] {
    let finder = MetatypeFinder(viewMode: .sourceAccurate)
    for file in files { finder.walk(file.tree) }
    return finder.found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension NearestBinding {
  /// `Page` of `let type: Page.Type` and of `let type = found as! Page.Type`; nil for what holds no type.
  fileprivate var metatype: String? {
    var held = type
    if held == nil, let parts = value?.as(SequenceExprSyntax.self)?.elements {
      held = parts.last?.as(TypeExprSyntax.self)?.type
    }
    if let optional = held?.as(OptionalTypeSyntax.self) { held = optional.wrappedType }
    guard let metatype = held?.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    else { return nil }
    return metatype.baseType.trimmedDescription
  }
}

private final class MetatypeFinder: SyntaxVisitor {
  private(set) var found: [String: Set<String>] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type { add(node.pattern.trimmedDescription, type) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  private func add(_ name: String, _ type: TypeSyntax) {
    let held = type.as(MetatypeTypeSyntax.self)
    let isType = held?.metatypeSpecifier.text == "Type"
    found[name, default: []].insert(isType ? held?.baseType.trimmedDescription ?? "" : "")
  }
}
