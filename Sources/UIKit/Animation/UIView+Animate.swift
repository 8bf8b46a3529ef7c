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
    animate(
      withDuration: options.curve.duration(duration), delay: delay, pacing: options.curve.pacing,
      options: options, animations: animations, completion: completion)
  }

  /// As the long form, eased in and out, without delay.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, pacing: Pacing,
    options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let scopes = AnimationScopes.active
    let scope = AnimationScope(
      inside: scopes.current, duration: duration, delay: delay, pacing: pacing, options: options,
      completion: completion)
    scopes.run(scope, animations)
    scope.completion.close()
  }

  /// Lets what `animations` changes inside an animation block run `count` times, back and forth on
  /// request. The model has the new value from the start, and shows it at the end.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let scopes = AnimationScopes.active
    guard let outer = scopes.current else { return animations() }
    let (oldCount, oldReverses) = (outer.repeatCount, outer.autoreverses)
    outer.repeatCount = count > 0 ? Float(count) : 0
    outer.autoreverses = autoreverses
    animations()
    (outer.repeatCount, outer.autoreverses) = (oldCount, oldReverses)
  }

  /// Runs `actionsWithoutAnimation` with all changes taking effect at once, those in animation
  /// blocks inside too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let scopes = AnimationScopes.active
    let wereEnabled = scopes.areEnabled
    scopes.areEnabled = false
    scopes.run(nil, actionsWithoutAnimation)
    scopes.areEnabled = wereEnabled
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

  /// What the view's layer does about a change of `key`: see `action(for:forKey:)`. The layer is given, as the
  /// view has none yet while that is being made.
  func viewAction(forKey key: String, of layer: CALayer) -> any CAAction {
    guard let scope = AnimationScopes.active.current,
      let animation = BlockAction.animation(forKey: key, of: layer, in: scope)
    else { return NSNull() }
    return animation
  }
}
