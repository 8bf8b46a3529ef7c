import Synchronization

/// A folded picture that is made when it is first wanted; nil where folding is of no use.
final class LazyFold: Sendable {
  private enum State {
    case unknown
    case known(FoldedPicture?)
  }

  private let made = Mutex(State.unknown)

  func value(_ make: () -> FoldedPicture?) -> FoldedPicture? {
    if case .known(let picture) = made.withLock({ $0 }) { return picture }
    // Not under the lock: what is made is the same, whoever makes it.
    let picture = make()
    made.withLock { $0 = .known(picture) }
    return picture
  }
}
