import Synchronization

/// A signature that is made when it is first wanted.
final class LazySignature: Sendable {
  private let made = Mutex<Signature?>(nil)

  func value(_ make: () -> Signature) -> Signature {
    if let known = made.withLock({ $0 }) { return known }
    // Not under the lock: what is made is the same, whoever makes it.
    let signature = make()
    made.withLock { $0 = signature }
    return signature
  }
}
