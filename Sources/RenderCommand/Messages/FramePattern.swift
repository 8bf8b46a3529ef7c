import Export

/// The files of a clip as ffmpeg is told of them.
struct FramePattern {
  private let folder: String
  /// As typed: with one `%d` or `%05d`, and `%%` for a per cent sign.
  private let name: String

  /// - Parameter path: What `destination` was read from.
  init(_ destination: FrameDestination, path: String) {
    let isFolder = !path.lowercased().hasSuffix(".png")
    name = isFolder ? "%05d.png" : FilePath(path).name
    folder =
      destination.folder == "." && !isFolder
      ? "" : destination.folder.hasSuffix("/") ? destination.folder : destination.folder + "/"
  }

  /// For `-i`.
  var numbered: String {
    folder.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") + name
  }

  /// For `-pattern_type glob -i`: every number.
  var glob: String {
    var pattern = folder.map(Self.literal).joined()
    var rest = name[...]
    while let character = rest.popFirst() {
      if character != "%" {
        pattern += Self.literal(character)
      } else if rest.first == "%" {
        pattern += "%"
        rest.removeFirst()
      } else {
        pattern += "*"
        rest = rest.drop { $0 != "d" }.dropFirst()
      }
    }
    return pattern
  }

  /// A film beside the folder, with the folder's name.
  var film: String {
    var name = folder[...]
    while name.last == "/" { name.removeLast() }
    return (name.isEmpty || name.hasSuffix(".") ? "film" : name) + ".mp4"
  }

  private static func literal(_ character: Character) -> String {
    "*?[]\\".contains(character) ? "\\\(character)" : "\(character)"
  }
}
