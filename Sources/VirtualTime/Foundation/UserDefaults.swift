public import Foundation

/// What an app keeps from run to run: here from the beginning of a scene to its end, so that every run is the
/// first.
@MainActor
open class UserDefaults: NSObject {
  /// Those of arguments, which there are none of.
  nonisolated public static let argumentDomain = "NSArgumentDomain"
  /// Those of all apps, which there are none of.
  nonisolated public static let globalDomain = "NSGlobalDomain"
  /// Those that were registered.
  nonisolated public static let registrationDomain = "NSRegistrationDomain"
  /// Posted after something was set.
  nonisolated public static let didChangeNotification = Notification.Name(
    "NSUserDefaultsDidChangeNotification")

  /// The values of a suite, kept once for all objects that name it.
  private final class Values {
    var set: [String: Any] = [:]
    var registered: [String: Any] = [:]
  }

  @MainActor
  private final class Suites {
    private var byName: [String: Values] = [:]

    static var active: Suites { SceneContext.active.service { Suites() } }

    func values(of name: String) -> Values {
      if let values = byName[name] { return values }
      let values = Values()
      byName[name] = values
      return values
    }
  }

  @MainActor
  private final class Standard {
    let defaults = UserDefaults()
  }

  private let values: Values

  /// The app's.
  public class var standard: UserDefaults { SceneContext.active.service { Standard() }.defaults }

  /// The app's.
  public override init() {
    values = Suites.active.values(of: "")
    super.init()
  }

  /// Those of a group of apps; nil: the app's.
  public init?(suiteName suitename: String?) {
    values = Suites.active.values(of: suitename ?? "")
    super.init()
  }

  /// Gives what was not set.
  open func register(defaults registrationDictionary: [String: Any]) {
    values.registered.merge(registrationDictionary) { $1 }
  }

  /// Sets a value; nil takes it away.
  open func set(_ value: Any?, forKey defaultName: String) {
    values.set[defaultName] = value
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Sets a value; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Takes a value away.
  open func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

  /// Takes all away that was set.
  open func removePersistentDomain(forName domainName: String) { values.set = [:] }

  /// What was set, of that key; else what was registered.
  open func object(forKey defaultName: String) -> Any? {
    values.set[defaultName] ?? values.registered[defaultName]
  }

  /// What was set, of that key; else what was registered.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// What was set or registered.
  open func dictionaryRepresentation() -> [String: Any] {
    values.registered.merging(values.set) { $1 }
  }

  /// Nothing waits to be kept.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Texts, and numbers as text.
  open func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? (value as? NSNumber)?.stringValue
      ?? (value as? any CustomStringConvertible).flatMap {
        value is Int || value is Double ? $0.description : nil
      }
  }

  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  open func url(forKey defaultName: String) -> URL? {
    object(forKey: defaultName) as? URL
      ?? string(forKey: defaultName).map { URL(fileURLWithPath: $0) }
  }

  /// Numbers and texts that begin with one; 0 for anything else.
  open func integer(forKey defaultName: String) -> Int {
    let number = double(forKey: defaultName)
    if let exact = object(forKey: defaultName) as? Int { return exact }
    return Int(exactly: number.rounded(.towardZero)) ?? 0
  }

  /// Numbers and texts that begin with one; 0 for anything else.
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// Numbers and texts that begin with one; 0 for anything else.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }

  /// True for true, numbers other than 0, and texts such as "YES" and "1".
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let text as String: (text as NSString).boolValue
    default: double(forKey: defaultName) != 0
    }
  }
}

extension UserDefaults {
  @available(swift, deprecated: 99, renamed: "standard")
  public class func standardUserDefaults() -> UserDefaults { standard }

  @available(swift, deprecated: 99, renamed: "object(forKey:)")
  public func objectForKey(_ key: String) -> Any? { object(forKey: key) }

  @available(swift, deprecated: 99, renamed: "bool(forKey:)")
  public func boolForKey(_ key: String) -> Bool { bool(forKey: key) }

  @available(swift, deprecated: 99, renamed: "integer(forKey:)")
  public func integerForKey(_ key: String) -> Int { integer(forKey: key) }

  @available(swift, deprecated: 99, renamed: "string(forKey:)")
  public func stringForKey(_ key: String) -> String? { string(forKey: key) }

  @available(swift, deprecated: 99, renamed: "set(_:forKey:)")
  public func setObject(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  @available(swift, deprecated: 99, renamed: "set(_:forKey:)")
  public func setBool(_ value: Bool, forKey key: String) { set(value, forKey: key) }

  @available(swift, deprecated: 99, renamed: "set(_:forKey:)")
  public func setInteger(_ value: Int, forKey key: String) { set(value, forKey: key) }
}

@available(swift, deprecated: 99, renamed: "UserDefaults")
public typealias NSUserDefaults = UserDefaults
