import Comparison
package import Export
import Limits
import RenderTree
import Stage

extension ClipTake {
  /// Makes the clip on several cores.
  /// - Parameters:
  ///   - withLayers: whether to note what every layer shows.
  ///   - animation: where an animation of all frames is written meanwhile; each is shown for that many seconds, a
  ///     fraction.
  @MainActor
  package init(
    of plan: ClipPlan, wish: PictureWish, withLayers: Bool, jobs: Int,
    animation: (path: String, frameDelay: (numerator: Int, denominator: Int))? = nil,
    progress: @MainActor (ExportProgress) -> Void = { _ in }
  ) async throws {
    let source = InspectedFrames(plan, withLayers: withLayers)
    let size = Self.size(of: plan)
    let sink = CollectingSink(FrameCollector(wish, size: size))
    var outputs = [FrameOutput(.rawRGBA, to: sink)]
    let writing = animation.map { AnimationSink($0.path, size, frameDelay: $0.frameDelay) }
    if let writing { outputs.append(FrameOutput(.rawRGBA, to: writing)) }
    _ = try await Exporter().export(source, to: outputs, jobs: jobs, progress: progress)
    self = await sink.take
    animationByteCount = await writing?.byteCount
    layers = source.layers.history
    fonts = source.fonts
  }

  /// Makes the clip before it returns, on this core.
  @MainActor
  package init(
    makingAtOnce plan: ClipPlan, wish: PictureWish, withLayers: Bool
  ) throws {
    let source = InspectedFrames(plan, withLayers: withLayers)
    var collector = FrameCollector(wish, size: Self.size(of: plan))
    let worker = FrameWorker()
    for position in 0..<source.frameCount {
      collector.accept(
        try worker.encodedFrame(of: try source.snapshot(at: position), as: .rawRGBA))
    }
    self = collector.take
    layers = source.layers.history
    fonts = source.fonts
  }

  private static func size(of plan: ClipPlan) -> PixelSize {
    PixelSize(width: plan.picture.width, height: plan.picture.height)
  }
}

/// The frames of a scene, and what its layers showed at each.
@MainActor
private final class InspectedFrames: FrameSource {
  private let frames: SceneFrames
  private let plan: FramePlan
  private let withLayers: Bool
  private(set) var layers = LayerRecorder()

  init(_ plan: ClipPlan, withLayers: Bool) {
    frames = SceneFrames(
      plan.scene, settings: plan.settings, plan: plan.frames, picture: plan.picture,
      background: plan.background)
    self.plan = plan.frames
    self.withLayers = withLayers
  }

  var fonts: [GoldenRecord.Entry] {
    frames.simulation.fontsFromFolders.map { GoldenRecord.Entry("font", $0) }
  }

  var frameCount: Int { frames.frameCount }

  func snapshot(at position: Int) throws -> FrameSnapshot {
    let snapshot = try frames.snapshot(at: position)
    if withLayers {
      layers.add(
        DeepStack.run {
          LayerState.layers(of: frames.simulation.inspect(at: plan.frames[position].sceneTime))
        })
    }
    return snapshot
  }
}
