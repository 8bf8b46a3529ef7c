import Synchronization

/// Takes numbers, each once, from any number of tasks.
final class BandCounter: Sendable {
  private let next = Atomic<Int>(0)

  /// How many were given, or more.
  var given: Int { next.load(ordering: .relaxed) }

  func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}
