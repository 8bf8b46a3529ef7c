import Export

/// What a run can write. The raw value is what `--format` calls it.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// A PNG file for each frame.
  case pngSequence = "png"
  case gif
  /// One PNG file that moves.
  case apng
  case webp
  case mp4
  case mov
  /// Rows of straight RGBA, 8 bits each, frame after frame.
  case rgba
  /// YUV4MPEG2.
  case y4m
  /// Raw RGBA in NUT, which says size and rate.
  case nut

  /// Reads what `--format` was given, or the ending of a name; capitals do not matter.
  package init?(named text: String) {
    self.init(rawValue: text.lowercased())
  }

  /// The format that the ending of a path names; nil for a folder, and for what is not written.
  package init?(ofFile path: String) {
    let name = FilePath(path).name
    guard name.contains("."), let ending = name.split(separator: ".").last else { return nil }
    self.init(named: String(ending))
  }

  /// Whether the file says how often it is to be played.
  package var loops: Bool { [.gif, .apng, .webp].contains(self) }

  /// Whether pixels may be missing or half transparent in all degrees.
  package var keepsAlpha: Bool { ![.gif, .mp4, .y4m].contains(self) }

  /// Whether it is made of PNG files, of which there are two kinds.
  package var isPNG: Bool { [.pngSequence, .apng].contains(self) }

  /// Whether it can be written from the first byte to the last, as a pipe needs.
  package var isStream: Bool { ![.webp, .mp4, .mov].contains(self) }
}
