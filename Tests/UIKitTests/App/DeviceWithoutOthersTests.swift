import CoreGraphics
import Testing
import UIKit

/// What an app finds on a device without notifications, dictionaries, albums and other icons.
@MainActor
struct DeviceWithoutOthersTests {
  @Test func notificationsAreHeldAndNotAllowed() {
    final class Told: NSObject, UIApplicationDelegate {
      var types: [UIUserNotificationType] = []

      func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
      ) { types.append(notificationSettings.types) }
    }
    let told = Told()
    ViewStage.run { stage in
      let app = UIApplication.shared
      app.delegate = told
      app.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
      let note = UILocalNotification()
      note.alertBody = "x"
      app.scheduleLocalNotification(note)
      #expect(app.scheduledLocalNotifications == [note])
      app.cancelLocalNotification(note)
      stage.advance(to: 1)
      #expect(app.scheduledLocalNotifications == [] && told.types == [[]])
    }
  }

  @Test func whatIsRefusedSaysSo() {
    ViewStage.run { stage in
      var errors: [Int] = []
      UIApplication.shared.setAlternateIconName("red") {
        errors.append(($0 as NSError?)?.code ?? 0)
      }
      #expect(errors.isEmpty)
      stage.advance(to: 0.1)
      #expect(errors == [3072])
      let checker = UITextChecker()
      let range = checker.rangeOfMisspelledWord(
        in: "xqz", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false,
        language: "en")
      #expect(range.location == NSNotFound)
      UITextChecker.learnWord("xqz")
      #expect(UITextChecker.hasLearnedWord("xqz"))
    }
  }

  @Test func theScreenHasOneMode() {
    ViewStage.run { _ in
      #expect(UIScreen.main.currentMode?.size == CGSize(width: 750, height: 1334))
      #expect(UIScreen.main.availableModes.count == 1 && UIScreen.main.mirrored == nil)
    }
  }

  @Test func namedColoursAreApples() {
    #expect(UIColor.darkText == UIColor(white: 0, alpha: 1))
    #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6))
    ViewStage.run { _ in #expect(UIColor.tintColor == UIColor.systemBlue) }
  }

  @Test func ratesOfScrollingAreNumbersInOldSources() {
    let view = UIScrollView()
    view.decelerationRate = 0.5
    #expect(view.decelerationRate.rawValue == 0.5)
  }
}
