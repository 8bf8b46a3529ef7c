public import CoreGraphics

/// One trait of those in a `UITraitCollection`, as a type.
@MainActor
public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value: Equatable
  /// Where nothing is said.
  static var defaultValue: Value { get }
  /// The value in `traits`. Not Apple's: there the system looks it up.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait, to be named among others.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    value(in: a) != value(in: b)
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// How much room there is from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// Phone or tablet.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// How large the user wants text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// In which direction the interface goes.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

extension UITraitCollection {
  /// The traits that colours look different by.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// The traits that images look different by.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self,
    ]
  }
}
