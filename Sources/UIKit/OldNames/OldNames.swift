public import CoreGraphics

// The spellings of Swift 2 and 3. Silent in the build; `-warn-soft-deprecated` lists their uses.

@available(swift, deprecated: 99, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

@available(swift, deprecated: 99, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

@available(swift, deprecated: 99, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

@available(swift, deprecated: 99, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

@available(swift, deprecated: 99, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric: CGFloat = -1

@available(swift, deprecated: 99, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

@available(swift, deprecated: 99, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(swift, deprecated: 99, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(swift, deprecated: 99, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

@available(swift, deprecated: 99, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

@available(swift, deprecated: 99, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

@available(swift, deprecated: 99, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

@available(swift, deprecated: 99, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

/// Both options, as Swift 1 put them together.
@available(swift, deprecated: 99, message: "Write [a, b].")
@_disfavoredOverload
public func | <Options: OptionSet>(a: Options, b: Options) -> Options { a.union(b) }

extension NSTextAlignment {
  @available(swift, deprecated: 99, renamed: "center")
  public static let Center = NSTextAlignment.center

  @available(swift, deprecated: 99, renamed: "left")
  public static let Left = NSTextAlignment.left

  @available(swift, deprecated: 99, renamed: "right")
  public static let Right = NSTextAlignment.right
}

extension NSValue {
  @available(swift, deprecated: 99, renamed: "init(cgPoint:)")
  public convenience init(CGPoint point: CGPoint) { self.init(cgPoint: point) }

  @available(swift, deprecated: 99, renamed: "init(cgSize:)")
  public convenience init(CGSize size: CGSize) { self.init(cgSize: size) }

  @available(swift, deprecated: 99, renamed: "init(cgRect:)")
  public convenience init(CGRect rect: CGRect) { self.init(cgRect: rect) }

  @available(swift, deprecated: 99, renamed: "cgPointValue")
  public func CGPointValue() -> CGPoint { cgPointValue }

  @available(swift, deprecated: 99, renamed: "cgSizeValue")
  public func CGSizeValue() -> CGSize { cgSizeValue }

  @available(swift, deprecated: 99, renamed: "cgRectValue")
  public func CGRectValue() -> CGRect { cgRectValue }
}

@available(swift, deprecated: 99, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

@available(swift, deprecated: 99, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

@available(swift, deprecated: 99, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

@available(swift, deprecated: 99, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

@available(swift, deprecated: 99, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

@available(swift, deprecated: 99, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
