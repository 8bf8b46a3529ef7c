import CoreGraphics
import QuartzCore
import Timing
import VirtualTime

/// Brings a presented controller, and takes it away, when nobody else does.
@MainActor
final class ModalAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isDismissal: Bool

  init(_ style: UIModalTransitionStyle, isDismissal: Bool) {
    self.style = style
    self.isDismissal = isDismissal
    if style == .partialCurl {
      SceneContext.active.unsupported("the transition style partialCurl", at: "a controller")
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch style {
    case .coverVertical: 0.5
    case .flipHorizontal: 0.75
    case .crossDissolve, .partialCurl: 0.3
    }
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    switch style {
    case .coverVertical: cover(transitionContext)
    case .flipHorizontal: flip(transitionContext)
    case .crossDissolve, .partialCurl: dissolve(transitionContext)
    }
  }

  /// The view that comes or goes, above the other.
  private func placedView(in context: any UIViewControllerContextTransitioning) -> UIView? {
    let from = context.view(forKey: .from)
    guard let to = context.view(forKey: .to) else { return from }
    if let from, isDismissal, from.superview === context.containerView {
      context.containerView.insertSubview(to, belowSubview: from)
      return from
    }
    context.containerView.addSubview(to)
    return isDismissal ? from : to
  }

  /// From below and back, on the spring of the keyboard.
  private func cover(_ context: any UIViewControllerContextTransitioning) {
    let view = placedView(in: context)
    let height = context.containerView.bounds.height
    let shown = view?.center ?? .zero
    let hidden = CGPoint(x: shown.x, y: shown.y + height)
    if !isDismissal { UIView.performWithoutAnimation { view?.center = hidden } }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      pacing: .spring(Spring(mass: 3, stiffness: 1000, damping: 500)), options: [],
      animations: { view?.center = isDismissal ? hidden : shown },
      completion: { _ in
        view?.center = shown
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func dissolve(_ context: any UIViewControllerContextTransitioning) {
    let view = placedView(in: context)
    let alpha = view?.alpha ?? 1
    if !isDismissal { UIView.performWithoutAnimation { view?.alpha = 0 } }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view?.alpha = self.isDismissal ? 0 : alpha },
      completion: { _ in
        view?.alpha = alpha
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// The whole container turns: forth from the right, back from the left.
  private func flip(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    // The picture at the start is that of the last commit, and the container is new.
    CATransaction.flush()
    UIView.transition(
      with: container, duration: transitionDuration(using: context),
      options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight,
      animations: {
        if let to = context.view(forKey: .to) { container.addSubview(to) }
        context.view(forKey: .from)?.removeFromSuperview()
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
