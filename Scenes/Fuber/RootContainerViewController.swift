import UIKit

/// Shows the splash and, where the step asks for it, hands over to the map
class RootContainerViewController: UIViewController {
  private var rootViewController: UIViewController?
  private let step: SplashStep

  init(step: SplashStep) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showSplashViewControllerNoPing()
    if step.endsInMap {
      delay(6.00) {
        self.showMenuNavigationViewController()
      }
    }
  }

  /// Puts the splash up without waiting for anything
  func showSplashViewControllerNoPing() {
    let splash = SplashViewController(tileViewFileName: "Chimes", step: step)
    rootViewController = splash
    addChildViewController(splash)
    splash.view.frame = view.bounds
    view.addSubview(splash.view)
    splash.didMoveToParentViewController(self)
  }

  /// Dissolves the splash into the map
  func showMenuNavigationViewController() {
    guard let splash = rootViewController else { return }
    let navigation = UINavigationController(rootViewController: MapViewController())
    navigation.navigationBar.barTintColor = UIColor.whiteColor()
    navigation.navigationBar.shadowImage = UIImage()
    rootViewController = navigation

    splash.willMoveToParentViewController(nil)
    addChildViewController(navigation)
    navigation.view.frame = view.bounds
    transitionFromViewController(
      splash, toViewController: navigation, duration: 0.55,
      options: [.TransitionCrossDissolve, .CurveEaseOut], animations: nil
    ) { _ in
      splash.removeFromParentViewController()
      navigation.didMoveToParentViewController(self)
    }
  }
}

/// Runs `closure` after `delay` seconds
func delay(_ delay: Double, _ closure: @escaping @MainActor @Sendable () -> Void) {
  dispatch_after(
    dispatch_time(DISPATCH_TIME_NOW, Int64(delay * Double(NSEC_PER_SEC))),
    dispatch_get_main_queue(), closure)
}
