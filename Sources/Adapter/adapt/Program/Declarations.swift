import SwiftSyntax

/// A class of the project.
final class ClassEntry {
  /// As it is named from outside: `Outer.Inner`.
  let name: String
  let simpleName: String
  let file: SourceFile
  let node: ClassDeclSyntax
  /// What stands after the colon, in order.
  let inherited: [String]
  /// True for a class, or one within something, with parameters of type.
  let isGeneric: Bool
  /// True within a function, where nothing else can name it.
  let isLocal: Bool
  /// True where it is `private` within another type.
  let isHidden: Bool
  /// True if it, and all it stands in, is `public` or `open`.
  let isPublic: Bool

  var module: Int { file.module }

  init(
    name: String, file: SourceFile, node: ClassDeclSyntax, isGeneric: Bool, isLocal: Bool,
    isHidden: Bool, isPublic: Bool
  ) {
    self.name = name
    self.file = file
    self.node = node
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    self.isHidden = isHidden
    self.isPublic = isPublic
    simpleName = node.name.text
    inherited = inheritedNames(node.inheritanceClause)
  }

  /// True where other files do not see it.
  var isPrivate: Bool {
    node.modifiers.contains(.private) || node.modifiers.contains(.fileprivate)
  }

  var initializers: [InitializerDeclSyntax] {
    node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }
}

/// A protocol of the project.
final class ProtocolEntry {
  let name: String
  let file: SourceFile
  let node: ProtocolDeclSyntax

  init(name: String, file: SourceFile, node: ProtocolDeclSyntax) {
    self.name = name
    self.file = file
    self.node = node
  }

  var isPublic: Bool { node.modifiers.contains(.public) }
}

/// An extension, of whatever type.
final class ExtensionEntry {
  let typeName: String
  let file: SourceFile
  let node: ExtensionDeclSyntax
  let inherited: [String]

  init(file: SourceFile, node: ExtensionDeclSyntax) {
    self.file = file
    self.node = node
    typeName = node.extendedType.trimmedDescription
    inherited = inheritedNames(node.inheritanceClause)
  }
}

/// A method of a class, protocol or extension.
final class MethodEntry {
  let node: FunctionDeclSyntax
  let file: SourceFile
  /// The type it belongs to; nil for a function.
  let owner: String?
  let baseName: String
  /// As Objective-C would call it.
  let selector: String
  let labels: [String]

  init(node: FunctionDeclSyntax, file: SourceFile, owner: String?) {
    self.node = node
    self.file = file
    self.owner = owner
    baseName = node.name.text.withoutBackticks
    labels = node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      // Swift 2 gave the first argument of a method no label.
      file.isSwift2 && index == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
    }
    selector =
      node.attributes.objectiveCName
      ?? KnownSelectors.ofObjects[baseName + "(" + labels.map { $0 + ":" }.joined() + ")"]
      ?? ObjectiveCName.selector(base: baseName, labels: labels)
  }
}

func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
  clause?.inheritedTypes.flatMap { inherited -> [String] in
    if let composition = inherited.type.as(CompositionTypeSyntax.self) {
      return composition.elements.map { $0.type.trimmedDescription }
    }
    if let attributed = inherited.type.as(AttributedTypeSyntax.self) {
      return [attributed.baseType.trimmedDescription]
    }
    let name = inherited.type.trimmedDescription
    // `Base<Value>` is `Base`.
    return [String(name.prefix { $0 != "<" })]
  } ?? []
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// `public` or `open`.
  var isPublic: Bool { contains(.public) || contains(.open) }
}

extension AttributeListSyntax {
  func attribute(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == name
    }
  }

  func has(_ name: String) -> Bool { attribute(named: name) != nil }

  func hasAny(_ names: Set<String>) -> Bool {
    contains {
      $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) }
        ?? false
    }
  }

  /// `name:` of `@objc(name:)`.
  var objectiveCName: String? {
    guard let attribute = attribute(named: "objc"), let arguments = attribute.arguments else {
      return nil
    }
    return arguments.trimmedDescription
  }
}

extension String {
  var withoutBackticks: String { replacing("`", with: "") }
}
