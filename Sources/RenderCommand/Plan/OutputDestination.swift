package import Export

/// Where the frames go.
package enum OutputDestination: Hashable, Sendable {
  /// Files: a folder of them, names with a number, or one still.
  case files(FrameDestination, path: String)
  /// Raw rows of straight RGBA, frame after frame, on standard output.
  case standardOutput

  /// Endings of films and pictures that ffmpeg makes and this command does not.
  private static let foreignEndings = [
    "apng", "avi", "avif", "bmp", "gif", "jpeg", "jpg", "m4v", "mkv", "mov", "mp4", "tif", "tiff",
    "webm", "webp",
  ]

  /// Reads `-o`.
  /// - Parameter count: How many frames there will be; one file cannot hold more than one.
  package init(_ path: String, count: Int) throws(Diagnostic) {
    if path == "-" {
      self = .standardOutput
      return
    }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if name.contains("."), Self.foreignEndings.contains(ending) {
      throw Diagnostic(
        .usage, "--output \"\(path)\" names a file this command does not write",
        remedy: "write PNG frames to a folder, then let ffmpeg make the .\(ending) of them")
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
}
