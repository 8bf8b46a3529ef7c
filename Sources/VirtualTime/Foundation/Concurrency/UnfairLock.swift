/// Keeps others out of what is being done. Everything of a scene is done in turn, so that nobody ever waits.
public struct os_unfair_lock: Sendable {
  fileprivate var isTaken = false

  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock

public func os_unfair_lock_lock(_ lock: inout os_unfair_lock) { lock.isTaken = true }

public func os_unfair_lock_unlock(_ lock: inout os_unfair_lock) { lock.isTaken = false }

/// True if nobody had it.
public func os_unfair_lock_trylock(_ lock: inout os_unfair_lock) -> Bool {
  guard !lock.isTaken else { return false }
  lock.isTaken = true
  return true
}
