import Export
import Foundation

/// Where ffmpeg is on this machine.
enum FFmpeg {
  /// The first ffmpeg of the search path.
  /// - Parameter output: The film it is for.
  static func found(toMake output: String) throws(Diagnostic) -> FilmProgram {
    let environment = ProcessInfo.processInfo.environment
    guard let path = SearchPath.program("ffmpeg") else {
      throw Diagnostic(
        .unavailable, "\"\(output)\" needs ffmpeg, which is not on the PATH",
        remedy: "'make' installs it, or run apt-get install ffmpeg; GIF, APNG and PNG need nothing")
    }
    // Reports and colours would get between what it says.
    let words = environment.filter { !["AV_LOG_FORCE_COLOR", "FFREPORT"].contains($0.key) }
    return FilmProgram(path: path, environment: words.map { "\($0.key)=\($0.value)" }.sorted())
  }
}
