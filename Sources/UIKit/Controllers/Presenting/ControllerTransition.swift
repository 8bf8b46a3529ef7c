import CoreGraphics
import QuartzCore
import VirtualTime

/// One change from a controller to another on the screen: who takes part, who moves it, how far it
/// is.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers.
  struct Side {
    let controller: UIViewController
    /// Nil when the transition leaves its view where it is.
    var view: UIView?
    /// In the container; zero when it is not shown.
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let from: Side
  let to: Side
  let presentationStyle: UIModalPresentationStyle
  /// Nil when it takes effect at once.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var hasEnded = false
  private var isStarted = false
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var ending: (() -> Void)?
  /// What is to be done at the end, with true unless it was cancelled.
  private var end: ((Bool) -> Void)?

  init(
    from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
  }

  /// Runs it; `end` is called once, with false when it was cancelled.
  func start(_ end: @escaping (Bool) -> Void) {
    self.end = end
    isStarted = true
    guard let animator else {
      if let view = to.view { containerView.addSubview(view) }
      runAlongside()
      return completeTransition(true)
    }
    isInteractive = interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    if let interactor {
      // First, so that it begins with the transition before the interaction sets its time.
      runAlongside()
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
      runAlongside()
    }
  }

  /// Calls `body` when the transition ends, before anything else.
  func whenEnded(_ body: @escaping () -> Void) { ending = body }

  private func runAlongside() {
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { for block in blocks { block(self) } }
  }

  // MARK: Context

  var isAnimated: Bool { animator != nil }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    side(key.rawValue)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { side(key.rawValue)?.view }

  private func side(_ name: String) -> Side? {
    switch name {
    case "from": from
    case "to": to
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    [from, to].first { $0.controller === vc }?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    [from, to].first { $0.controller === vc }?.finalFrame ?? .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() { isInteractive = true }

  func finishInteractiveTransition() { endInteraction() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in interactionChanges { handler(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded, isStarted else { return }
    hasEnded = true
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    ending?()
    ending = nil
    SceneContext.active.nest(.notices, at: "a transition to \(type(of: to.controller))") {
      let end = end
      self.end = nil
      end?(didComplete)
      animator?.animationEnded(didComplete)
      let completions = completions
      self.completions = []
      for completion in completions { completion(self) }
    }
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }

  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    if let animation { alongside.append(animation) }
    if isStarted { runAlongside() }
    return isAnimated
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionChanges.append(handler) }
}
