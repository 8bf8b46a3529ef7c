import Export
import Foundation
import GIF
import PNG
import Stage

/// Makes the sinks of a plan's outputs.
struct OutputSinks {
  let plan: any OutputPlan

  init(_ plan: any OutputPlan) { self.plan = plan }

  /// One for each output of the plan, in its order.
  var outputs: [FrameOutput] {
    get throws(Diagnostic) {
      var outputs: [FrameOutput] = []
      for destination in plan.outputs { outputs.append(try output(for: destination)) }
      return outputs
    }
  }

  /// Lines for people about outputs that cannot be all that was asked for.
  var warnings: [String] { plan.outputs.compactMap { TimingWarning.text(for: $0, clip) } }

  private func output(for destination: OutputDestination) throws(Diagnostic) -> FrameOutput {
    switch destination {
    case .files(let destination, _):
      let sink = PNGSequenceSink(
        destination, noting: destination.isSingleFile ? nil : plan.run(for: destination),
        overwrites: plan.overwrites, synchronizes: plan.synchronizes)
      return FrameOutput(png, to: sink)
    case .file(let format, let path):
      return try output(as: format, to: .file(path: path, synchronizes: plan.synchronizes))
    case .standardOutput(let format): return try output(as: format, to: .standardOutput)
    }
  }

  private func output(
    as format: OutputFormat, to destination: ByteDestination
  ) throws(Diagnostic) -> FrameOutput {
    switch format {
    case .pngSequence: return FrameOutput(png, to: ByteStreamSink(destination))
    case .rgba: return FrameOutput(.rawRGBA, to: ByteStreamSink(destination))
    case .gif:
      let sink = GIFSink(
        destination, clip, options: gifOptions, jobs: plan.jobs,
        scratchFolder: FileManager.default.temporaryDirectory.path)
      return FrameOutput(.rawRGBA, to: sink)
    case .apng:
      let sink = AnimatedPNGSink(
        destination, clip, plays: plan.plays, compression: plan.compression,
        scale: plan.scale, jobs: plan.jobs)
      return FrameOutput(.rawPremultipliedRGBA, to: sink)
    case .y4m: return video(.y4m(matte), to: destination)
    case .nut: return video(.nut, to: destination)
    case .webp: return try film(.webp, to: destination)
    case .mp4: return try film(.mp4, to: destination)
    case .mov: return try film(.mov, to: destination)
    }
  }

  private var png: FrameEncoding {
    .png(scale: plan.scale, compression: plan.compression)
  }

  /// Without a matte, pixels are there or not, by halves; with one, every pixel that is there at all
  /// is composited over it.
  private var gifOptions: GIFOptions {
    var options = GIFOptions()
    options.loop = plan.plays.map(GIFLoop.times) ?? .forever
    if let matte = plan.matte { options.transparency = GIFTransparency(threshold: 1, matte: matte) }
    return options
  }

  /// What all sinks may know of the frames to come.
  var clip: ClipFormat { plan.clipFormat }
}
