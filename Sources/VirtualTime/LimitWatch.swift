import Synchronization

/// Which limit a scene went beyond first.
final class LimitWatch: Sendable {
  private let noted = Mutex<ExceededLimit?>(nil)
  /// Whether there is one, quickly, as every callback asks.
  private let isExceeded = Atomic(false)

  /// Nil while there is none.
  var first: ExceededLimit? {
    guard isExceeded.load(ordering: .acquiring) else { return nil }
    return noted.withLock { $0 }
  }

  /// Keeps `error` if it is the first.
  func note(_ error: ExceededLimit) {
    noted.withLock { if $0 == nil { $0 = error } }
    isExceeded.store(true, ordering: .releasing)
  }
}
