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
    let codec = "-pix_fmt yuv420p" + evenSides
    switch output {
    case .file: return nil
    case .standardOutput(let format):
      guard format == .rgba else { return nil }
      return "ffmpeg -f rawvideo -pix_fmt rgba -video_size \(width)x\(height) "
        + "-framerate \(rate) -i - \(codec) film.mp4"
    case .files(let destination, let path):
      guard selection.count > 1 else { return nil }
      let pattern = FramePattern(destination, path: path)
      let start = selection[0] == 0 ? "" : "-start_number \(selection[0]) "
      let input =
        selection.ranges.count == 1
        ? "\(start)-i \(Self.quoted(pattern.numbered))"
        : "-pattern_type glob -i \(Self.quoted(pattern.glob))"
      return "ffmpeg -framerate \(rate) \(input) \(codec) \(Self.quoted(pattern.film))"
    }
  }

  /// yuv420p halves both sides, so they must be even.
  private var evenSides: String {
    width.isMultiple(of: 2) && height.isMultiple(of: 2)
      ? "" : " -vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2'"
  }

  /// `text` as one word of a POSIX shell.
  package static func quoted(_ text: String) -> String {
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
