import Export
import Glibc
import Synchronization
import Testing

@Suite struct WorkerPoolTests {
  private struct Trouble: Error {}

  /// Counts who is inside.
  private final class Gauge: Sendable {
    private let count = Mutex((now: 0, most: 0))
    var most: Int { count.withLock { $0.most } }

    func enter() {
      count.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    }

    func leave() { count.withLock { $0.now -= 1 } }
  }

  /// How many of 40 tasks are inside at once, at most; every third one fails.
  private func mostAtOnce(poolSize: Int) async -> (finished: Int, failed: Int, most: Int) {
    let pool = WorkerPool(size: poolSize)
    let gauge = Gauge()
    return await withTaskGroup(of: Bool.self) { group in
      for task in 0..<40 {
        group.addTask {
          do {
            try await pool.withWorker(for: task) { _ in
              gauge.enter()
              usleep(500)
              gauge.leave()
              if task.isMultiple(of: 3) { throw Trouble() }
            }
            return true
          } catch {
            return false
          }
        }
      }
      var finished = 0
      var failed = 0
      for await success in group { if success { finished += 1 } else { failed += 1 } }
      return (finished, failed, gauge.most)
    }
  }

  @Test(arguments: [1, 2, 3])
  func noMoreTasksAreInsideThanThereAreWorkers(poolSize: Int) async {
    let (finished, failed, most) = await mostAtOnce(poolSize: poolSize)
    #expect(finished == 26)
    #expect(failed == 14)
    #expect((1...poolSize).contains(most))
  }

  /// A cancelled task still waits for a worker and gives it back, so the pool stays whole.
  @Test func cancellationLosesNoWorker() async throws {
    let pool = WorkerPool(size: 1)
    let tasks = (0..<10).map { position in
      Task { try await pool.withWorker(for: position) { _ in try Task.checkCancellation() } }
    }
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.result }
    try await pool.withWorker(for: 10) { _ in }
  }

  @Test func aWorkerGoesOnWithTheFrameAfterItsLast() async throws {
    let pool = WorkerPool(size: 2)
    func worker(at position: Int) async throws -> ObjectIdentifier {
      try await pool.withWorker(for: position) { ObjectIdentifier($0) }
    }
    let first = try await worker(at: 0)
    // Nobody drew frame 6: who drew last goes on.
    #expect(try await worker(at: 7) == first)
    let second = try await worker(at: 0)
    #expect(second != first)
    #expect(try await worker(at: 1) == second)
    #expect(try await worker(at: 8) == first)
    #expect(try await worker(at: 2) == second)
  }
}
