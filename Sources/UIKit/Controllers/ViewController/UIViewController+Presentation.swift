import CoreGraphics

extension UIViewController {
  /// What `popoverPresentationController` answers.
  final var shownOrPreparedPopover: UIPopoverPresentationController? {
    if let shown = currentPresentationController {
      return shown as? UIPopoverPresentationController
    }
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    return prepared {
      UIPopoverPresentationController(presentedViewController: $0, presenting: nil)
    }
  }

  /// What `sheetPresentationController` answers.
  final var shownOrPreparedSheet: UISheetPresentationController? {
    if let shown = currentPresentationController { return shown as? UISheetPresentationController }
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    return prepared { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
  }

  final var currentPresentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedBy).first?.controller
  }

  /// The presentation controller to come, made when there is none of that class.
  final func prepared<Controller: UIPresentationController>(
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
}
