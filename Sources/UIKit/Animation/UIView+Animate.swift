public import CoreGraphics
import QuartzCore

extension UIView {
  /// Changes views inside `animations` and shows the change as a movement of `duration` seconds
  /// that begins after `delay` seconds. `completion` is called at the end, with false when a
  /// movement was removed before.
  ///
  /// Inside another block its duration and curve apply, unless options say otherwise.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let scopes = AnimationScopes.active
    let outer = scopes.current
    let overrides = { outer == nil || options.contains($0) }
    let scope = AnimationScope(
      duration: overrides(.overrideInheritedDuration) ? duration : outer?.duration ?? duration,
      delay: delay,
      curve: overrides(.overrideInheritedCurve) ? options.curve : outer?.curve ?? options.curve,
      options: options, completion: completion)
    scopes.run(scope.isInstant ? nil : scope, animations)
    scope.close()
  }

  /// As the long form, eased in and out, without delay.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs `actionsWithoutAnimation` with all changes taking effect at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationScopes.active.run(nil, actionsWithoutAnimation)
  }

  /// False: changes inside animation blocks take effect at once.
  public class var areAnimationsEnabled: Bool { AnimationScopes.active.areEnabled }

  /// Switches all animation blocks on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScopes.active.areEnabled = enabled
  }

  /// The duration of the block that is running, seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScopes.active.current?.duration ?? 0
  }

  /// What the view's layer does about a change of `key`: see `action(for:forKey:)`.
  func viewAction(forKey key: String) -> any CAAction {
    guard let scope = AnimationScopes.active.current,
      let action = ViewAction(scope: scope, layer: layer, key: key)
    else { return NSNull() }
    return action
  }
}
