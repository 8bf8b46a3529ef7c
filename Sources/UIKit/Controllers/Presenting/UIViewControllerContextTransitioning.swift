public import CoreGraphics

/// Which of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is shown at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that is shown at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is shown at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that is shown at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What those who animate a transition are told about it, and tell it.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the transition takes place. The view that is shown at the start lies in it; who animates
  /// puts in the one that is to be shown.
  var containerView: UIView { get }
  /// False: it takes effect at once.
  var isAnimated: Bool { get }
  /// True while it is moved by hand.
  var isInteractive: Bool { get }
  /// True once it goes back to its start.
  var transitionWasCancelled: Bool { get }
  /// That of the presented controller; none for others.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity: nothing is rotated.
  var targetTransform: CGAffineTransform { get }

  /// The interaction has come to `percentComplete`, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The interaction ends, the transition goes on to its end.
  func finishInteractiveTransition()
  /// The interaction ends, the transition goes back to its start.
  func cancelInteractiveTransition()
  /// The transition begins to be moved by hand.
  func pauseInteractiveTransition()
  /// To be called at the end by who animates; false after a cancelled transition.
  func completeTransition(_ didComplete: Bool)

  /// The controller `key` names.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view `key` names; nil for one that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at the start; zero when it is not shown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view has to be at the end; zero when it is not shown.
  func finalFrame(for vc: UIViewController) -> CGRect
}
