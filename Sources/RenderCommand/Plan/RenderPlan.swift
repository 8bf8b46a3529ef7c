import Foundation
import GIF
import PNG
import Raster
import Stage

/// What `render SCENE …` means: every value checked, every default resolved, nothing left to
/// decide.
struct RenderPlan {
  let staging: Staging
  let picture: PictureFrame
  private(set) var frames: FramePlan
  /// The numbers of `frames`.
  private(set) var selection: FrameSelection
  /// All frames asked for, of which other processes make those that `selection` lacks; they are to be there in the
  /// end.
  let wanted: FrameSelection
  /// The part of `wanted` that `selection` is; nil: all of them.
  let shard: Shard?
  /// How many frames are left out since they are there.
  private(set) var foundCount = 0
  /// Nil: what the scene itself has.
  let background: Color?
  /// Nil: each frame shows one moment.
  let shutter: Shutter?
  /// At least one; all share one rendering.
  let outputs: [OutputDestination]
  let compression: PNGCompression
  /// How often a clip that loops is played; nil for ever.
  let plays: Int?
  /// What lies under translucent pixels where the format has none.
  let matte: OpaqueColor?
  let jobs: Int
  let usesCache: Bool
  let isQuiet: Bool
  let isJSON: Bool
  let isStrict: Bool
  /// Only what is missing or wrong is rendered.
  let resumes: Bool
  /// Frames of other runs are removed first.
  let overwrites: Bool
  /// What is written is safe from loss of power.
  let synchronizes: Bool

  init(_ arguments: FramesArguments, scenes: SceneList) throws(Diagnostic) {
    staging = try Staging(of: arguments.scene, arguments.staging, scenes: scenes)
    picture = try Self.picture(
      arguments.picture, screen: staging.settings.screenSize, usualScale: staging.usualScale)
    shard = try arguments.shard.map { text throws(Diagnostic) in
      try Shard(text, environment: ProcessInfo.processInfo.environment)
    }
    (frames, selection, wanted) = try Self.frames(arguments, staging, shard: shard)
    background = try TypedColor(arguments.picture.background, of: "--background")?.color
    shutter = try Shutter.typed(arguments.motion, rate: staging.rate)
    try OutputPaths.refuse(
      arguments.output, readFrom: [arguments.staging.script, arguments.staging.input])
    outputs = try Self.outputs(
      arguments.output, format: arguments.made.format, usual: "out/\(staging.scene.id)",
      selection: selection
    ) { [staging, frames] in Self.framesPath($0, arguments, staging, frames) }
    if shard != nil { try Self.refuseWholeClips(outputs) }
    compression = try Self.compression(arguments.png, outputs)
    plays = try Self.plays(arguments.made.loop, outputs)
    matte = try Self.matte(arguments.made.matte, outputs)
    jobs = try Self.jobs(
      arguments.drawing.jobs, width: picture.width, height: picture.height)
    usesCache = !arguments.noCache
    isQuiet = arguments.drawing.quiet
    isJSON = arguments.json
    if isJSON, outputs.contains(where: \.isStandardOutput) { throw .twiceOnStandardOutput }
    isStrict = arguments.strict
    resumes = arguments.folder.resume
    overwrites = arguments.folder.overwrite
    synchronizes = arguments.folder.fsync
    try arguments.folder.check(outputs)
  }

  /// Leaves out frames that are there.
  mutating func leaveOut(_ there: FrameSelection) {
    let count = selection.count
    frames = FramePlan(frames: frames.frames.filter { !there.contains($0.index) })
    selection = selection.subtracting(there)
    foundCount += count - selection.count
  }

  /// Where to write frames. A still between two frames has no number: in a folder it gets a name
  /// that leaves the numbered frames alone.
  private static func framesPath(
    _ path: String, _ arguments: FramesArguments, _ staging: Staging, _ frames: FramePlan
  ) -> String {
    guard arguments.at != nil, !path.isEmpty, !path.lowercased().hasSuffix(".png"),
      let still = frames.frames.first,
      still.sceneTime != staging.rate.time(ofFrame: still.index)
    else { return path }
    return path + (path.hasSuffix("/") ? "" : "/") + "at-\(Quantity.plain(still.sceneTime))s.png"
  }

  /// How many pictures of this size may be drawn at once.
  static func jobs(_ text: String?, width: Int, height: Int) throws(Diagnostic) -> Int {
    let most = 256
    guard let text else {
      // Each job holds a picture, and eight frames may wait as large; all may take up a quarter of
      // the memory.
      let frameBytes = UInt64(width) * UInt64(height) * 4 * 9
      let room = ProcessInfo.processInfo.physicalMemory / 4 / frameBytes
      return max(1, min(ProcessInfo.processInfo.activeProcessorCount, most, Int(room)))
    }
    guard let jobs = Decimals.whole(text), (1...most).contains(jobs) else {
      throw .value(
        text, of: "--jobs", isNot: "a whole number from 1 to \(most)",
        remedy: "leave it out to use every processor")
    }
    return jobs
  }
}

extension Diagnostic {
  /// What is wrong with facts and pictures on the same stream.
  static var twiceOnStandardOutput: Diagnostic {
    Diagnostic(
      .usage, "--json and --output - both write to standard output",
      remedy: "leave one of them out, or name a file")
  }
}
