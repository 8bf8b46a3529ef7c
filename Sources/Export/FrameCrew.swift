/// The workers of one export.
struct FrameCrew: Sendable {
  private let usesCache: Bool
  private let jobs: Int
  private let workerCount: Int
  /// How many tasks work on one frame: several, where there are fewer frames than jobs.
  private let width: Int

  init(usesCache: Bool, jobs: Int, frameCount: Int) {
    self.usesCache = usesCache
    self.jobs = jobs
    workerCount = max(1, min(jobs, frameCount))
    width = (jobs + workerCount - 1) / workerCount
  }

  /// Draws frames, and hands over those whose turn it is, until there are no more.
  func work(on relay: FrameRelay, for sinks: SinkGroup) async {
    let workers = await workers(on: relay, for: sinks)
    await withTaskGroup(of: Void.self) { group in
      for (number, worker) in workers.enumerated() {
        group.addTask {
          FreedMemory.makeRoom()
          while let frame = await relay.next(for: number) {
            await draw(frame, by: worker, on: relay, for: sinks)
          }
        }
      }
    }
  }

  /// The workers, when the first frame is drawn if it goes by bands. Nothing is kept of one before it,
  /// so each of several workers would draw all of its own first frame: instead all draw this one, and
  /// go on from what is kept of it.
  private func workers(on relay: FrameRelay, for sinks: SinkGroup) async -> [FrameWorker] {
    let sharesFirst = workerCount > 1 && sinks.encodings.goByBands
    let first = FrameWorker(usesCache: usesCache, width: sharesFirst ? jobs : width)
    if sharesFirst, let frame = await relay.next(for: 0) {
      await draw(frame, by: first, on: relay, for: sinks)
    }
    let shared = usesCache && workerCount > 1 ? SharedBands(workerCount: workerCount) : nil
    return (0..<workerCount).map { _ in
      FrameWorker(like: first, width: width, sharing: shared)
    }
  }

  private func draw(
    _ frame: FrameRelay.Frame, by worker: FrameWorker, on relay: FrameRelay, for sinks: SinkGroup
  ) async {
    do {
      try Task.checkCancellation()
      let forms = try await worker.sharedFrames(of: frame.snapshot, as: sinks.encodings)
      try await relay.finish(forms, at: frame.position) { try await sinks.accept($0) }
    } catch {
      relay.fail(error)
    }
  }
}
