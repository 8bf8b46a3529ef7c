import Synchronization

/// The hash of an object in place of its address, which every run has others of: sets and dictionaries of such
/// objects keep one order. It is the object's number among those of the scene that were asked for theirs.
package struct LazyNumber: ~Copyable, Sendable {
  private let known = Atomic(0)

  package init() {}

  /// The object's number, from the first call on.
  package var value: Int {
    let number = known.load(ordering: .relaxed)
    if number != 0 { return number }
    let next = SceneContext.active.nextHash()
    let (isFirst, before) = known.compareExchange(
      expected: 0, desired: next, ordering: .relaxed)
    return isFirst ? next : before
  }
}
