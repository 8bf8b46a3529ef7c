public import CoreGraphics

// The spellings of Swift 2 and 3 of layout by constraints.

@available(swift, deprecated: 99, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

@available(swift, deprecated: 99, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

@available(swift, deprecated: 99, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

@available(swift, deprecated: 99, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

@available(swift, deprecated: 99, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

@available(swift, deprecated: 99, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

extension UIView {
  @available(swift, deprecated: 99, renamed: "translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }
}

extension NSLayoutConstraint {
  @available(swift, deprecated: 99, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  @available(swift, deprecated: 99, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    activate(constraints)
  }

  @available(swift, deprecated: 99, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    deactivate(constraints)
  }
}

extension NSLayoutAnchor {
  @available(swift, deprecated: 99, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  @available(swift, deprecated: 99, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c)
  }
}

extension NSLayoutDimension {
  @available(swift, deprecated: 99, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c)
  }

  @available(swift, deprecated: 99, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m)
  }
}

@available(swift, deprecated: 99, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

@available(swift, deprecated: 99, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

@available(swift, deprecated: 99, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

@available(swift, deprecated: 99, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
