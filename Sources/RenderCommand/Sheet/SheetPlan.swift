import Export
import Foundation
import PNG
import Raster
import Sheets
import Stage

/// What `render sheet` means: every value checked, every default resolved.
struct SheetPlan {
  let staging: Staging
  /// The numbers of the frames shown, in order.
  let moments: [Int]
  /// One cell, or the whole picture where moments lie over each other.
  let cell: PictureFrame
  /// Nil: moments lie over each other.
  let sheet: ContactSheet?
  /// Nil: what the scene itself has.
  let background: Color?
  /// Nil: each frame shows one moment.
  let shutter: Shutter?
  /// At least one; all get the same picture.
  let outputs: [OutputDestination]
  /// The size of the picture.
  let width: Int
  let height: Int
  let jobs: Int
  let isQuiet: Bool
  let isJSON: Bool
  let isStrict: Bool

  init(_ arguments: SheetArguments, scenes: SceneList) throws(Diagnostic) {
    staging = try Staging(of: arguments.scene, arguments.staging, scenes: scenes)
    let rate = staging.rate
    moments = try SheetMoments.chosen(
      arguments, clip: staging.scene.clipFrameCount(at: rate), rate: rate,
      usualCount: arguments.onion ? 7 : 18)
    if let last = moments.max(), last >= staging.scene.clipFrameCount(at: rate) {
      try RenderPlan.refuseBehindEnd("frame \(last)", arguments.span, staging)
    }
    cell = try Self.cell(arguments, screen: staging.settings.screenSize)
    let paper = try TypedColor(arguments.paper, of: "--paper")?.color
    sheet = try Self.sheet(arguments, count: moments.count, cell: cell, paper: paper)
    background = try TypedColor(arguments.background, of: "--background")?.color
    shutter = try Shutter.typed(arguments.motion, rate: rate)
    let usual = "out/\(staging.scene.id)-\(arguments.onion ? "onion" : "sheet").png"
    outputs = try Self.outputs(arguments.output.isEmpty ? [usual] : arguments.output)
    width = sheet?.layout.width ?? cell.width
    height = sheet?.layout.height ?? cell.height
    jobs = try RenderPlan.jobs(arguments.drawing.jobs, width: width, height: height)
    isQuiet = arguments.drawing.quiet
    isJSON = arguments.json
    if isJSON, outputs.contains(where: \.isStandardOutput) { throw .twiceOnStandardOutput }
    isStrict = arguments.strict
    if let shutter, shutter.samples * moments.count > SheetMoments.most * Shutter.usualSamples {
      throw Diagnostic(
        .usage,
        "\(Quantity.moments(moments.count)) with motion blur of \(shutter.samples) each are more than "
          + "a sheet can show", remedy: "try fewer with --count or --motion-samples")
    }
    do {
      try PNGLimits.check(width: width, height: height)
    } catch {
      throw Diagnostic(
        .usage,
        "a sheet of \(Quantity.moments(moments.count)) would have \(width)x\(height) pixels, more "
          + "than a picture can have", remedy: "try fewer with --count, or a smaller --cell-width")
    }
  }

  private static func cell(
    _ arguments: SheetArguments, screen: CGSize
  ) throws(Diagnostic) -> PictureFrame {
    let widths = (arguments.onion ? 16 : 48)...4096
    let ratio = screen.height / screen.width
    var width: Int
    if let text = arguments.cellWidth {
      guard let typed = Decimals.whole(text), widths.contains(typed) else {
        throw .value(
          text, of: "--cell-width",
          isNot: "a whole number of pixels from \(widths.lowerBound) to \(widths.upperBound)",
          remedy: "try 240")
      }
      width = typed
    } else {
      let usual =
        arguments.onion ? RenderPlan.usualScale * screen.width : 360 / max(1, ratio)
      width = min(max(Int(usual.rounded()), widths.lowerBound), widths.upperBound)
    }
    let height = (Double(width) * ratio).rounded()
    guard height >= 1, height <= Double(PictureSize.pixels.upperBound) else {
      throw Diagnostic(
        .usage, "a cell would be \(width)x\(Quantity.plain(height)) pixels",
        remedy: "a side has up to \(PictureSize.pixels.upperBound); try another --cell-width")
    }
    return PictureFrame(
      screenWidth: screen.width, screenHeight: screen.height, scale: Double(width) / screen.width)
  }

  private static func sheet(
    _ arguments: SheetArguments, count: Int, cell: PictureFrame, paper: Color?
  ) throws(Diagnostic) -> ContactSheet? {
    if arguments.onion {
      for (option, value) in [("--columns", arguments.columns), ("--paper", arguments.paper)]
      where value != nil {
        throw Diagnostic(
          .usage, "\(option) is about cells, and with --onion there are none",
          remedy: "leave one of them out")
      }
      return nil
    }
    var columns: Int?
    if let text = arguments.columns {
      guard let typed = Decimals.whole(text), (1...SheetMoments.most).contains(typed) else {
        throw .value(
          text, of: "--columns", isNot: "a whole number from 1 to \(SheetMoments.most)",
          remedy: "try 6")
      }
      columns = typed
    }
    return ContactSheet(
      layout: SheetLayout(
        count: count, columns: columns, cellWidth: cell.width, cellHeight: cell.height),
      paper: paper ?? Color(red: 245 / 255, green: 245 / 255, blue: 247 / 255))
  }

  /// The files that `-o` names.
  static func outputs(_ paths: [String]) throws(Diagnostic) -> [OutputDestination] {
    try OutputPaths.refuse(paths)
    var outputs: [OutputDestination] = []
    // A sheet is one picture, by any number.
    var outputPaths = OutputPaths(FrameSelection([0..<1]))
    for path in paths {
      let output: OutputDestination
      if path == "-" {
        output = .standardOutput(.pngSequence)
      } else if let file = try? FrameDestination(path), file.isSingleFile {
        output = .files(file, path: path)
      } else {
        throw Diagnostic(
          .usage, "--output \"\(path)\" is not the name of one PNG file",
          remedy: "try sheet.png, or - for standard output")
      }
      try outputPaths.add(output, typed: path)
      outputs.append(output)
    }
    return outputs
  }
}

extension Quantity {
  /// `1 moment`, `18 moments`.
  static func moments(_ count: Int) -> String { count == 1 ? "1 moment" : "\(count) moments" }
}
