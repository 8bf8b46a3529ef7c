import Synchronization

/// One seeded generator that everything in a scene shares.
package final class SharedRandom: Sendable {
  private let random: Mutex<SeededRandom>

  package init(seed: UInt64) {
    random = Mutex(SeededRandom(seed: seed))
  }

  /// 64 random bits.
  package func next() -> UInt64 { random.withLock { $0.next() } }

  /// A number in 0 ..< 1.
  package func unitInterval() -> Double { random.withLock { $0.unitInterval() } }

  /// A whole number in 0 ..< `limit`; `limit` must be positive.
  package func uniform(below limit: UInt64) -> UInt64 {
    random.withLock { $0.uniform(below: limit) }
  }
}
