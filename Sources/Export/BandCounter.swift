import Synchronization

/// Takes numbers, each once, from any number of tasks.
final class BandCounter: Sendable {
  private let next = Atomic<Int>(0)

  func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}
