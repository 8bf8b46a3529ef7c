import CoreGraphics

extension UIView {
  /// An animation of the system's.
  public enum SystemAnimation: UInt, Sendable {
    /// Views go away, and out of their superviews at the end.
    case delete = 0
  }

  /// Has the system's animation done to `views`, together with `parallelAnimations`. How views go away is ours:
  /// they shrink and fade in a quarter of a second.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { ($0.alpha, $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, (alpha, transform)) in zip(views, before) {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(isFinished)
      })
  }
}
