import CoreGraphics
import UIKit

/// Overrides what controllers have, and writes down when its view comes.
final class OverridingController: UIViewController {
  var told: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told.append("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    told.append(view.window == nil ? "is, nowhere" : "is")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if told.last != "layout" { told.append("layout") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told.append("did")
  }
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    told.append("margins")
  }

  override var children: [UIViewController] { super.children }
  override var parent: UIViewController? { super.parent }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { super.willRotate(to: toInterfaceOrientation, duration: duration) }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    super.setToolbarItems(toolbarItems, animated: animated)
  }
  override func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { super.targetViewController(forAction: action, sender: sender) }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source) }
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { super.unwind(for: unwindSegue, towards: subsequentVC) }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    told.append("content \(Int(container.preferredContentSize.width))")
  }
  override func restoreUserActivityState(_ userActivity: NSUserActivity) {
    super.restoreUserActivityState(userActivity)
  }
  override var accessibilityLabel: String? {
    get { title }
    set { title = newValue }
  }
}

final class OverridingTabs: UITabBarController {
  var touched: [String] = []

  override var tabBar: UITabBar { super.tabBar }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    touched.append("\(item.title ?? "") at \(selectedIndex)")
  }
}

final class OverridingNavigation: UINavigationController {
  override var navigationBar: UINavigationBar { super.navigationBar }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: false)
  }
  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }
}

final class OverridingAlert: UIAlertController {
  override func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    super.addTextField { field in
      field.placeholder = "from the class"
      configurationHandler?(field)
    }
  }
}

final class OverridingScroll: UIScrollView {
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { !(view is UISwitch) && view.tag != 7 }
}
