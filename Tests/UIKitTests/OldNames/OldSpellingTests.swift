import CoreGraphics
import Testing
import UIKit

@MainActor
struct OldSpellingTests {
  @Test func oldNamesOfNotificationsAreThoseOfToday() {
    #expect(
      Notification.Name.UIApplicationDidChangeStatusBarFrame
        == UIApplication.didChangeStatusBarFrameNotification)
    #expect(
      UIApplicationDidEnterBackgroundNotification
        == UIApplication.didEnterBackgroundNotification.rawValue)
    #expect(
      UIDeviceOrientationDidChangeNotification
        == UIDevice.orientationDidChangeNotification.rawValue)
    #expect(Notification.Name.UIWindowDidBecomeKey == UIWindow.didBecomeKeyNotification)
    #expect(
      Notification.Name.NSExtensionHostWillEnterForeground.rawValue
        == "NSExtensionHostWillEnterForegroundNotification")
  }

  @Test func anObserverOfANotificationNamedByAStringIsTakenBack() {
    @MainActor final class Observer: NSObject {
      var count = 0
      func told() { count += 1 }
    }
    ClassRecord.register([
      ClassRecord(Observer.self, name: "Observer", methods: [.method("told", Observer.told)])
    ])
    let observer = Observer()
    let center = NotificationCenter.default
    center.addObserver(observer, selector: Selector("told"), name: "Old", object: nil)
    center.postNotificationName("Old", object: nil)
    center.removeObserver(observer, name: "Old", object: nil)
    center.postNotificationName("Old", object: nil)
    #expect(observer.count == 1)
  }

  @Test func levelsOfWindowsAndOptions() {
    #expect(UIWindowLevelAlert > UIWindowLevelStatusBar)
    #expect((UIWindowLevelNormal + 1).rawValue == 1)
    let options: UIView.AnimationOptions = .curveEaseIn | .repeat | .autoreverse
    #expect(options == [.curveEaseIn, .repeat, .autoreverse])
    #expect(UIView.AnimationOptions.TransitionNone.isEmpty)
  }

  @Test func anActivityIndicatorIsMadeByItsOldLabel() {
    let wheel = UIActivityIndicatorView(activityIndicatorStyle: .white)
    wheel.activityIndicatorViewStyle = .gray
    #expect(wheel.style == .gray)
  }

  @Test func typesOfTransitionsMayBeStrings() {
    let transition = CATransition()
    transition.type = "cube"
    transition.subtype = "fromLeft"
    #expect(transition.type.rawValue == "cube" && transition.subtype == .fromLeft)
  }

  @Test func theSystemIsNewerThanAllThatHaveNames() {
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
    #expect(NSFoundationVersionNumber_iOS_7_1 < NSFoundationVersionNumber_iOS_8_0)
  }
}
