public import CoreGraphics

/// Places the view of a presented controller, and may show more around it.
@MainActor
open class UIPresentationController: NSObject, UIContentContainer, PresentationDelegating {
  /// The controller that is presented.
  public final let presentedViewController: UIViewController
  /// The controller that presents; nil before that.
  final weak var presenter: UIViewController?
  /// Told what happens, and asked.
  final weak var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Where the presentation takes place; nil before it begins.
  public final internal(set) var containerView: UIView?

  /// For `presentedViewController` over `presentingViewController`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view that is moved: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view has to be in the container: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The size the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The size of the presented view in a container of `parentSize`: all of it unless overridden. For
  /// `frameOfPresentedViewInContainerView` of one's own to ask.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// True when the view below is taken away.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// Held: whether it takes the whole screen, or the frame of who presents.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style in which it is shown on a small screen; `none`: as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { askedStyle }

  /// The style for a screen that is like that; `none`: as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { askedStyle }

  /// What the delegate says of the style on a small screen.
  private var askedStyle: UIModalPresentationStyle {
    presentationDelegate?.adaptivePresentationStyle(
      for: self, traitCollection: presentedViewController.traitCollection)
      ?? ownAdaptiveStyle
  }

  /// The style on a small screen when nobody is asked; `none`: as it is.
  var ownAdaptiveStyle: UIModalPresentationStyle { .none }

  /// How it comes and goes when no delegate animates it; nil: as the controller's
  /// `modalTransitionStyle` says.
  func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The container is about to get another size, which here it never does.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The size that the presented controller would like to have changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The presentation is about to begin; views can be added to the container.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended; `completed` is false when it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended; `completed` is false when it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
}

/// The container of a presentation.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  /// True: touches beside what is presented are of what lies behind.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
