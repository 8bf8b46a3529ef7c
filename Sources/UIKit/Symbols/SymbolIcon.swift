import CoreGraphics
import CoreText

/// The outlines that stand for a symbol: icons of Phosphor, which may be bundled; Apple's may not.
struct SymbolIcon {
  /// Lines to be stroked, in a square of 256 units.
  let lines: CGPath
  /// Areas of that form.
  let marks: CGPath
  /// The areas of the filled form; nil where there is none.
  let areas: CGPath?

  /// The side of the square.
  static let side: CGFloat = 256
  /// The width of lines of the regular weight.
  static let regularLine: CGFloat = 16

  private static let names: [Substring: Substring] = {
    var result: [Substring: Substring] = [:]
    for line in SymbolTable.names.split(separator: "\n") {
      for pair in line.split(separator: ";") {
        let words = pair.split(separator: " ")
        if words.count == 2 { result[words[0]] = words[1] }
      }
    }
    return result
  }()

  private static let icons: [Substring: Substring] = {
    var result: [Substring: Substring] = [:]
    for line in SymbolTable.icons.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      result[line[..<space]] = line[line.index(after: space)...]
    }
    return result
  }()

  /// The icon for a symbol's name without what says how it is enclosed or filled; nil where there is none.
  static func named(_ name: some StringProtocol) -> SymbolIcon? {
    guard let icon = names[Substring(name)], let outlines = icons[icon] else { return nil }
    let parts = outlines.split(separator: " ")
    guard parts.count >= 2 else { return nil }
    return SymbolIcon(
      lines: path(parts[0]), marks: path(parts[1]), areas: parts.count > 2 ? path(parts[2]) : nil)
  }

  /// A letter, or a number of two digits, as those symbols show them that enclose one: "a.circle",
  /// "12.square". Nil for other texts.
  static func letters(_ text: some StringProtocol) -> SymbolIcon? {
    let isLetter = text.count == 1 && text.allSatisfy { $0.isASCII && $0.isLowercase }
    let isNumber = text.count == 2 && text.allSatisfy { $0.isASCII && $0.isNumber }
    guard isLetter || isNumber else { return nil }
    let font = UIFont.systemFont(ofSize: isLetter ? side : side * 0.75, weight: .medium)
    let characters = Array(text.uppercased().utf16)
    var glyphs = [CGGlyph](repeating: 0, count: characters.count)
    guard CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count) else {
      return nil
    }
    var advances = [CGSize](repeating: .zero, count: glyphs.count)
    CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advances, glyphs.count)
    let outline = CGMutablePath()
    var x: CGFloat = 0
    for (glyph, advance) in zip(glyphs, advances) {
      if let path = CTFontCreatePathForGlyph(font, glyph, nil) {
        outline.addPath(path, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: 0))
      }
      x += advance.width
    }
    let ink = outline.boundingBoxOfPath
    guard ink.width > 0, ink.height > 0 else { return nil }
    let centered = CGMutablePath()
    centered.addPath(
      outline,
      transform: CGAffineTransform(
        translationX: side / 2 - ink.midX, y: side / 2 - ink.midY))
    return SymbolIcon(lines: CGMutablePath(), marks: centered, areas: centered)
  }

  /// Reads commands with points, each coordinate two digits to the base of 91: sixteenths of a unit, less
  /// 1024.
  private static func path(_ text: Substring) -> CGPath {
    let path = CGMutablePath()
    guard text != "-" else { return path }
    var bytes = text.utf8.makeIterator()
    func digit() -> Int {
      guard let byte = bytes.next() else { return 0 }
      // All printable characters from "#" on but the backslash.
      return Int(byte) - (byte > 92 ? 36 : 35)
    }
    func point() -> CGPoint {
      let x = digit() * 91 + digit()
      let y = digit() * 91 + digit()
      return CGPoint(x: CGFloat(x - 1024) / 16, y: CGFloat(y - 1024) / 16)
    }
    while let command = bytes.next() {
      switch command {
      case UInt8(ascii: "M"): path.move(to: point())
      case UInt8(ascii: "L"): path.addLine(to: point())
      case UInt8(ascii: "C"):
        let (first, second, end) = (point(), point(), point())
        path.addCurve(to: end, control1: first, control2: second)
      default: path.closeSubpath()
      }
    }
    return path
  }
}
