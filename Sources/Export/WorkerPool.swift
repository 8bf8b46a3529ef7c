import Synchronization

/// A fixed number of workers, lent to tasks one at a time: as many frames are drawn at once.
package final class WorkerPool: Sendable {
  private struct State {
    var idle: [FrameWorker]
    /// Tasks that found no idle worker, the first come last.
    var waiting: [CheckedContinuation<FrameWorker, Never>] = []
  }

  private let state: Mutex<State>

  /// - Precondition: `size` is positive.
  package init(size: Int) {
    precondition(size > 0, "somebody has to do the work")
    state = Mutex(State(idle: (0..<size).map { _ in FrameWorker() }))
  }

  /// Runs `body` with a worker of its own, as soon as one is free.
  package func withWorker<Result: Sendable>(
    _ body: (FrameWorker) throws -> Result
  ) async throws -> Result {
    let worker = await lend()
    defer { takeBack(worker) }
    return try body(worker)
  }

  private func lend() async -> FrameWorker {
    await withCheckedContinuation { task in
      let idle = state.withLock { state -> FrameWorker? in
        if let worker = state.idle.popLast() { return worker }
        state.waiting.insert(task, at: 0)
        return nil
      }
      if let idle { task.resume(returning: idle) }
    }
  }

  /// Every worker lent comes back, so no task waits for ever, cancelled or not.
  private func takeBack(_ worker: FrameWorker) {
    let next = state.withLock { state in
      let next = state.waiting.popLast()
      if next == nil { state.idle.append(worker) }
      return next
    }
    next?.resume(returning: worker)
  }
}
