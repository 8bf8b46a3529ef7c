import SwiftSyntax

/// Types that parameters of Apple's delegates had, and values that hold attributes of text: their keys were texts.
final class OldParameterTypes: RuleVisitor {
  /// By the parameter's label: the type of today.
  private static let types: [String: String] = [
    "didFinishPickingMediaWithInfo": "[UIImagePickerController.InfoKey: Any]",
    "didFinishLaunchingWithOptions": "[UIApplication.LaunchOptionsKey: Any]?",
    "willFinishLaunchingWithOptions": "[UIApplication.LaunchOptionsKey: Any]?",
  ]
  private static let attributes = "[NSAttributedString.Key: Any]"
  /// Parameters of this file whose keys are no texts any longer.
  private var infos: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      guard let type = Self.types[parameter.firstName.text], isOfTexts(parameter.type) else {
        continue
      }
      file.edits.replace(parameter.type.textRange, with: type)
      if parameter.firstName.text == "didFinishPickingMediaWithInfo" {
        infos.insert((parameter.secondName ?? parameter.firstName).text)
      }
    }
    return .visitChildren
  }

  /// `info["UIImagePickerControllerOriginalImage"]`
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      infos.contains(name), node.arguments.count == 1, let key = node.arguments.first?.expression,
      key.is(StringLiteralExprSyntax.self)
    {
      file.edits.insert(
        "UIImagePickerController.InfoKey(rawValue: ", at: key.textRange.lowerBound)
      file.edits.insert(")", at: key.textRange.upperBound)
    }
    return .visitChildren
  }

  /// `var attributes: [String: Any] = [NSFontAttributeName: font]`
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard namesOldAttributes, let type = node.typeAnnotation?.type,
      let dictionary = type.dictionaryOfTexts
    else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    if node.initializer?.value.namesOldAttributes ?? false || Self.isAttributes(name) {
      file.edits.replace(dictionary.textRange, with: Self.attributes)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if namesOldAttributes, let dictionary = node.type.dictionaryOfTexts,
      Self.isAttributes((node.secondName ?? node.firstName).text)
        || Self.isAttributes(node.firstName.text)
    {
      file.edits.replace(dictionary.textRange, with: Self.attributes)
    }
    return .visitChildren
  }

  /// `[NSFontAttributeName: font] as [String: Any]`
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst(2)
    where parts[index - 1].is(UnresolvedAsExprSyntax.self) && parts[index - 2].namesOldAttributes {
      if let dictionary = parts[index].as(TypeExprSyntax.self)?.type.dictionaryOfTexts {
        file.edits.replace(dictionary.textRange, with: Self.attributes)
      }
    }
    return .visitChildren
  }

  private static func isAttributes(_ name: String) -> Bool {
    name.hasSuffix("ttributes") || name.hasSuffix("ttrs") || name.hasSuffix("ttributesDict")
  }

  private func isOfTexts(_ type: TypeSyntax) -> Bool { type.dictionaryOfTexts != nil }

  private lazy var namesOldAttributes = file.tree.namesOldAttributes
}

extension SyntaxProtocol {
  /// True if a constant of the kind `NSFontAttributeName` is named here.
  fileprivate var namesOldAttributes: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text.hasPrefix("NS") && token.text.hasSuffix("AttributeName")
        || token.text == "titleTextAttributes"
    }
  }
}

extension TypeSyntax {
  /// The type, without the mark of an optional, where it is a dictionary with texts or any objects for keys.
  fileprivate var dictionaryOfTexts: DictionaryTypeSyntax? {
    var type = self
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = forced.wrappedType
    }
    guard let dictionary = type.as(DictionaryTypeSyntax.self),
      ["String", "NSObject", "NSString"].contains(dictionary.key.trimmedDescription),
      ["Any", "AnyObject", "NSObject", "AnyObject!", "Any!"]
        .contains(dictionary.value.trimmedDescription)
    else { return nil }
    return dictionary
  }
}
