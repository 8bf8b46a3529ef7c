package import Export

/// Where the frames go, and as what.
package enum OutputDestination: Hashable, Sendable {
  /// PNG files: a folder of them, names with a number, or one still.
  case files(FrameDestination, path: String)
  /// One file that holds all frames.
  case file(OutputFormat, path: String)
  case standardOutput(OutputFormat)

  package var format: OutputFormat {
    switch self {
    case .files: .pngSequence
    case .file(let format, _), .standardOutput(let format): format
    }
  }

  /// As typed, or the default; `-` for standard output.
  package var path: String {
    switch self {
    case .files(_, let path), .file(_, let path): path
    case .standardOutput: "-"
    }
  }

  package var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }

  /// Endings of films and pictures that this command does not write.
  private static let foreignEndings = [
    "avi", "avif", "bmp", "jpeg", "jpg", "m4v", "mkv", "tif", "tiff", "webm",
  ]

  /// Reads one `-o`.
  /// - Parameters:
  ///   - format: What `--format` says of it; without, its ending says it.
  ///   - count: How many frames there will be; one PNG file cannot hold more than one.
  package init(_ path: String, as format: OutputFormat? = nil, count: Int) throws(Diagnostic) {
    if path == "-" {
      self = .standardOutput(try Self.streamFormat(format, count: count))
      return
    }
    let name = FilePath(path).name
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if format == nil, name.contains("."), Self.foreignEndings.contains(ending) {
      throw Diagnostic(
        .usage, "--output \"\(path)\" names a file this command does not write",
        remedy: "write PNG frames to a folder, then let ffmpeg make the .\(ending) of them")
    }
    let format = format ?? OutputFormat(ofFile: path) ?? .pngSequence
    if format != .pngSequence {
      self = .file(format, path: try Self.checkedFile(path))
      return
    }
    let destination: FrameDestination
    do {
      destination = try FrameDestination(path)
    } catch {
      throw Diagnostic(
        .usage, "--output " + error.message, remedy: "try a folder such as out/frames")
    }
    if destination.isSingleFile, count != 1 {
      throw Diagnostic(
        .usage, "--output \"\(path)\" is one file, but there are \(count) frames",
        remedy: "try a folder, a template such as out/%05d.png, or one still with --at 1.5")
    }
    self = .files(destination, path: path)
  }

  private static func streamFormat(
    _ format: OutputFormat?, count: Int
  ) throws(Diagnostic) -> OutputFormat {
    let format = format ?? .rgba
    guard format.isStream else {
      throw Diagnostic(
        .usage, "--format \(format.rawValue) cannot be written to standard output",
        remedy: "name a file, as in -o film.\(format.rawValue)")
    }
    return format
  }

  private static func checkedFile(_ path: String) throws(Diagnostic) -> String {
    guard FilePath(path).namesFile, !path.utf8.contains(0) else {
      throw Diagnostic(
        .usage, "--output \"\(path)\" does not name a file", remedy: "try out/clip.gif")
    }
    return path
  }
}
