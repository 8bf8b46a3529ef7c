import Synchronization

/// A fixed number of workers, lent to tasks one at a time: as many frames are drawn at once. A
/// worker gets frames that follow each other where it can, since it draws what changed.
package final class WorkerPool: Sendable {
  private struct State {
    /// With the position of the frame each drew last.
    var idle: [(worker: FrameWorker, last: Int)]
    /// Tasks that found no idle worker.
    var waiting: [(position: Int, task: CheckedContinuation<FrameWorker, Never>)] = []
    /// Positions of the frames being drawn.
    var drawing: Set<Int> = []

    /// The worker that drew the frame before `position`, else the one that drew last of all.
    mutating func takeWorker(for position: Int) -> FrameWorker? {
      let choice =
        idle.indices.first { idle[$0].last == position - 1 }
        ?? idle.indices.max { idle[$0].last < idle[$1].last }
      guard let choice else { return nil }
      drawing.insert(position)
      return idle.remove(at: choice).worker
    }

    /// The task for a worker that drew the frame at `position`: the one of the next frame, else
    /// the earliest, those last whose frame follows one that another worker is at.
    mutating func takeTask(after position: Int) -> CheckedContinuation<FrameWorker, Never>? {
      drawing.remove(position)
      let order = waiting.indices.sorted { waiting[$0].position < waiting[$1].position }
      let choice =
        order.first { waiting[$0].position == position + 1 }
        ?? order.first { !drawing.contains(waiting[$0].position - 1) } ?? order.first
      guard let choice else { return nil }
      let next = waiting.remove(at: choice)
      drawing.insert(next.position)
      return next.task
    }
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - size: how many workers there are.
  ///   - usesCache: as `FrameWorker` has it.
  ///   - width: how many tasks work on one frame, as `FrameWorker` has it.
  /// - Precondition: `size` is positive.
  package init(size: Int, usesCache: Bool = true, width: Int = 1) {
    precondition(size > 0, "somebody has to do the work")
    state = Mutex(
      State(
        idle: (0..<size).map { _ in
          (FrameWorker(usesCache: usesCache, width: width), -1)
        }))
  }

  /// Runs `body` with a worker of its own for the frame at `position`, as soon as one is free.
  package func withWorker<Result: Sendable>(
    for position: Int, _ body: (FrameWorker) async throws -> Result
  ) async throws -> Result {
    let worker = await lend(for: position)
    defer { takeBack(worker, after: position) }
    return try await body(worker)
  }

  private func lend(for position: Int) async -> FrameWorker {
    await withCheckedContinuation { task in
      let idle = state.withLock { state -> FrameWorker? in
        if let worker = state.takeWorker(for: position) { return worker }
        state.waiting.append((position, task))
        return nil
      }
      if let idle { task.resume(returning: idle) }
    }
  }

  /// Every worker lent comes back, so no task waits for ever, cancelled or not.
  private func takeBack(_ worker: FrameWorker, after position: Int) {
    let next = state.withLock { state in
      let next = state.takeTask(after: position)
      if next == nil { state.idle.append((worker, position)) }
      return next
    }
    next?.resume(returning: worker)
  }
}
