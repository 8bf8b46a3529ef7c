import Raster

/// The lines of a manifest: `FrameManifest` says what they mean.
package enum ManifestText {
  /// Of the format.
  static let version = 1
  private static let title = "zoetrope-frames"
  private static let frame = "frame"

  /// What one file says.
  package struct Contents: Hashable, Sendable {
    /// One for each header.
    package var parts: [FrameManifest.Part] = []
    /// Whether it has a header of a later version.
    package var isLater = false
    /// Lines that say nothing, as a torn last one.
    package var unreadableLines = 0
  }

  /// The line that begins a run, without its checksum.
  static func header(_ run: FrameManifest.Run) -> String {
    let facts = [
      ("names", run.names), ("frames", FrameRanges.text(run.frames)),
      ("wanted", FrameRanges.text(run.wanted)), ("clip", "\(run.clip)"), ("begun", "\(run.begun)"),
    ]
    let settings = run.settings.map { ($0.name, $0.value) }
    return "\(title) \(version)"
      + (facts + settings).map { " \(escaped($0, alsoEquals: true))=\(escaped($1))" }.joined()
  }

  /// The line of a frame, without its checksum.
  static func record(_ fingerprint: FrameFingerprint, ofFrame number: Int) -> String {
    "\(frame) \(number) \(fingerprint.pixels) \(fingerprint.file) \(fingerprint.size)"
  }

  /// A line with its checksum and line break.
  static func line(_ words: String) -> [UInt8] {
    Array(words.utf8) + Array(" #\(checksum(Array(words.utf8)))\n".utf8)
  }

  /// A whole file.
  package static func text(_ parts: [FrameManifest.Part]) -> [UInt8] {
    var text: [UInt8] = []
    for part in parts {
      text += line(header(part.run))
      for (number, fingerprints) in part.records.sorted(by: { $0.key < $1.key }) {
        for fingerprint in fingerprints { text += line(record(fingerprint, ofFrame: number)) }
      }
    }
    return text
  }

  /// Reads a file, however it ends.
  package static func contents(_ text: [UInt8]) -> Contents {
    var contents = Contents()
    // Of a header that says nothing to us, neither do the lines after it.
    var isKnown = false
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let words = words(of: line) else {
        contents.unreadableLines += 1
        continue
      }
      switch words[0] {
      case title:
        isKnown = false
        guard words.count > 1, let version = FrameRanges.number(words[1]) else { break }
        if version > Self.version {
          contents.isLater = true
        } else if let run = run(words.dropFirst(2)) {
          contents.parts.append(FrameManifest.Part(run))
          isKnown = true
        }
      case frame where isKnown:
        guard words.count >= 5, let number = FrameRanges.number(words[1]),
          Hexadecimal.isText(words[2], count: 32), Hexadecimal.isText(words[3], count: 64),
          let size = FrameRanges.number(words[4])
        else { break }
        contents.parts[contents.parts.count - 1].add(
          FrameFingerprint(pixels: String(words[2]), file: String(words[3]), size: size),
          ofFrame: number)
      default: break
      }
    }
    return contents
  }

  /// The words of a line before its checksum; nil where that is wrong.
  private static func words(of line: ArraySlice<UInt8>) -> [Substring]? {
    let mark = line.count - 10
    guard mark > 0, line.dropFirst(mark).starts(with: " #".utf8),
      line.suffix(8).elementsEqual(checksum(Array(line.prefix(mark))).utf8)
    else { return nil }
    let words = String(decoding: line.prefix(mark), as: UTF8.self).split(separator: " ")
    return words.isEmpty ? nil : words
  }

  private static func checksum(_ bytes: [UInt8]) -> String {
    Hexadecimal.text(SHA256.digest(of: bytes).prefix(4))
  }

  private static func run(_ words: some Sequence<Substring>) -> FrameManifest.Run? {
    var facts: [String: String] = [:]
    var settings: [FrameManifest.Setting] = []
    for word in words {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let name = unescaped(sides[0]), let value = unescaped(sides[1]) else {
        return nil
      }
      if ["names", "frames", "wanted", "clip", "begun"].contains(name) {
        facts[name] = value
      } else {
        settings.append(FrameManifest.Setting(name: name, value: value))
      }
    }
    guard let names = facts["names"], let frames = facts["frames"].flatMap(FrameRanges.ranges),
      let wanted = facts["wanted"].flatMap(FrameRanges.ranges),
      let clip = facts["clip"].flatMap(FrameRanges.number),
      let begun = facts["begun"].flatMap(FrameRanges.number)
    else { return nil }
    return FrameManifest.Run(
      names: names, frames: frames, wanted: wanted, clip: clip, settings: settings, begun: begun)
  }

  private static func escaped(_ text: String, alsoEquals: Bool = false) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isPlain =
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "%")
        && !(alsoEquals && byte == UInt8(ascii: "="))
      if isPlain {
        bytes.append(byte)
      } else {
        bytes += Array("%\(Hexadecimal.text([byte]))".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard Hexadecimal.isText(String(decoding: rest.prefix(2), as: UTF8.self), count: 2),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
