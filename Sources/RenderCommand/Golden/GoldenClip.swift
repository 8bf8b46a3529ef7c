import Export
import Golden
import Stage

/// Makes the clip of a golden, with progress on a terminal.
@MainActor
enum GoldenClip {
  static func take(
    _ plan: RenderPlan, wish: PictureWish, withLayers: Bool, animationPath: String? = nil,
    title: String, isQuiet: Bool
  ) async throws(Diagnostic) -> ClipTake {
    let clock = ContinuousClock()
    let start = clock.now
    var progress = ProgressReport(
      style: !isQuiet && Console.canRewriteLines ? .bar : .silent, total: plan.selection.count)
    let interruption = InterruptSignals()
    let clip = plan.clip
    let work = Task {
      let rate = plan.staging.rate
      return try await ClipTake(
        of: clip, wish: wish, withLayers: withLayers, jobs: plan.jobs,
        animation: animationPath.map { ($0, (rate.denominator, rate.numerator)) }
      ) { state in
        progress.text(
          done: state.finishedFrames, elapsed: start.duration(to: clock.now) / .seconds(1)
        ).map(Console.say)
      }
    }
    interruption.listen { _ in work.cancel() }
    let result = await work.result
    interruption.forget()
    progress.ending().map(Console.say)
    switch result {
    case .success(let take): return take
    case .failure(let error as ExportError): throw Diagnostic(error)
    case .failure(is CancellationError):
      throw Diagnostic(
        interruption.status ?? .terminated, "stopped at golden \(title)",
        remedy: "nothing was written of it")
    case .failure(let error):
      throw Diagnostic(error, in: clip.scene)
    }
  }
}
