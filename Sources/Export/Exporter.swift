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
  /// handed on; the call returns as soon as the frames being drawn are done. Frames are handed on
  /// while `progress` is told of earlier ones, so a sink may have a few more.
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
      let run = ExportRun(of: source, to: sinks, jobs: jobs, usesCache: usesCache)
      let report = try await run.report(progress)
      try await sinks.finish()
      return report
    } catch {
      await sinks.abort()
      throw error
    }
  }
}
