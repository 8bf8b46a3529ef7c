/// A reader of SVG path data.
struct SVGPathReader {
  private var scanner: SVGScanner
  private var path = Path()
  /// End of the last command; the origin before the first.
  private var current = Point.zero
  private var subpathStart = Point.zero
  /// The last control point of the previous command, if that was a curve of the same degree.
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?

  init(_ text: String) {
    scanner = SVGScanner(text)
  }

  /// The path; nil when the data does not follow the grammar.
  mutating func read() -> Path? {
    scanner.skipSpace()
    while let command = scanner.command() {
      guard !path.isEmpty || command == "m" || command == "M" else { return nil }
      guard readSegments(of: command) else { return nil }
    }
    return scanner.isAtEnd ? path : nil
  }

  /// Reads one command letter's arguments, repeated as often as there are numbers.
  private mutating func readSegments(of command: Character) -> Bool {
    if command == "z" || command == "Z" {
      path.close()
      current = subpathStart
      forgetControls()
      return true
    }
    var repeated = command
    repeat {
      guard readSegment(of: repeated) else { return false }
      // Further pairs after a move are lines.
      if repeated == "M" { repeated = "L" }
      if repeated == "m" { repeated = "l" }
    } while scanner.hasNumber
    return true
  }

  private mutating func readSegment(of command: Character) -> Bool {
    let base = command.isLowercase ? current : .zero
    switch command {
    case "M", "m":
      guard let p = point(base) else { return false }
      path.move(to: p)
      subpathStart = p
      finish(at: p)
    case "L", "l":
      guard let p = point(base) else { return false }
      addLine(to: p)
    case "H", "h":
      guard let x = scanner.number() else { return false }
      addLine(to: Point(base.x + x, current.y))
    case "V", "v":
      guard let y = scanner.number() else { return false }
      addLine(to: Point(current.x, base.y + y))
    case "C", "c":
      guard let c1 = point(base), let c2 = point(base), let p = point(base) else { return false }
      addCubic(c1, c2, p)
    case "S", "s":
      guard let c2 = point(base), let p = point(base) else { return false }
      addCubic(lastCubicControl.map { current * 2 - $0 } ?? current, c2, p)
    case "Q", "q":
      guard let c = point(base), let p = point(base) else { return false }
      addQuad(c, p)
    case "T", "t":
      guard let p = point(base) else { return false }
      addQuad(lastQuadControl.map { current * 2 - $0 } ?? current, p)
    case "A", "a":
      guard let rx = scanner.number(), let ry = scanner.number(), let tilt = scanner.number(),
        let isLarge = scanner.flag(), let isSweep = scanner.flag(), let p = point(base)
      else { return false }
      let arc = SVGArc(
        from: current, to: p, rx: rx, ry: ry, tilt: tilt * .pi / 180, isLarge: isLarge,
        isSweep: isSweep)
      for element in arc.elements { path.append(element) }
      finish(at: p)
    default:
      return false
    }
    return true
  }

  private mutating func addLine(to p: Point) {
    path.line(to: p)
    finish(at: p)
  }

  private mutating func addCubic(_ c1: Point, _ c2: Point, _ p: Point) {
    path.cubic(to: p, control1: c1, control2: c2)
    finish(at: p)
    lastCubicControl = c2
  }

  private mutating func addQuad(_ c: Point, _ p: Point) {
    path.quad(to: p, control: c)
    finish(at: p)
    lastQuadControl = c
  }

  private mutating func finish(at p: Point) {
    current = p
    forgetControls()
  }

  private mutating func forgetControls() {
    lastCubicControl = nil
    lastQuadControl = nil
  }

  private mutating func point(_ base: Point) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return base + Point(x, y)
  }
}

/// The words of SVG path data: command letters, numbers and flags.
private struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func skipSpaceAndComma() {
    skipSpace()
    if next == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  /// The next command letter, with the space after it.
  mutating func command() -> Character? {
    guard let byte = next else { return nil }
    let letter = Character(UnicodeScalar(byte))
    guard "MmLlHhVvCcSsQqTtAaZz".contains(letter) else { return nil }
    index += 1
    skipSpace()
    return letter
  }

  /// True when a number follows.
  var hasNumber: Bool {
    guard let byte = next else { return false }
    return Self.isDigit(byte)
      || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]
        .contains(byte)
  }

  /// A finite number and the separator after it.
  mutating func number() -> Double? {
    let start = index
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    skipExponent()
    // An overflow reads as infinity, which no path can use.
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else { return nil }
    skipSpaceAndComma()
    return value
  }

  /// A single 0 or 1, which needs no separator after it.
  mutating func flag() -> Bool? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    skipSpaceAndComma()
    return byte == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, Self.isDigit(byte) { index += 1 }
    return index - start
  }

  /// An e without digits after it belongs to what follows.
  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let start = index
    index += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
    if skipDigits() == 0 { index = start }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
