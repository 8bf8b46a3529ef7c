/// Told when an animation starts and stops. Both methods are optional.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation's active duration begins. `anim` is the layer's copy.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation reached its end (`flag`), or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A delegate that mostly does no more than count the animations that stop, and nothing when they start: no
/// turn of the run loop has to follow what it is told.
@MainActor
package protocol AnimationCounter: CAAnimationDelegate {
  /// True if it does something when one more has stopped.
  var actsAtNextStop: Bool { get }

  /// `anim`, the layer's copy of an animation with this delegate, has been added to `layer`: one more
  /// to be told about.
  func animationWasAdded(_ anim: CAAnimation, to layer: CALayer)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
