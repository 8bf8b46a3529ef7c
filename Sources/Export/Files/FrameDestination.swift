/// Where numbered frames go: a folder, a name with a number in it, or one file.
package struct FrameDestination: Hashable, Sendable {
  /// The folder of all frames; “.” for the current one.
  package let folder: String
  /// As it was asked for.
  let path: String
  private let pieces: [Piece]

  private enum Piece: Hashable {
    case text(String)
    case number(digits: Int)

    var isText: Bool {
      if case .text = self { true } else { false }
    }
  }

  /// Reads `path`:
  /// - `out`, `out/`: a folder, for `out/00000.png` and so on;
  /// - `out/frame%04d.png`: with the frame's number, filled up with zeros; `%%` is a per cent sign;
  /// - `out/still.png`: one file, for one frame.
  package init(_ path: String) throws(ExportError) {
    self.path = path
    let (parent, name) = (FilePath(path).folder, FilePath(path).name)
    let isFile = name.lowercased().hasSuffix(".png")
    if path.isEmpty { throw .badName(path: path, reason: "it is empty") }
    if path.utf8.contains(0) { throw .badName(path: path, reason: "it contains a zero byte") }
    if !isFile {
      if try !Self.pieces(of: name, path: path, isFile: false).allSatisfy(\.isText) {
        throw .badName(path: path, reason: "frames are PNG files; end the name in .png")
      }
      folder = name.isEmpty ? parent : path
      pieces = [.number(digits: 5), .text(".png")]
      return
    }
    folder = parent
    pieces = try Self.pieces(of: name, path: path, isFile: true)
    guard pieces.count(where: { !$0.isText }) <= 1 else {
      throw .badName(path: path, reason: "it has more than one number; keep one %05d")
    }
  }

  /// True when every frame would get the same name.
  package var isSingleFile: Bool { pieces.allSatisfy(\.isText) }

  /// The file for the frame with the absolute number `index`, in `folder`.
  package func name(ofFrame index: Int) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .number(let digits):
        let number = String(index)
        return String(repeating: "0", count: max(0, digits - number.count)) + number
      }
    }.joined()
  }

  /// The number of the frame whose file is called so; nil where none is.
  package func number(ofFile name: String) -> Int? {
    guard let index = pieces.firstIndex(where: { !$0.isText }) else { return nil }
    let sides = [pieces[..<index], pieces[(index + 1)...]].map { pieces in
      pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
    guard name.utf8.count > sides[0].utf8.count + sides[1].utf8.count, name.hasPrefix(sides[0]),
      name.hasSuffix(sides[1]),
      let number = FrameRanges.number(name.dropFirst(sides[0].count).dropLast(sides[1].count))
    else { return nil }
    return self.name(ofFrame: number) == name ? number : nil
  }

  /// What the files are called, as it would be typed: `%05d.png`.
  package var template: String {
    pieces.map { piece in
      switch piece {
      case .text(let text):
        text.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%")
      case .number(let digits): digits == 0 ? "%d" : "%0\(digits)d"
      }
    }.joined()
  }

  /// Splits a name at its numbers. In a folder's name a per cent sign that is no number is itself.
  private static func pieces(
    of name: String, path: String, isFile: Bool
  ) throws(ExportError) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = name[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest[digits.endIndex...]
      if after.first == "d", digits.isEmpty || digits.first == "0", digits.count <= 3 {
        pieces += [.text(text), .number(digits: Int(digits) ?? 0)]
        text = ""
        rest = after.dropFirst()
      } else if isFile, rest.first == "%" {
        text.append("%")
        rest = rest.dropFirst()
      } else if isFile {
        throw .badName(
          path: path, reason: "number frames with %d or %05d, and write %% for a per cent sign")
      } else {
        text.append("%")
      }
    }
    return (pieces + [.text(text)]).filter { $0 != .text("") }
  }
}
