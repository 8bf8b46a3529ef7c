public import CoreGraphics
import VirtualTime

/// What may stand around a thing whose look is set for all of its class.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects' look can be set for all of them at once.
///
/// What is set on the object that `appearance()` gives is set on every object of the class when it comes
/// into a window, unless it was set on the object itself.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all objects of the class.
  static func appearance() -> Self
  /// Stands for those inside objects of these classes, the innermost one first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Stands for those in surroundings that are so.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Stands for those in surroundings that are so, inside objects of these classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What the objects of a class that has an appearance have.
@MainActor
protocol AppearanceTarget: UIAppearance {
  /// Which properties were set on this object itself.
  var ownAppearance: AppearanceMask { get set }
  init?(coder: NSCoder)
}

extension AppearanceTarget {
  public static func appearance() -> Self {
    AppearanceProxies.active.proxy(AppearanceScope(), of: Self.self)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.active.proxy(AppearanceScope(containers: containerTypes), of: Self.self)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.active.proxy(AppearanceScope(traits: trait), of: Self.self)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.active.proxy(
      AppearanceScope(traits: trait, containers: containerTypes), of: Self.self)
  }

  /// Runs `body`, whose settings do not count as somebody's: the class's own defaults.
  func settingDefaults(_ body: () -> Void) {
    let own = ownAppearance
    body()
    ownAppearance = own
  }
}

extension UIView: AppearanceTarget, UIAppearanceContainer {}
extension UIBarItem: AppearanceTarget {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
