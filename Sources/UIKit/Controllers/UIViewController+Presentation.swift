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

  /// Who places this controller's view while it is presented.
  public var presentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedBy).first?.controller
  }

  /// The transition that this controller, or one around it, takes part in; nil for none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.runningTransition).first
  }
}
