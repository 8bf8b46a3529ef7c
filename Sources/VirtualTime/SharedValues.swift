import Synchronization

/// One object of each type, made at the first request: what would be a global variable that is read on any
/// thread. Each guards what it holds itself.
package final class SharedValues: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The object of type `Value`; `make` must not ask for another.
  package func value<Value: AnyObject & Sendable>(
    _ type: Value.Type = Value.self, make: () -> Value
  ) -> Value {
    values.withLock { values in
      if let value = values[ObjectIdentifier(type)] as? Value { return value }
      let value = make()
      values[ObjectIdentifier(type)] = value
      return value
    }
  }
}
