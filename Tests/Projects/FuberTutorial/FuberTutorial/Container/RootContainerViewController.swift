//
//  RootContainerViewController.swift
//  FuberTutorial
//

import UIKit

/// Shows the splash and hands over to the map
class RootContainerViewController: UIViewController {
    private var rootViewController: UIViewController? = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        showSplashViewControllerNoPing()
        delay(6.00) {
            self.showMenuNavigationViewController()
        }
    }

    /// Puts the splash up without waiting for anything
    func showSplashViewControllerNoPing() {
        if rootViewController is SplashViewController {
            return
        }

        rootViewController?.willMoveToParentViewController(nil)
        rootViewController?.removeFromParentViewController()
        rootViewController?.view.removeFromSuperview()
        rootViewController?.didMoveToParentViewController(nil)

        let splashViewController = SplashViewController(tileViewFileName: "Chimes")
        rootViewController = splashViewController
        addChildViewController(splashViewController)
        splashViewController.view.frame = view.bounds
        view.addSubview(splashViewController.view)
        splashViewController.didMoveToParentViewController(self)
    }

    /// Dissolves the splash into the map
    func showMenuNavigationViewController() {
        guard !(rootViewController is MenuNavigationViewController) else { return }

        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let nav = storyboard.instantiateViewControllerWithIdentifier("MenuNavigationController") as! UINavigationController
        nav.navigationBar.shadowImage = UIImage()
        nav.willMoveToParentViewController(self)
        addChildViewController(nav)

        if let rootViewController = self.rootViewController {
            self.rootViewController = nav
            rootViewController.willMoveToParentViewController(nil)
            nav.view.frame = view.bounds

            transitionFromViewController(rootViewController, toViewController: nav, duration: 0.55, options: [.TransitionCrossDissolve, .CurveEaseOut], animations: nil) { _ in
                rootViewController.removeFromParentViewController()
                nav.didMoveToParentViewController(self)
            }
        }
    }
}

/// Runs `closure` after `delay` seconds
func delay(delay: Double, closure: () -> ()) {
    dispatch_after(
        dispatch_time(DISPATCH_TIME_NOW, Int64(delay * Double(NSEC_PER_SEC))),
        dispatch_get_main_queue(), closure)
}
