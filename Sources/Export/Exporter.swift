package import RenderTree

/// Takes frames from a source, draws and encodes them on several cores, and hands them to one or more
/// sinks in order. Memory is bounded by the number of jobs, whatever the number of frames.
package struct Exporter: Sendable {
  private let usesCache: Bool

  /// - Parameter usesCache: false: every frame is drawn and encoded anew. The bytes are the same.
  package init(usesCache: Bool = true) { self.usesCache = usesCache }

  /// Exports every frame of `source` to one sink; otherwise as the export to several.
  @MainActor
  package func export(
    _ source: any FrameSource, encoding: FrameEncoding, to sink: any FrameSink, jobs: Int,
    progress: @MainActor (ExportProgress) -> Void = { _ in }
  ) async throws -> ExportReport {
    try await export(
      source, to: [FrameOutput(encoding, to: sink)], jobs: jobs, progress: progress)
  }

  /// Exports every frame of `source`: each is drawn once, encoded once in each way that is wanted,
  /// and handed to every sink. When one sink fails all are told to abort.
  ///
  /// The bytes do not depend on `jobs`. When the task is cancelled, no frame is begun and none is
  /// handed on; the call returns as soon as the frames being drawn are done.
  /// - Parameters:
  ///   - jobs: how many frames are drawn at once; parts of frames, where there are fewer frames.
  ///   - progress: called after each frame.
  /// - Throws: `CancellationError`, an `ExportError`, or what the source throws. The sinks have then
  ///   been told to abort.
  /// - Precondition: `jobs` is positive.
  @MainActor
  package func export(
    _ source: any FrameSource, to outputs: [FrameOutput], jobs: Int,
    progress: @MainActor (ExportProgress) -> Void = { _ in }
  ) async throws -> ExportReport {
    precondition(jobs > 0, "an export needs at least one job")
    let sinks = SinkGroup(outputs)
    do {
      try await sinks.begin(frameCount: source.frameCount)
      let report = try await deliverFrames(of: source, to: sinks, jobs: jobs, progress: progress)
      try await sinks.finish()
      return report
    } catch {
      await sinks.abort()
      throw error
    }
  }

  @MainActor
  private func deliverFrames(
    of source: any FrameSource, to sinks: SinkGroup, jobs: Int,
    progress: @MainActor (ExportProgress) -> Void
  ) async throws -> ExportReport {
    let frameCount = source.frameCount
    // Where there are fewer frames than jobs, several jobs share one.
    let workers = max(1, min(jobs, frameCount))
    let pool = WorkerPool(
      size: workers, usesCache: usesCache, width: (jobs + workers - 1) / workers)
    // One frame being drawn and one at hand for each worker; finished ones that wait for an
    // earlier frame count too.
    let limit = 2 * jobs
    return try await withThrowingTaskGroup(of: Step.self) { group in
      var report = ExportReport()
      var early: [Int: [EncodedFrame]] = [:]
      var begun = 0
      var isDelivering = false
      while report.frameCount < frameCount {
        while begun < frameCount, begun - report.frameCount < limit {
          try Task.checkCancellation()
          let position = begun
          let snapshot = try source.snapshot(at: position)
          group.addTask {
            let forms = try await pool.withWorker(for: position) { worker in
              try Task.checkCancellation()
              return try await worker.sharedFrames(of: snapshot, as: sinks.encodings)
            }
            return .drawn(forms, position: position)
          }
          begun += 1
        }
        switch try await group.next() {
        case .drawn(let forms, let position): early[position] = forms
        case .delivered(let forms):
          isDelivering = false
          report.add(forms, as: sinks.encodings)
          progress(
            ExportProgress(
              finishedFrames: report.frameCount, frameCount: frameCount,
              byteCount: report.byteCount))
        case nil: return report
        }
        // The next frames are frozen meanwhile: a sink waits for a core as the workers do.
        if !isDelivering, let forms = early.removeValue(forKey: report.frameCount) {
          try Task.checkCancellation()
          isDelivering = true
          group.addTask {
            try await sinks.accept(forms)
            return .delivered(forms)
          }
        }
      }
      return report
    }
  }

  /// What a task of the export has done.
  private enum Step: Sendable {
    case drawn([EncodedFrame], position: Int)
    case delivered([EncodedFrame])
  }
}
