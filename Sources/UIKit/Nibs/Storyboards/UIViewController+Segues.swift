import CoreGraphics
import VirtualTime

extension UIViewController {
  /// Goes the segue of that identifier. Where there is none a phone ends the program; here it is noted.
  final func startSegue(_ identifier: String, _ sender: Any?) {
    guard let template = storyboardScene?.segue(withIdentifier: identifier) else {
      SceneContext.active.unsupported(
        "the segue “\(identifier)”, which is not there", at: "\(type(of: self))")
      return
    }
    template.perform(sender)
  }

  /// The nearest controller to go back to that takes the segue: of those that hold this one or that it is
  /// presented over, from the inside out, first what they hold beside the way here, then themselves.
  final func unwindDestination(for way: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var origin: UIViewController = self
    while let around = origin.parent ?? origin.presentingViewController {
      for child in around.allowedChildrenForUnwinding(from: way).reversed()
      where child !== origin {
        if let found = child.innermost(for: way) { return found }
      }
      if around.takes(way) { return around }
      origin = around
    }
    return nil
  }

  private func innermost(for way: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: way).reversed() {
      if let found = child.innermost(for: way) { return found }
    }
    return takes(way) ? self : nil
  }

  private func takes(_ way: UIStoryboardUnwindSegueSource) -> Bool {
    canPerformUnwindSegueAction(way.unwindAction, from: way.source, sender: way.sender)
  }

  /// Has the containers around this controller show it, those outside first, as a segue ends here.
  final func showForUnwinding(_ segue: UIStoryboardSegue) {
    let around = Array(sequence(first: self, next: \.parent))
    for (child, container) in zip(around, around.dropFirst()).reversed() {
      container.unwind(for: segue, towards: child)
    }
  }

  /// Dismisses and pops what lies over this controller.
  final func comeBack(from source: UIViewController, animated: Bool) {
    let around = Array(sequence(first: self, next: \.parent))
    let presenter = around.first { $0.presentedViewController != nil }
    presenter?.dismiss(animated: animated)
    guard let navigation = around.lazy.compactMap({ $0 as? UINavigationController }).first,
      let held = around.first(where: { $0.parent === navigation })
    else { return }
    navigation.popToViewController(held, animated: animated && presenter == nil)
  }
}
