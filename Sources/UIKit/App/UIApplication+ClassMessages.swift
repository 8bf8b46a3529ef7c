import CoreGraphics
import VirtualTime

// Code that is compiled for extensions too reaches the application by messages to its class, which are no
// methods of Swift's.
extension UIApplication {
  /// True for `sharedApplication`.
  public static func responds(to aSelector: Selector?) -> Bool {
    aSelector?.description == "sharedApplication"
  }

  /// The application, for `sharedApplication`; nil for other messages, which are noted.
  @discardableResult
  public static func perform(_ aSelector: Selector?) -> PerformedResult! {
    value(forKey: aSelector?.description ?? "").map { PerformedResult($0 as AnyObject) }
  }

  /// The application, for `sharedApplication`; nil for other keys, which are noted.
  public static func value(forKey key: String) -> Any? {
    if key == "sharedApplication" { return shared }
    SceneContext.active.unsupported("no class method '\(key)'", at: "UIApplication")
    return nil
  }

  /// The application, or a property of it: `sharedApplication.keyWindow`.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: keys.first ?? "")
    guard keys.count > 1, let application = first as? UIApplication else { return first }
    return application.value(forKeyPath: keys[1])
  }
}
