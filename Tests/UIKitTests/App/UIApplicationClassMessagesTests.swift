import Testing

@testable import UIKit

@MainActor
@Suite("The application by messages to its class")
struct UIApplicationClassMessagesTests {
  @Test("Only sharedApplication is answered")
  func shared() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(!UIApplication.responds(to: Selector("keyWindow")))
    let found = UIApplication.perform(selector)?.takeUnretainedValue()
    #expect(found === UIApplication.shared)
    #expect(
      UIApplication.value(forKeyPath: "sharedApplication") as AnyObject === UIApplication.shared)
    #expect(UIApplication.perform(Selector("nothing")) == nil)
  }
}
