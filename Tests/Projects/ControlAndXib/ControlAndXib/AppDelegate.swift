//
//  AppDelegate.swift
//  ControlAndXib
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LevelViewController(nibName: "LevelViewController", bundle: nil)
        window?.makeKeyAndVisible()
        return true
    }

}
