import Export
import Stage

/// A recording named on the command line.
enum SoundFile {
  /// The levels of the WAV file at `path`.
  static func levels(ofFileAt path: String) throws(Diagnostic) -> SoundLevels {
    let contents = try bytes(ofFileAt: path)
    do {
      return try SoundLevels(wav: contents)
    } catch {
      let problem =
        switch error {
        case .notAWAVFile: "is no WAV file"
        case .incomplete: "has no sound in it"
        case .unknownFormat: "holds compressed sound"
        }
      throw Diagnostic(
        .badData, "--input \"\(path)\" \(problem)",
        remedy: "try ffmpeg -i \(FilmRecipe.quoted(path)) -c:a pcm_s16le voice.wav")
    }
  }

  private static func bytes(ofFileAt path: String) throws(Diagnostic) -> [UInt8] {
    let problem =
      FileLocation.trouble(at: path)
      ?? (FileLocation.isFolder(path) ? "is a folder" : "cannot be read")
    do {
      return try FileLocation.contents(ofFile: path)
    } catch {
      throw Diagnostic(
        .noInput, "--input \"\(path)\" \(problem)", remedy: "name a WAV file that can be read")
    }
  }
}
