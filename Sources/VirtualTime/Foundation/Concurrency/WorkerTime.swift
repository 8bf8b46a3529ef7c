import Foundation
import Synchronization

/// Where in time a block on a queue is that stands for a thread of its own, and how long such queues are
/// occupied: what sleeps there holds nobody else up.
package final class WorkerTime: Sendable {
  private struct State {
    /// Seconds that the running block has slept; nil outside such blocks.
    var slept: Double?
    /// Until when queues are occupied, scene seconds.
    var busy: [ObjectIdentifier: Double] = [:]
  }

  private let state = Mutex(State())

  /// The running scene's.
  package static var active: WorkerTime { SceneContext.active.shared.value { WorkerTime() } }

  /// Seconds that the running block on a queue beside the main one has slept; nil on the main one.
  package var slept: Double? { state.withLock { $0.slept } }

  /// True while a block on a queue beside the main one runs.
  package var isWorking: Bool { slept != nil }

  /// Lets `seconds` pass for whoever asks: on a queue beside the main one for its block alone, else for the
  /// scene, in which nothing happens meanwhile.
  package func sleep(_ seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    let isDone = state.withLock { state in
      guard let slept = state.slept else { return false }
      state.slept = slept + seconds
      return true
    }
    let clock = SceneContext.active.clock
    if !isDone { clock.advance(to: clock.now + seconds) }
  }

  /// Runs a block of a queue beside the main one. Where an earlier one still sleeps on a serial queue, the
  /// block waits for it.
  @MainActor
  func run(_ queue: ObjectIdentifier?, _ work: @escaping @MainActor () -> Void) {
    let context = SceneContext.active
    let now = context.clock.now
    if let queue, let free = state.withLock({ $0.busy[queue] }), free > now {
      context.schedule(at: free) { self.run(queue, work) }
      return
    }
    let outer = state.withLock { state in
      defer { state.slept = 0 }
      return state.slept
    }
    work()
    state.withLock { state in
      if let queue, let slept = state.slept {
        state.busy[queue] = slept > 0 ? now + slept : nil
      }
      state.slept = outer
    }
  }

  /// Runs `work` as the main queue does: what sleeps holds everything up.
  @MainActor
  func runOnMain(_ work: @MainActor () -> Void) {
    let outer = state.withLock { state in
      defer { state.slept = nil }
      return state.slept
    }
    work()
    state.withLock { $0.slept = outer }
  }
}

extension SceneContext {
  /// Scene seconds for whoever asks: later than the clock in a block that has slept.
  package var workTime: Double {
    clock.now + (shared.value { WorkerTime() }.slept ?? 0)
  }
}

/// Lets so many seconds of scene time pass; always 0. On the main queue nothing else happens meanwhile, on
/// another only what the block does afterwards is later.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  WorkerTime.active.sleep(Double(seconds))
  return 0
}

/// Lets so many millionths of a second pass, as `sleep` does; always 0.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  WorkerTime.active.sleep(Double(microseconds) / 1e6)
  return 0
}
