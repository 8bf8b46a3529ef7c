/// The workers of one export, one for each job.
struct FrameCrew: Sendable {
  let all: [FrameWorker]
  /// True if all draw the first frame together. Nothing is kept of one before it, so each would draw all of
  /// its own first frame: instead they go on from what is kept of this one.
  let sharesFirst: Bool
  /// True if there are fewer frames than workers: those without one help others with theirs.
  let sharesAll: Bool
  private let usesCache: Bool

  init(
    usesCache: Bool, jobs: Int, frameCount: Int, encodings: [FrameEncoding],
    makesFingerprints: Bool = false
  ) {
    all = (0..<jobs).map { _ in
      FrameWorker(usesCache: usesCache, makesFingerprints: makesFingerprints)
    }
    sharesFirst = jobs > 1 && frameCount > 0 && encodings.goByBands
    sharesAll = frameCount < jobs
    self.usesCache = usesCache
  }

  /// Has all workers go on from where the first is, and share what they make.
  func goOnFromFirst() {
    for worker in all.dropFirst() { worker.goOn(from: all[0]) }
    guard usesCache else { return }
    let shared = SharedBands(workerCount: all.count)
    for worker in all { worker.share(shared) }
  }
}
