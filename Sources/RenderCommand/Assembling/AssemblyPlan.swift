import Export
import Foundation
import GIF
import PNG
import Stage

/// What `render assemble` means: which frames, all of them there and sound, and what to make of them.
struct AssemblyPlan: OutputPlan {
  let outputs: [OutputDestination]
  let compression: PNGCompression
  let plays: Int?
  let matte: OpaqueColor?
  let jobs: Int
  let scale: Double
  let clipFormat: ClipFormat
  let rate: FrameRate
  let selection: FrameSelection
  /// How many frames the whole clip has.
  let clipLength: Int
  /// In order.
  let files: [FrameAssembly.File]
  let overwrites = false
  let synchronizes = false
  private let settings: [FrameManifest.Setting]
  let isQuiet: Bool
  let isJSON: Bool

  /// Reads every frame.
  /// - Throws: where a frame that is wanted is not there or not sound.
  init(_ arguments: AssembleArguments) throws(Diagnostic) {
    if arguments.output.isEmpty {
      throw Diagnostic(
        .usage, "-o says what to make of the frames, and is not given",
        remedy: "try -o clip.gif -o film.mp4")
    }
    let clip = try AssembledClip(in: arguments.folders)
    let selection = try Self.selection(arguments.frames, of: clip)
    self.selection = selection
    try Self.refuseIncomplete(clip, selection, in: arguments.folders)
    outputs = try Self.outputs(arguments, selection, besides: clip.folders)
    (clipFormat, rate, scale) = try clip.format(of: selection)
    clipLength = clip.run.clip
    settings = clip.run.settings
    compression = try RenderPlan.compression(arguments.png, outputs)
    plays = try RenderPlan.plays(arguments.made.loop, outputs)
    matte = try RenderPlan.matte(arguments.made.matte, outputs)
    jobs = try RenderPlan.jobs(
      arguments.drawing.jobs, width: clipFormat.width, height: clipFormat.height)
    files = selection.ranges.joined().compactMap { number in
      clip.files[number].map { FrameAssembly.File(index: number, path: $0) }
    }
    isQuiet = arguments.drawing.quiet
    isJSON = arguments.json
    if isJSON, outputs.contains(where: \.isStandardOutput) { throw .twiceOnStandardOutput }
  }

  func run(for destination: FrameDestination) -> FrameManifest.Run {
    FrameManifest.Run(
      names: destination.template, frames: selection.ranges, wanted: selection.ranges,
      clip: clipLength, settings: settings)
  }

  /// All frames that were asked for when they were rendered, unless `--frames` says which.
  private static func selection(
    _ text: String?, of clip: AssembledClip
  ) throws(Diagnostic) -> FrameSelection {
    let wanted = clip.wanted
    guard let text else {
      guard wanted.ranges.count <= 1 else {
        let all = wanted.first..<wanted.last + 1
        throw Diagnostic(
          .tryAgain,
          "frames \(FrameSelection([all]).subtracting(wanted).text) lie between others and were never rendered",
          remedy: "render them, or leave them out with --frames \(wanted.text)")
      }
      return wanted
    }
    guard let selection = FrameSelection(text, clip: max(clip.run.clip, wanted.last + 1)),
      selection.count > 0
    else {
      throw .value(
        text, of: "--frames", isNot: "a choice of frames",
        remedy: "there are \(wanted.text); try 0-59, 90, 120- or 0-59,90,120-")
    }
    return selection
  }

  private static func refuseIncomplete(
    _ clip: AssembledClip, _ selection: FrameSelection, in folders: [String]
  ) throws(Diagnostic) {
    let isMeant = { (frames: FrameSelection) in
      frames.subtracting(frames.subtracting(selection))
    }
    let never = selection.subtracting(clip.wanted)
    let faults = [
      ("missing", isMeant(clip.missing)), ("damaged", isMeant(clip.damaged)),
      ("of another run", isMeant(clip.foreign)), ("not rendered", never),
    ].filter { $0.1.count > 0 }
    if faults.isEmpty { return }
    for (kind, frames) in faults { Console.say("\(kind): \(frames.text)\n") }
    let counts = faults.map { kind, frames in
      "\(Quantity.frames(frames.count)) \(frames.count == 1 ? "is" : "are") \(kind)"
    }
    throw Diagnostic(
      .tryAgain,
      "of \(Quantity.frames(selection.count)) in \(folders.map { "\"\($0)\"" }.joined(separator: ", ")) "
        + counts.joined(separator: ", ") + ", and nothing is made of the rest",
      remedy: clip.isBeingWritten
        ? "they are being rendered now: try again when that has ended"
        : "the command that made the others makes these with --resume")
  }

  private static func outputs(
    _ arguments: AssembleArguments, _ selection: FrameSelection,
    besides inputs: [(path: String, destination: FrameDestination)]
  ) throws(Diagnostic) -> [OutputDestination] {
    try OutputPaths.refuse(arguments.output)
    let outputs = try RenderPlan.outputs(
      arguments.output, format: arguments.made.format, usual: "", selection: selection,
      naming: { $0 })
    // Each for itself: the same folder may be named twice.
    for input in inputs {
      var outputPaths = OutputPaths(selection, from: (input.path, input.destination))
      for (output, typed) in zip(outputs, arguments.output) {
        try outputPaths.add(output, typed: typed)
      }
    }
    return outputs
  }
}
