/// A path with one place for the frame's number, as `printf` and ffmpeg write it:
/// `out/%05d.png`, `out/%d.png`; `%%` stands for a per cent sign.
package struct FrameNameTemplate: Equatable, Sendable {
  /// The folder, with its closing slash; empty for the folder one is in.
  package private(set) var folder: String
  package private(set) var prefix: String
  package private(set) var suffix: String
  /// The number is filled up with zeros to this many digits.
  package private(set) var digits: Int

  /// What is written into a folder: `00000.png`, `00001.png`, …
  package init(folder: String) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    prefix = ""
    suffix = ".png"
    digits = 5
  }

  /// Nil unless the last part of the path has exactly one `%d` or `%0Nd`, N up to 12.
  package init?(_ path: String) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<slash])
    var literals = [""]
    var digits = 0
    var rest = path[slash...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literals[literals.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literals[literals.count - 1].append("%")
        continue
      }
      let width = rest.prefix { $0 != "d" }
      guard rest.dropFirst(width.count).first == "d" else { return nil }
      if !width.isEmpty {
        guard width.first == "0", let number = Decimals.whole(width), (1...12).contains(number)
        else { return nil }
        digits = number
      }
      rest = rest.dropFirst(width.count + 1)
      literals.append("")
    }
    guard literals.count == 2 else { return nil }
    prefix = literals[0]
    suffix = literals[1]
    self.digits = digits
  }

  /// The file name, without its folder, of frame `number`.
  package func name(of number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// The whole pattern as ffmpeg's `-i` reads it.
  package var pattern: String {
    let literal = { (text: String) in text.split(separator: "%", omittingEmptySubsequences: false) }
    let place = digits == 0 ? "%d" : "%0\(digits)d"
    return literal(folder + prefix).joined(separator: "%%") + place
      + literal(suffix).joined(separator: "%%")
  }
}
