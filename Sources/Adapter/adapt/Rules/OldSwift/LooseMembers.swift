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
  static func isList(_ type: String?, _ value: String) -> Bool {
    guard let type else {
      return [" as Array", " as! [AnyObject]", " as [AnyObject]"].contains(where: value.hasSuffix)
    }
    return ["[AnyObject]", "[AnyObject]!", "[AnyObject]?"].contains(type)
  }
}
