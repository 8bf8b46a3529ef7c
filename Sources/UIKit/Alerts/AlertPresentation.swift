import CoreGraphics
import QuartzCore
import Timing
import VirtualTime

/// Darkens what lies behind something that is presented, and takes its touches.
final class DimmingView: UIView {
  /// Called when a finger is lifted beside what is presented.
  var touched: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .both(UIColor(white: 0, alpha: 0.2), UIColor(white: 0, alpha: 0.48))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched?() }

  /// Fades in or out with the transition of `controller`.
  func fade(in controller: UIViewController, isShown: Bool) {
    if isShown { UIView.performWithoutAnimation { self.alpha = 0 } }
    let change: @MainActor () -> Void = { self.alpha = isShown ? 1 : 0 }
    guard let coordinator = controller.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }
}

/// Places an alert in the middle, or an action sheet at the bottom, over the darkened rest.
final class AlertPresentation: UIPresentationController {
  private let dimming = DimmingView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert else { return .zero }
    let safe = container.safeAreaInsets
    var area = container.bounds.inset(by: UIEdgeInsets(top: safe.top, left: 0, bottom: 0, right: 0))
    let isSheet = alert.preferredStyle == .actionSheet
    // An alert lies in the middle of what the keyboard leaves.
    let keyboard = max(0, container.bounds.maxY - ScreenKeyboard.active.frame.minY)
    area.size.height -=
      isSheet
      ? max(0, safe.bottom - AlertMeasures.sheetMargin) : max(safe.bottom, keyboard)
    let size = alert.size(in: area.size)
    let middle = keyboard > 0 ? area.midY : container.bounds.midY
    return CGRect(
      x: (container.bounds.width - size.width) / 2,
      y: isSheet
        ? area.maxY - AlertMeasures.sheetMargin - size.height : onPixels(middle - size.height / 2),
      width: size.width, height: size.height)
  }

  /// The keyboard comes or goes: the alert moves with it.
  private func keyboardMoves() {
    guard let containerView, let view = presentedView, view.superview === containerView else {
      return
    }
    UIView.animate(
      withDuration: UIView.keyboardSpringDuration, delay: 0,
      pacing: .spring(Spring(mass: 3, stiffness: 1000, damping: 500)),
      options: .allowUserInteraction,
      animations: { view.cover(self.frameOfPresentedViewInContainerView) }, completion: nil)
  }

  private func onPixels(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale).rounded() / scale
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.touched = { [weak self] in self?.alert?.touchedOutside() }
    containerView.insertSubview(dimming, at: 0)
    dimming.fade(in: presentedViewController, isShown: true)
    NotificationCenter.default.addObserver(
      self, selector: AlertPresentation.keyboardMoves,
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  override func dismissalTransitionWillBegin() {
    dimming.fade(in: presentedViewController, isShown: false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    NotificationCenter.default.removeObserver(self)
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    guard let view = presentedView, view.superview === containerView else { return }
    view.cover(frameOfPresentedViewInContainerView)
  }

  override func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isSheet: alert?.preferredStyle == .actionSheet, isDismissal: isDismissal)
  }
}

/// Brings an alert, which shrinks to its size and fades in, or an action sheet, which comes from below.
@MainActor
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
  private let isSheet: Bool
  private let isDismissal: Bool

  init(isSheet: Bool, isDismissal: Bool) {
    self.isSheet = isSheet
    self.isDismissal = isDismissal
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isDismissal && !isSheet ? 0.25 : 0.4 }

  /// At rest after 0.4 seconds, without swinging over.
  private static let spring = Spring(mass: 1, stiffness: 520, damping: 46)

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isDismissal ? .from : .to
    let view = transitionContext.view(forKey: key)
    if !isDismissal, let view { transitionContext.containerView.addSubview(view) }
    if isSheet { slide(view, transitionContext) } else { zoom(view, transitionContext) }
  }

  private func slide(_ view: UIView?, _ context: any UIViewControllerContextTransitioning) {
    let shown = view?.center ?? .zero
    let way = context.containerView.bounds.height - (view?.frame.minY ?? 0)
    let hidden = CGPoint(x: shown.x, y: shown.y + way)
    if !isDismissal { UIView.performWithoutAnimation { view?.center = hidden } }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, pacing: .spring(Self.spring),
      options: .allowUserInteraction,
      animations: { view?.center = self.isDismissal ? hidden : shown },
      completion: { _ in
        view?.center = shown
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func zoom(_ view: UIView?, _ context: any UIViewControllerContextTransitioning) {
    if !isDismissal {
      UIView.performWithoutAnimation {
        view?.alpha = 0
        view?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, pacing: .spring(Self.spring),
      options: .allowUserInteraction,
      animations: {
        view?.alpha = self.isDismissal ? 0 : 1
        view?.transform = .identity
      },
      completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
