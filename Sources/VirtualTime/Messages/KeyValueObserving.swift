/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value is told.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value is told.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value is told once at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Changes are told before they happen; here they are told afterwards all the same.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// What is told of a change, by key.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Always a setting.
  public let kind: Kind
  /// Told where it was asked for.
  public let newValue: Value?
  /// Told where it was asked for.
  public let oldValue: Value?
  /// Nil: no collections are observed in parts.
  public let indexes: IndexSet?
  /// False: changes are told afterwards.
  public let isPrior: Bool
}

/// Keeps an observation going; it ends with this object.
@MainActor
open class NSKeyValueObservation: NSObject {
  private let number: Int
  private weak var observations: Observations?

  init(_ number: Int, of observations: Observations) {
    self.number = number
    self.observations = observations
    super.init()
  }

  /// Ends the observation. May be called from `deinit`.
  nonisolated public func invalidate() {
    onMainActor { self.observations?.end(self.number) }
  }

  isolated deinit { observations?.end(number) }
}

/// Objects that tell at once when something of theirs was changed.
@MainActor
package protocol ChangeTeller: AnyObject {
  /// From now on calls `Observations.changed(_:)` with itself at changes.
  func tellOfChanges()
}

/// The observations of a scene. Those of an object that tells of its changes are looked at then; all are
/// looked at when a turn of the run loop ends, before and after layout. A value that is equal to the last
/// is no change.
@MainActor
package final class Observations {
  private struct Observation {
    weak var object: AnyObject?
    /// For whom; nil for one that an `NSKeyValueObservation` keeps.
    weak var observer: AnyObject?
    let keyPath: String?
    /// Looks at the value, and tells when it is another than last time.
    let check: @MainActor (_ isFirst: Bool) -> Void
  }

  private var running: [Int: Observation] = [:]
  private var count = 0

  /// The running scene's.
  package static var active: Observations { SceneContext.active.service { Observations() } }

  /// Looks at what is observed of `object`.
  package func changed(_ object: AnyObject) {
    for number in running.keys.sorted() {
      guard let observation = running[number], observation.object === object else { continue }
      look(at: observation, of: object)
    }
  }

  /// Looks at all that is observed.
  package func checkAll() {
    guard !running.isEmpty else { return }
    for number in running.keys.sorted() {
      guard let observation = running[number] else { continue }
      if let object = observation.object {
        look(at: observation, of: object)
      } else {
        running[number] = nil
      }
    }
  }

  private func look(at observation: Observation, of object: AnyObject) {
    SceneContext.active.nest(
      .notices, at: "\(type(of: object))\(observation.keyPath.map { "." + $0 } ?? "")"
    ) { observation.check(false) }
  }

  func begin(
    _ object: AnyObject, observer: AnyObject? = nil, keyPath: String? = nil,
    _ check: @escaping @MainActor (_ isFirst: Bool) -> Void
  ) -> Int {
    count += 1
    running[count] = Observation(
      object: object, observer: observer, keyPath: keyPath, check: check)
    (object as? any ChangeTeller)?.tellOfChanges()
    check(true)
    return count
  }

  func end(_ number: Int) { running[number] = nil }

  func end(_ object: AnyObject, observer: AnyObject, keyPath: String) {
    let ended = running.filter {
      $0.value.object === object && $0.value.observer === observer && $0.value.keyPath == keyPath
    }
    // The one added last goes first.
    if let number = ended.keys.max() { end(number) }
  }
}

/// The last value of an observation.
@MainActor
private final class LastValue {
  var value: Any?
}

extension KeyValueObject {
  /// Has `changeHandler` called when the property changes, for as long as what is returned lives.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let last = LastValue()
    let observations = Observations.active
    let number = observations.begin(self) { [weak self] isFirst in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      let old = last.value as? Value
      guard isFirst || !isSame(present(last.value), present(new)) else { return }
      last.value = new
      guard !isFirst || options.contains(.initial) else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) && !isFirst ? old : nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation(number, of: observations)
  }

  private func present(_ value: Any?) -> Any? {
    KeyValueConversion.converted(value, to: Any?.self) ?? nil
  }
}

extension KeyValueObject {
  /// Announces a change; observers are told when it has been made.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of this object what of it they see changed.
  public func didChangeValue(forKey key: String) { Observations.active.changed(self) }

  /// Has `tell` called when the property at the end of `keyPath` changes.
  package func observe(
    _ keyPath: String, for observer: AnyObject, options: NSKeyValueObservingOptions,
    _ tell: @escaping @MainActor (_ change: [NSKeyValueChangeKey: Any]) -> Void
  ) {
    let last = LastValue()
    _ = Observations.active.begin(self, observer: observer, keyPath: keyPath) {
      [weak self] isFirst in
      guard let self else { return }
      let new = self.value(forKeyPath: keyPath)
      let old = last.value
      guard isFirst || !isSame(old, new) else { return }
      last.value = new
      guard !isFirst || options.contains(.initial) else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), !isFirst { change[.oldKey] = old ?? NSNull() }
      tell(change)
    }
  }

  /// Ends what `observer` observes of `keyPath`.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Observations.active.end(self, observer: observer, keyPath: keyPath)
  }
}
