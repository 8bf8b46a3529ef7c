import ArgumentParser
import Export
import Foundation
import Golden
import Stage

/// The options of a clip, between the words of a command line and the lines of a golden.
enum GoldenOptions {
  /// The plan of `render SCENE` with these options, as they are typed.
  /// - Parameter extends: Frames behind the clip's end are made where they are asked for.
  static func plan(
    of scene: String, _ options: [GoldenRecord.Entry], jobs: String?, extends: Bool = true,
    scenes: SceneList
  ) throws(Diagnostic) -> RenderPlan {
    let words =
      [scene] + options.flatMap { ["--\($0.name)", $0.value] }
      + (jobs.map { ["--jobs", $0] } ?? [])
    var arguments: FramesArguments
    do {
      arguments = try FramesArguments.parse(words)
    } catch {
      throw Diagnostic(.usage, FramesArguments.message(for: error))
    }
    arguments.span.extend = extends
    return try RenderPlan(arguments, scenes: scenes)
  }

  /// What was typed, in the order of the help.
  static func typed(_ arguments: GoldenRecordArguments) -> [GoldenRecord.Entry] {
    let single: [(String, String?)] = [
      ("fps", arguments.staging.fps), ("screen", arguments.staging.screen),
      ("input", arguments.staging.input), ("appearance", arguments.staging.appearance),
      ("locale", arguments.staging.locale), ("script", arguments.staging.script),
      ("fonts", arguments.staging.fonts), ("content-size", arguments.staging.contentSize),
      ("scale", arguments.picture.scale),
      ("size", arguments.picture.size), ("from", arguments.span.from), ("to", arguments.span.to),
      ("duration", arguments.span.duration), ("frames", arguments.span.frames),
      ("background", arguments.picture.background),
    ]
    var entries = single.compactMap { name, value in value.map { GoldenRecord.Entry(name, $0) } }
    if arguments.picture.scale == nil, arguments.picture.size == nil {
      entries.append(GoldenRecord.Entry("scale", "1"))
    }
    let repeated = [
      ("set", arguments.staging.set), ("tap", arguments.staging.tap),
      ("drag", arguments.staging.drag), ("type", arguments.staging.type),
    ]
    return entries
      + repeated.flatMap { name, values in values.map { GoldenRecord.Entry(name, $0) } }
  }

  /// The options with what was left out, so that another default changes nothing later, and with paths
  /// from the folder of goldens on, so that it does not matter where they are checked.
  static func complete(
    _ options: [GoldenRecord.Entry], _ plan: RenderPlan, in folder: String
  ) -> [GoldenRecord.Entry] {
    var options = options.map { option in
      option.isPath ? GoldenRecord.Entry(option.name, path(option.value, from: folder)) : option
    }
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

  /// The options of a record in `folder` as they would be typed here.
  static func typed(_ options: [GoldenRecord.Entry], in folder: String) -> [GoldenRecord.Entry] {
    options.map { option in
      option.isPath
        ? GoldenRecord.Entry(option.name, FileLocation.absolute(option.value, from: folder))
        : option
    }
  }

  /// A path of here as it is from `folder`; one from the root stays as it is.
  private static func path(_ path: String, from folder: String) -> String {
    if path.hasPrefix("/") { return path }
    let parts = [folder, path].map { FileLocation.absolute($0).split(separator: "/") }
    let shared = zip(parts[0], parts[1]).prefix { $0 == $1 }.count
    return
      (parts[0].dropFirst(shared).map { _ in ".." } + parts[1].dropFirst(shared).map(String.init))
      .joined(separator: "/")
  }
}

extension GoldenRecord.Entry {
  /// Whether the value leads to a file.
  fileprivate var isPath: Bool { ["fonts", "input", "script"].contains(name) }
}

extension RenderPlan {
  /// What a golden is recorded of.
  var clip: ClipPlan {
    ClipPlan(
      scene: staging.scene, settings: staging.settings, frames: frames, picture: picture,
      background: background)
  }
}
