import Export
import GIF
import PNG

extension RenderPlan {
  /// What `-o` and `--format` ask for, in the order typed.
  /// - Parameter usual: Where frames go when nothing is said.
  static func outputs(
    _ typed: [String], format: String?, usual: String, selection: FrameSelection,
    naming path: (String) -> String
  ) throws(Diagnostic) -> [OutputDestination] {
    let format = try Self.format(format)
    let typed = typed.isEmpty ? [Self.usual(usual, format)] : typed
    let formats = try formats(of: typed, format)
    var outputs: [OutputDestination] = []
    var outputPaths = OutputPaths(selection)
    for (text, format) in zip(typed, formats) {
      let isFrames = (format ?? OutputFormat(ofFile: text) ?? .pngSequence) == .pngSequence
      let output = try OutputDestination(
        isFrames && text != "-" ? path(text) : text, as: format, count: selection.count)
      try outputPaths.add(output, typed: text)
      outputs.append(output)
    }
    return outputs
  }

  /// Refuses outputs that would hold a part of a clip as if it were all of it.
  static func refuseWholeClips(_ outputs: [OutputDestination]) throws(Diagnostic) {
    for output in outputs {
      if case .files(let destination, _) = output, !destination.isSingleFile { continue }
      throw Diagnostic(
        .usage, "--shard makes some of the frames, and -o \"\(output.path)\" would hold no others",
        remedy: "write frames to a folder; 'render assemble' makes the rest of them")
    }
  }

  /// Where a format goes when nothing is said: beside the folder of frames, with its own ending.
  private static func usual(_ folder: String, _ format: OutputFormat?) -> String {
    guard let format, format != .pngSequence else { return folder }
    return "\(folder).\(format.rawValue)"
  }

  private static func format(_ text: String?) throws(Diagnostic) -> OutputFormat? {
    guard let text else { return nil }
    guard let format = OutputFormat(named: text) else {
      let known = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .value(text, of: "--format", isNot: "a format", remedy: "there are \(known)")
    }
    return format
  }

  /// What `--format` makes of each output. It goes for the only one whatever its name; of several,
  /// for `-` if that is among them, else for those whose names do not say what they are.
  private static func formats(
    of paths: [String], _ format: OutputFormat?
  ) throws(Diagnostic) -> [OutputFormat?] {
    guard let format else { return paths.map { _ in nil } }
    if paths.count == 1 { return [format] }
    let isMeant: (String) -> Bool =
      paths.contains("-") ? { $0 == "-" } : { OutputFormat(ofFile: $0) == nil }
    guard paths.contains(where: isMeant) else {
      throw Diagnostic(
        .usage, "--format \(format.rawValue) is for no output: the names of all say what they are",
        remedy: "leave it out")
    }
    return paths.map { isMeant($0) ? format : nil }
  }

  /// How often `--loop` says the clip is played; nil for ever.
  static func plays(
    _ text: String?, _ outputs: [OutputDestination]
  ) throws(Diagnostic) -> Int? {
    guard let text else { return nil }
    guard outputs.contains(where: \.format.loops) else {
      throw Diagnostic(
        .usage, "--loop is about GIF, APNG and WebP files, and none is written",
        remedy: "leave it out, or write one with -o clip.gif")
    }
    if text.lowercased() == "forever" { return nil }
    guard let count = Decimals.whole(text[...]), (0...most(outputs)).contains(count) else {
      throw .value(
        text, of: "--loop", isNot: "how often to play a clip, up to \(most(outputs))",
        remedy: "try 1, 3, or 0 for ever")
    }
    return count == 0 ? nil : count
  }

  /// How often a clip can be played, by the formats that count least far.
  private static func most(_ outputs: [OutputDestination]) -> Int {
    outputs.allSatisfy { [.gif, .pngSequence].contains($0.format) } ? 65_536 : 65_535
  }

  /// What `--matte` says.
  static func matte(
    _ text: String?, _ outputs: [OutputDestination]
  ) throws(Diagnostic) -> OpaqueColor? {
    guard let text else { return nil }
    guard let color = TypedColor(text)?.opaque else {
      throw .value(
        text, of: "--matte", isNot: "an opaque colour", remedy: "try white, black, #rgb or #rrggbb")
    }
    guard outputs.contains(where: { !$0.format.keepsAlpha }) else {
      throw Diagnostic(
        .usage, "--matte is for formats without half-transparent pixels, and none is written",
        remedy: "leave it out, or put a colour under the scene with --background")
    }
    return color
  }

  /// What `--png` says.
  static func compression(
    _ text: String?, _ outputs: [OutputDestination]
  ) throws(Diagnostic) -> PNGCompression {
    guard let text else { return .fast }
    guard let compression = PNGCompression(rawValue: text) else {
      throw .value(text, of: "--png", isNot: "a kind of PNG file", remedy: "try fast or small")
    }
    guard outputs.contains(where: \.format.isPNG) else {
      throw Diagnostic(
        .usage, "--png is about PNG files, and none is written",
        remedy: "leave --png out, or name a folder")
    }
    return compression
  }
}
