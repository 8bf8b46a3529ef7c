/// Told when an animation starts and stops. Both methods are optional.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active duration begins. `anim` is the layer's copy.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation reached its end (`flag`), or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
