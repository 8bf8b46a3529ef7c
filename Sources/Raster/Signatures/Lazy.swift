import Synchronization

/// A value that is made once, when it is first wanted, whoever wants it. What makes it must not ask for
/// the same one.
final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
