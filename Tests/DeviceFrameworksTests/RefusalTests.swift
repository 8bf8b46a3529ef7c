import Contacts
import EventKit
import LocalAuthentication
import Photos
import Testing
import UIKit
import UserNotifications

/// What needs the user's permission.
@MainActor
struct RefusalTests {
  @Test func notificationsAreRefusedAndNeverShown() {
    let result = log { note in
      let center = UNUserNotificationCenter.current()
      #expect(center === UNUserNotificationCenter.current())
      let content = UNMutableNotificationContent()
      content.title = "Title"
      content.userInfo = ["key": 1]
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
      center.add(request) { note("added \($0 == nil)") }
      center.getPendingNotificationRequests { note("pending \($0.map(\.content.title))") }
      center.requestAuthorization(options: [.alert, .badge]) { granted, error in
        note("granted \(granted) \(error == nil)")
      }
      center.getNotificationSettings { note("status \($0.authorizationStatus.rawValue)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        center.add(request) { note("\(($0 as? UNError)?.code == .notificationsNotAllowed)") }
        center.getPendingNotificationRequests { note("pending \($0.count)") }
      }
    }
    #expect(
      result.lines == [
        "added true", "pending [\"Title\"]", "granted false true", "status 1", "true", "pending 0",
      ])
    #expect(
      result.notes == ["notifications (never shown)", "notifications (permission is refused)"])
  }

  @Test func scenesDoNotShareWhatWasRefused() {
    for _ in 0..<2 {
      _ = log { _ in
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        PHPhotoLibrary.requestAuthorization { _ in }
        CNContactStore().requestAccess(for: .contacts) { _, _ in }
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      }
    }
  }

  @Test func photosAreRefusedAndTheLibraryIsEmpty() {
    let result = log { note in
      PHPhotoLibrary.requestAuthorization { note("status \($0.rawValue)") }
      let assets = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
      note("\(assets.count) \(assets.firstObject == nil)")
      PHPhotoLibrary.shared().performChanges({ note("changed") }) { done, error in
        note("\(done) \((error as? PHPhotosError)?.code == .accessUserDenied)")
      }
    }
    #expect(result.lines == ["0 true", "status 2", "false true"])
    #expect(result.notes == ["the user's photos (permission is refused)"])
  }

  @Test func contactsAreRefused() {
    let result = log { note in
      let store = CNContactStore()
      store.requestAccess(for: .contacts) { granted, error in
        note("\(granted) \((error as? CNError)?.code == .authorizationDenied)")
        note("\(CNContactStore.authorizationStatus(for: .contacts).rawValue)")
      }
      #expect(throws: CNError.self) {
        try store.unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "A"),
          keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
      }
    }
    #expect(result.lines == ["false true", "2"])
  }

  @Test func contactsHoldWhatTheyAreGiven() {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com")]
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "Home")
    #expect(CNContact.predicateForContacts(matchingName: "love").evaluate(with: contact))
    #expect(!CNContact.predicateForContacts(matchingName: "x").evaluate(with: contact))
    let copy = contact.mutableCopy() as? CNMutableContact
    copy?.givenName = "Augusta"
    #expect(copy?.emailAddresses.count == 1 && contact.givenName == "Ada")
  }

  @Test func calendarsAreRefused() {
    let result = log { note in
      let store = EKEventStore()
      store.requestAccess(to: .event) { granted, _ in
        note("\(granted) \(EKEventStore.authorizationStatus(for: .event).rawValue)")
        note("\(EKEventStore.authorizationStatus(for: .reminder).rawValue)")
      }
      let event = EKEvent(eventStore: store)
      event.title = "Tea"
      #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    }
    #expect(result.lines == ["false 2", "0"])
  }

  @Test func nobodyCanBeAskedWhoHeIs() {
    let result = log { note in
      let context = LAContext()
      var error: NSError?
      note("\(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))")
      note("\(error?.domain ?? "") \(error?.code ?? 0)")
      note("\(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))")
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "r") { done, error in
        note("\(done) \((error as? LAError)?.code == .passcodeNotSet)")
      }
    }
    #expect(
      result.lines == ["false", "com.apple.LocalAuthentication -6", "false", "false true"])
  }
}
