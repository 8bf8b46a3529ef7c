import ArgumentParser
import Foundation
import Golden
import Raster
import Stage

/// The options of a clip, between the words of a command line and the lines of a golden.
enum GoldenOptions {
  /// The plan of `render SCENE` with these options.
  static func plan(
    of scene: String, _ options: [GoldenRecord.Entry], jobs: String?, scenes: SceneList
  ) throws(Diagnostic) -> RenderPlan {
    let words =
      [scene] + options.flatMap { ["--\($0.name)", $0.value] }
      + (jobs.map { ["--jobs", $0] } ?? [])
    let arguments: FramesArguments
    do {
      arguments = try FramesArguments.parse(words)
    } catch {
      throw Diagnostic(.usage, FramesArguments.message(for: error))
    }
    return try RenderPlan(arguments, scenes: scenes)
  }

  /// What was typed, in the order of the help.
  static func typed(_ arguments: GoldenRecordArguments) -> [GoldenRecord.Entry] {
    let single: [(String, String?)] = [
      ("fps", arguments.staging.fps), ("screen", arguments.staging.screen),
      ("input", arguments.staging.input), ("scale", arguments.picture.scale),
      ("size", arguments.picture.size), ("from", arguments.span.from), ("to", arguments.span.to),
      ("duration", arguments.span.duration), ("frames", arguments.span.frames),
      ("background", arguments.picture.background),
    ]
    var entries = single.compactMap { name, value in value.map { GoldenRecord.Entry(name, $0) } }
    if arguments.picture.scale == nil, arguments.picture.size == nil {
      entries.append(GoldenRecord.Entry("scale", "1"))
    }
    return entries + arguments.staging.set.map { GoldenRecord.Entry("set", $0) }
  }

  /// The same with what was left out, so that another default changes nothing later.
  static func complete(
    _ options: [GoldenRecord.Entry], _ plan: RenderPlan
  ) -> [GoldenRecord.Entry] {
    var options = options
    let size = plan.staging.settings.screenSize
    let screen = Quantity.plain(size.width) + "x" + Quantity.plain(size.height)
    for (name, value) in [("screen", screen), ("fps", "\(plan.staging.rate)")]
    where !options.contains(where: { $0.name == name }) {
      // A screen that cannot be typed is the scene's own.
      if name == "screen", PictureSize(value) == nil { continue }
      options.insert(GoldenRecord.Entry(name, value), at: 0)
    }
    return options
  }
}

extension RenderPlan {
  /// What a golden is recorded of.
  var clip: ClipPlan {
    ClipPlan(
      scene: staging.scene, settings: staging.settings, frames: frames, picture: picture,
      background: background?.color)
  }
}
