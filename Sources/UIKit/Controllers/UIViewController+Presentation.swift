import CoreGraphics

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation).first?.presented
  }

  /// The controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedBy).first?.presenter
  }

  /// Who places this controller's view while it is presented, or will when it is.
  public var presentationController: UIPresentationController? {
    if let shown = currentPresentationController { return shown }
    return prepared { UIPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// Who places the popover that this controller is or will be; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let shown = currentPresentationController {
      return shown as? UIPopoverPresentationController
    }
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    return prepared {
      UIPopoverPresentationController(presentedViewController: $0, presenting: nil)
    }
  }

  /// Who places the sheet that this controller is or will be; nil for other styles. A controller whose
  /// sheet was not asked for takes the whole screen.
  public var sheetPresentationController: UISheetPresentationController? {
    if let shown = currentPresentationController { return shown as? UISheetPresentationController }
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    return prepared { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
  }

  private var currentPresentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedBy).first?.controller
  }

  /// The presentation controller to come, made when there is none of that class.
  private func prepared<Controller: UIPresentationController>(
    _ make: (UIViewController) -> Controller
  ) -> Controller {
    if let known = preparedPresentation as? Controller { return known }
    let made = make(self)
    made.presentationDelegate = preparedPresentation?.presentationDelegate
    preparedPresentation = made
    return made
  }

  /// Who places the view in the presentation that begins.
  func presentationControllerToUse(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let prepared = preparedPresentation
    preparedPresentation = nil
    let made =
      makePresentationController(presenting: presenting, source: source)
      ?? prepared.flatMap { $0.suits(modalPresentationStyle) ? $0 : nil }
      ?? makePresentationController(presenting, source)
    made.presenter = made.presenter ?? presenting
    if made.presentationDelegate == nil {
      made.presentationDelegate = prepared?.presentationDelegate
    }
    return made
  }

  private func makePresentationController(
    _ presenting: UIViewController, _ source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      if let custom { return custom }
    default: break
    }
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The controller that is shown instead on a small screen, as the delegate of a popover may say; nil:
  /// this one.
  func adapted(presenting: UIViewController, source: UIViewController) -> UIViewController? {
    guard modalPresentationStyle == .popover, let popover = popoverPresentationController else {
      return nil
    }
    popover.presenter = presenting
    let style = popover.adaptivePresentationStyle(for: traitCollection)
    popover.isAdapted = style != .none
    guard style != .none else { return nil }
    let delegate = popover.presentationDelegate
    delegate?.presentationController(
      popover, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    let other = delegate?.presentationController(
      popover, viewControllerForAdaptivePresentationStyle: style)
    guard let other, other !== self else { return nil }
    other.modalPresentationStyle = style
    return other
  }

  /// The transition that this controller, or one around it, takes part in; nil for none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.runningTransition).first
  }
}
