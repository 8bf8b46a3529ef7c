import Export
import GIF

extension OutputSinks {
  /// A raw stream that says its size and rate.
  func video(
    _ container: VideoStreamSink.Container, to destination: ByteDestination
  ) -> FrameOutput {
    FrameOutput(
      container.encoding, to: VideoStreamSink(container, format: clip, to: destination))
  }

  /// A film made by ffmpeg.
  func film(
    _ film: FilmFormat, to destination: ByteDestination
  ) throws(Diagnostic) -> FrameOutput {
    guard case .file(let path, _) = destination else {
      throw Diagnostic(
        .usage, "a \(film.rawValue) film cannot be written to standard output",
        remedy: "name a file, as in -o film.\(film.rawValue)")
    }
    if film == .webp { try checkMilliseconds(path) }
    let sink = FilmSink(
      film, format: clip, matte: matte, loop: plan.plays ?? 0,
      by: try FFmpeg.found(toMake: path), to: path, synchronizes: plan.synchronizes)
    return FrameOutput(film.encoding, to: sink)
  }

  /// What lies under the picture where a format has no alpha: what `--matte` says, else white, as on
  /// paper and on the pages of most articles. It shows only where `--background`, or the scene, leaves
  /// something transparent.
  var matte: OpaqueColor { plan.matte ?? .white }

  /// WebP counts whole milliseconds.
  private func checkMilliseconds(_ path: String) throws(Diagnostic) {
    guard clip.rate.numerator > 1000 * clip.rate.denominator else { return }
    throw Diagnostic(
      .usage, "\"\(path)\" cannot show more than 1000 frames a second", remedy: "try --fps 60")
  }
}
