import CoreGraphics

/// A navigation controller's own transition: the controller in front comes from the trailing side, and goes
/// there; the one behind moves by three tenths of the width under a shade.
@MainActor
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
  private static let parallax: CGFloat = 0.3
  private static let shade: CGFloat = 0.1
  private let isPop: Bool

  /// True: a finger moves it, so that it keeps pace with that.
  private let isByHand: Bool

  init(isPop: Bool, isByHand: Bool = false) {
    self.isPop = isPop
    self.isByHand = isByHand
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    let (front, back) = isPop ? (from, to) : (to, from)
    if isPop {
      container.insertSubview(to, belowSubview: from)
    } else {
      container.addSubview(to)
    }
    container.insertSubview(shade, belowSubview: front)
    let (frontHome, backHome) = (front.center, back.center)
    let width = container.isRightToLeft ? -container.bounds.width : container.bounds.width
    let apart = {
      front.center.x = frontHome.x + width
      back.center.x = backHome.x
      shade.alpha = 0
    }
    let covered = {
      front.center.x = frontHome.x
      back.center.x = backHome.x - Self.parallax * width
      shade.alpha = Self.shade
    }
    UIView.performWithoutAnimation(isPop ? covered : apart)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: isByHand ? .curveLinear : [], animations: isPop ? apart : covered,
      completion: { _ in
        shade.removeFromSuperview()
        // Cut short by another, the views are on their way elsewhere.
        guard (context as? ControllerTransition)?.hasEnded != true else { return }
        front.center = frontHome
        back.center = backHome
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
