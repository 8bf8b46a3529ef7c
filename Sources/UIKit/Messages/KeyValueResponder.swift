import CoreGraphics
import VirtualTime

/// What responders have of key-value coding and observing, to be overridden: properties by their keys, from
/// the program's records and UIKit's own.
@MainActor
open class KeyValueResponder: NSObject, KeyValueCoder {
  /// An object of UIKit, whose methods and keys are found by their names from the first one on.
  public override init() {
    UIResponder.classRecords
    super.init()
  }

  /// True when the object's class, or one above it, has that method on record.
  open func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { MessageTable.hasMethod($0, in: self) } ?? false
  }

  /// Sets the property of that key; what there is not goes to `setValue(_:forUndefinedKey:)`.
  open func setValue(_ value: Any?, forKey key: String) {
    if !KeyValueCoding.set(value, forKey: key, of: self) { setValue(value, forUndefinedKey: key) }
  }

  /// Sets the property at the end of a path of keys with points between them.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
  }

  /// There is no such property, which is noted. A phone would end the program.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.note(missing: key, of: self)
  }

  /// The property of that key; what there is not comes from `value(forUndefinedKey:)`.
  open func value(forKey key: String) -> Any? {
    MessageTable.value(forKey: key, of: self) ?? value(forUndefinedKey: key)
  }

  /// The property at the end of a path of keys with points between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(forKeyPath: keyPath, of: self)
  }

  /// There is no such property, which is noted. A phone would end the program.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.note(missing: key, of: self)
    return nil
  }

  /// A property that this object observes, by `addObserver(_:forKeyPath:options:context:)`, changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension KeyValueObject {
  /// Has `observeValue(forKeyPath:of:change:context:)` called on `observer`, by its name where it is no
  /// responder, when the property at the end of `keyPath` changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let responder = observer as? KeyValueResponder else {
      let selector = Selector("observeValueForKeyPath:ofObject:change:context:")
      return observe(keyPath, for: observer, options: options) {
        [weak self, weak observer] change in
        guard let observer else { return }
        SceneContext.send(selector, to: observer, unsafe [keyPath, self, change, context])
      }
    }
    observe(keyPath, for: responder, options: options) { [weak self, weak responder] change in
      unsafe responder?.observeValue(
        forKeyPath: keyPath, of: self, change: change, context: context)
    }
  }

  /// Ends what `observer` observes of `keyPath`.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}
