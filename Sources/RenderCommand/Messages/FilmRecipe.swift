import Export

/// The ffmpeg command that makes a film of the frames just written.
package struct FilmRecipe {
  /// Frames a second as ffmpeg reads it: `60`, `30000/1001`.
  package var rate: String
  package var width: Int
  package var height: Int
  package var selection: FrameSelection
  package var output: OutputDestination

  package init(
    rate: String, width: Int, height: Int, selection: FrameSelection, output: OutputDestination
  ) {
    self.rate = rate
    self.width = width
    self.height = height
    self.selection = selection
    self.output = output
  }

  /// Nil where a film makes no sense: for a still.
  package var command: String? {
    switch output {
    case .file: return nil
    case .standardOutput(let format):
      switch format {
      case .rgba:
        let input = "-f rawvideo -pix_fmt rgba -video_size \(width)x\(height) -framerate \(rate)"
        return "ffmpeg \(input) -i - \(film(of: Self.onWhite)) film.mp4"
      case .nut: return "ffmpeg -i - \(film(of: Self.onWhite)) film.mp4"
      case .y4m: return "ffmpeg -i - \(film(of: [Self.fromBT601])) film.mp4"
      default: return nil
      }
    case .files(let destination, let path):
      guard selection.count > 1 else { return nil }
      let pattern = FramePattern(destination, path: path)
      let start = selection[0] == 0 ? "" : "-start_number \(selection[0]) "
      let input =
        selection.ranges.count == 1
        ? "\(start)-i \(Self.quoted(pattern.numbered))"
        : "-pattern_type glob -i \(Self.quoted(pattern.glob))"
      return "ffmpeg -framerate \(rate) \(input) "
        + "\(film(of: Self.onWhite)) \(Self.quoted(pattern.film))"
    }
  }

  /// Filters and encoding, as ffmpeg takes them between its input and its output.
  private func film(of pictures: [String]) -> String {
    let graph = ([pictures.joined(separator: ";")] + evenSides + [Self.toBT709, Self.opaque])
      .joined(separator: ",")
    return "-vf \(Self.quoted(graph)) \(Self.tags)"
  }

  /// yuv420p halves both sides, so they must be even; what is missing repeats the last column or row.
  private var evenSides: [String] {
    let missing = (width % 2, height % 2)
    return missing == (0, 0)
      ? []
      : [
        "pad=ceil(iw/2)*2:ceil(ih/2)*2",
        "fillborders=right=\(missing.0):bottom=\(missing.1):mode=smear",
      ]
  }

  /// `text` as one word of a POSIX shell.
  package static func quoted(_ text: String) -> String {
    if PathBytes.isMarked(text) {
      let words = text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      return "$'" + PathBytes.shown(words, as: PathBytes.escaped) + "'"
    }
    let plain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return true
      default:
        return "/._-%+=:,@".utf8.contains(byte)
      }
    }
    if plain, !text.isEmpty, !text.hasPrefix("-") { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

/// What every recipe is made of, whoever prints it.
extension FilmRecipe {
  /// Clear and half clear pixels lie on white, as in our own films: the parts of a chain, of which ffmpeg
  /// lets each begin on a line of its own.
  static let onWhite = [
    "format=rgba,split[a][b]", "[a]lutrgb=r=255:g=255:b=255:a=255[w]",
    "[w][b]overlay=format=gbrp",
  ]

  /// Without a matrix ffmpeg takes that of BT.601, which players take for BT.709's.
  static let toBT709 = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd"

  /// YUV4MPEG2 names no matrix.
  static let fromBT601 = "scale=in_color_matrix=bt601:in_range=tv"

  /// The last filter. Frames without a clear pixel are stored without alpha, and where that changes ffmpeg
  /// makes its filters anew: then it heeds no `-pix_fmt`, and forgets the matrix on the way to one.
  static let opaque = "format=yuv420p"

  /// What a film says about its numbers.
  static let tags = "-colorspace bt709 -color_primaries bt709 -color_trc bt709"
}
