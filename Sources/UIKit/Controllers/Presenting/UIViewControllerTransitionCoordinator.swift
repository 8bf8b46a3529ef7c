public import CoreGraphics

/// What is known about a transition that is under way.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// False: the transition takes effect at once.
  var isAnimated: Bool { get }
  /// That of the presented controller; none for others.
  var presentationStyle: UIModalPresentationStyle { get }
  /// True when it was begun by hand.
  var initiallyInteractive: Bool { get }
  /// True while it is moved by hand.
  var isInteractive: Bool { get }
  /// True once it goes back to its start.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// What the interaction has come to, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast the rest moves after an interaction.
  var completionVelocity: CGFloat { get }
  /// How the rest moves after an interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Where the transition takes place.
  var containerView: UIView { get }
  /// Always the identity: nothing is rotated.
  var targetTransform: CGAffineTransform { get }
  /// The controller `key` names.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view `key` names; nil for one that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others move along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` as an animation block beside the transition, and `completion` after it. False
  /// when the transition does not move: `animation` then takes effect at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when an interaction ends, one way or the other.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @available(swift, deprecated: 99, renamed: "notifyWhenInteractionChanges(_:)")
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }

  /// Animates beside the transition, with nothing to be done after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
