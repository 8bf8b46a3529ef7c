import CoreGraphics

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
