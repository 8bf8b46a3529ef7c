import SwiftSyntax

/// What a value of type `AnyObject` is asked for: `ObjectiveCValue` answers these.
enum LooseMembers {
  /// How such a value's type is written.
  static let types: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]

  static let methods: Set<String> = [
    "add", "isEqual", "location", "object", "perform", "performSelector", "removeFromSuperview",
    "responds", "setValue", "translation", "value", "velocity",
  ]

  static let values: Set<String> = [
    // Of boxes.
    "boolValue", "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue",
    "doubleValue", "floatValue", "intValue", "integerValue", "stringValue",
    "uiEdgeInsetsValue", "uintValue", "unsignedIntegerValue",
    // Of views.
    "alpha", "bounds", "center", "frame", "hidden", "isHidden", "layer", "subviews", "superview",
    "tag", "view",
    // Of controls and what shows words.
    "currentPage", "currentTitle", "enabled", "highlighted", "isEnabled", "isHighlighted", "isOn",
    "isSelected", "on", "selected", "selectedSegmentIndex", "text", "title", "titleLabel",
    // Of collections.
    "count", "length",
  ]

  /// True for a list of objects of any class, by its type or, where none is written, its value.
  static func isList(_ type: TypeSyntax?, _ value: ExprSyntax?) -> Bool {
    guard let type = type?.trimmedDescription else {
      return ["Array", "[AnyObject]"].contains(value?.castType?.trimmedDescription)
    }
    return ["[AnyObject]", "[AnyObject]!", "[AnyObject]?"].contains(type)
  }

  /// True for one object of any class, by its type or, where none is written, its value.
  static func isObject(_ type: TypeSyntax?, _ value: ExprSyntax?) -> Bool {
    guard let type else { return value?.castType?.trimmedDescription == "AnyObject" }
    return types.contains(type.trimmedDescription)
  }
}

extension ExprSyntax {
  /// What a value is cast to at its end, by `as` or `as!`: `[AnyObject]` of `found as! [AnyObject]`.
  fileprivate var castType: TypeSyntax? {
    guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
      let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.tokenKind != .postfixQuestionMark
    else { return nil }
    return parts[parts.count - 1].as(TypeExprSyntax.self)?.type
  }
}
