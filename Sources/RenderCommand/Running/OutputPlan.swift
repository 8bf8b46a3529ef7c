import Export
import GIF
import PNG
import Stage

/// What sinks have to know of a clip that is drawn, or assembled of frames.
protocol OutputPlan {
  /// At least one.
  var outputs: [OutputDestination] { get }
  /// How often a clip that loops is played; nil for ever.
  var plays: Int? { get }
  /// What lies under translucent pixels where the format has none.
  var matte: OpaqueColor? { get }
  var compression: PNGCompression { get }
  var jobs: Int { get }
  /// Pixels a point.
  var scale: Double { get }
  var clipFormat: ClipFormat { get }
  /// Frames that are not of this clip are removed from the folders that it is written to.
  var overwrites: Bool { get }
  /// Each file is safe from loss of power before the next one is begun.
  var synchronizes: Bool { get }

  /// What is noted beside frames that go to `destination`.
  func run(for destination: FrameDestination) -> FrameManifest.Run
}

extension RenderPlan: OutputPlan {
  var scale: Double { picture.scale }

  var clipFormat: ClipFormat {
    ClipFormat(
      width: picture.width, height: picture.height, frameCount: selection.count,
      rate: ClipFormat.Rate(staging.rate.numerator, over: staging.rate.denominator))
  }
}
