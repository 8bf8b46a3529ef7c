/// Told what happens to a presentation, and asked how it is shown on a small screen. All methods are
/// optional.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a small screen; `none`: as it is.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style on a screen that is like that; `none`: as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to show in that style; nil: the one presented.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// About to present in the style for a small screen.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may send it away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user begins to send it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has sent it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to send away what stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.ownAdaptiveStyle }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What gives presentation controllers their `delegate`. It comes by a protocol so that those of popovers
/// and sheets can have one of a narrower type: a property of a class could not be overridden so.
@MainActor
public protocol PresentationDelegating: AnyObject {}

extension PresentationDelegating where Self: UIPresentationController {
  /// Told what happens, and asked how it is shown; held weakly.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { presentationDelegate }
    set { presentationDelegate = newValue }
  }
}

extension UIPresentationController {
  /// True for a controller that somebody prepared for this style.
  final func suits(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .popover: self is UIPopoverPresentationController
    case .automatic, .pageSheet, .formSheet: !(self is UIPopoverPresentationController)
    case .custom: false
    default: type(of: self) == UIPresentationController.self
    }
  }

  /// Whether the user may send it away now; who asks tells the delegate otherwise.
  final func mayBeSentAway() -> Bool {
    let isHeld = presentedViewController.isModalInPresentation
    if !isHeld, presentationDelegate?.presentationControllerShouldDismiss(self) ?? true {
      return true
    }
    presentationDelegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// What the user does who sends it away.
  final func sendAway() {
    guard !presentedViewController.isBeingDismissed, mayBeSentAway() else { return }
    presentationDelegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      self.presentationDelegate?.presentationControllerDidDismiss(self)
    }
  }
}
