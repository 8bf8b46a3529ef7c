/// The workers of one export, one for each job.
struct FrameCrew: Sendable {
  private let all: [FrameWorker]
  /// How many draw frames of their own: all, unless there are fewer frames.
  let count: Int
  /// True if all draw the first frame together. Nothing is kept of one before it, so each would draw all of
  /// its own first frame: instead they go on from what is kept of this one.
  let sharesFirst: Bool
  private let usesCache: Bool

  init(usesCache: Bool, jobs: Int, frameCount: Int, encodings: [FrameEncoding]) {
    all = (0..<jobs).map { _ in FrameWorker(usesCache: usesCache) }
    count = max(1, min(jobs, frameCount))
    sharesFirst = count > 1 && encodings.goByBands
    self.usesCache = usesCache
  }

  /// Worker 0 and who helps it with the first frame.
  var first: (worker: FrameWorker, helpers: [FrameWorker]) { (all[0], Array(all.dropFirst())) }

  /// A worker and who helps it, where there are fewer frames than jobs.
  subscript(number: Int) -> (worker: FrameWorker, helpers: [FrameWorker]) {
    (all[number], stride(from: number + count, to: all.count, by: count).map { all[$0] })
  }

  /// Has all workers go on from where the first is, and share what they make.
  func goOnFromFirst() {
    guard count > 1 else { return }
    for worker in all[1..<count] { worker.goOn(from: all[0]) }
    guard usesCache else { return }
    let shared = SharedBands(workerCount: count)
    for worker in all[..<count] { worker.share(shared) }
  }
}
