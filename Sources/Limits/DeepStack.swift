import CDeepStack

/// The stack on which trees are walked that may be as deep as `Limit.layerDepth` says.
package enum DeepStack {
  /// Whether the caller stands on it.
  package static var isCurrent: Bool { deep_stack_is_current() }

  /// Runs `body` on it, in this thread; where the caller stands, if that is there already or the system has
  /// no room for another. Takes less than a microsecond.
  package static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCurrent { return try body() }
    var outcome: Swift.Result<Result, Failure>?
    withoutActuallyEscaping({
      do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    }) { work in
      let call = Call(work)
      withExtendedLifetime(call) {
        _ = unsafe deep_stack_call(
          { context in
            guard let context = unsafe context else { return }
            unsafe Unmanaged<Call>.fromOpaque(context).takeUnretainedValue().work()
          }, Unmanaged.passUnretained(call).toOpaque())
      }
    }
    guard let outcome else { return try body() }
    return try outcome.get()
  }

  /// The same, for a walk down a tree of `depth` levels: a shallow one stays where the caller is.
  package static func run<Result, Failure: Error>(
    forDepth depth: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth > plainDepth ? try run(body) : try body()
  }

  /// Puts `empty` in the place of `value`, and frees what was there, however deep it is. Does nothing on the
  /// large stack itself: what is freed there is freed with its owner.
  package static func free<Value>(_ value: inout Value, leaving empty: Value) {
    if isCurrent { return }
    var last = Optional(value)
    value = empty
    run { _ = last.take() }
  }

  /// As many levels as a thread's own stack bears.
  private static let plainDepth = 100

  /// What is called there.
  private final class Call {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }
}
