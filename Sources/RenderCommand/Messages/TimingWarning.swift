import Export
import GIF
import PNG

/// What becomes of the frames' times in a format that cannot hold them: one line, or nil where all is
/// as asked for.
enum TimingWarning {
  static func text(for output: OutputDestination, _ clip: ClipFormat) -> String? {
    switch output.format {
    case .gif: droppedFrames(output.path, clip)
    case .apng: roundedDelays(output.path, clip)
    case .webp: slowFrames(output.path, clip)
    case .mp4, .mov: nearbyRate(output.path, clip)
    default: nil
    }
  }

  private static func droppedFrames(_ path: String, _ clip: ClipFormat) -> String? {
    guard let timeline = try? clip.gifTimeline, timeline.dropsFrames,
      timeline.entries.count < clip.frameCount
    else { return nil }
    return """
      render: \(path) keeps \(timeline.entries.count) of \(Quantity.frames(clip.frameCount)): a \
      GIF shows no more than 50 a second; --fps 50 has them evenly spaced
      """
  }

  private static func roundedDelays(_ path: String, _ clip: ClipFormat) -> String? {
    guard let delay = try? AnimatedPNGDelay(frameOf: clip.rate), !delay.isExact else { return nil }
    return """
      render: \(path) shows a frame for \(delay.numerator)/\(delay.denominator) s, not \
      \(clip.rate.denominator)/\(clip.rate.numerator) s, which an APNG cannot say
      """
  }

  /// Browsers take frames shorter than 11 ms for a mistake.
  private static func slowFrames(_ path: String, _ clip: ClipFormat) -> String? {
    guard clip.rate.numerator > clip.rate.denominator * 1000 / 11 else { return nil }
    return """
      render: \(path) has frames shorter than 11 ms, which browsers show for 100 ms; --fps 60 plays \
      as it should
      """
  }

  /// ffmpeg reads fractions up to a limit.
  private static func nearbyRate(_ path: String, _ clip: ClipFormat) -> String? {
    let limit = 1_001_000
    guard max(clip.rate.numerator, clip.rate.denominator) > limit else { return nil }
    return """
      render: \(path) has the rate nearest to \(clip.rate.numerator)/\(clip.rate.denominator) with no \
      part above \(limit)
      """
  }
}
