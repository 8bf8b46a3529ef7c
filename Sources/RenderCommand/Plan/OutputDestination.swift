/// Where the frames go.
package enum OutputDestination: Equatable, Sendable {
  /// `00000.png`, `00001.png`, … in a folder.
  case folder(String)
  /// One file a frame, its number set into the name.
  case template(FrameNameTemplate)
  /// One still.
  case file(String)
  /// Raw rows of straight RGBA, frame after frame, on standard output.
  case standardOutput

  /// Endings of films and pictures that ffmpeg makes and this command does not.
  private static let foreignEndings = [
    "apng", "avi", "avif", "bmp", "gif", "jpeg", "jpg", "m4v", "mkv", "mov", "mp4", "tif", "tiff",
    "webm", "webp",
  ]

  /// Reads `-o`.
  /// - Parameter count: How many frames there will be; one file cannot hold more than one.
  package init(_ text: String, count: Int) throws(Diagnostic) {
    if text.isEmpty || text.utf8.contains(0) {
      throw .value(
        text, of: "--output", isNot: "a place to write", remedy: "try a folder such as out/frames")
    }
    if text == "-" {
      self = .standardOutput
      return
    }
    let name = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if name.contains("."), Self.foreignEndings.contains(ending) {
      throw Diagnostic(
        .usage, "--output \"\(text)\" names a file this command does not write",
        remedy: "write PNG frames to a folder, then let ffmpeg make the .\(ending) of them")
    }
    guard name.contains("."), ending == "png" else {
      self = .folder(text)
      return
    }
    if name.contains("%") {
      guard let template = FrameNameTemplate(text) else {
        throw .value(
          text, of: "--output", isNot: "a template with one place for the number",
          remedy: "try out/%05d.png")
      }
      self = .template(template)
    } else if count == 1 {
      self = .file(text)
    } else {
      throw Diagnostic(
        .usage, "--output \"\(text)\" is one file, but there are \(count) frames",
        remedy: "try a folder, a template such as out/%05d.png, or one still with --at 1.5")
    }
  }
}
