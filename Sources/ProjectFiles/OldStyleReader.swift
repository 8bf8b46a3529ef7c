import Foundation

/// Reads property lists in the old style of NeXT, as Xcode writes projects and tables of strings:
/// `{ key = value; }`, `(a, b)`, `<0fa0>`, `"text"` and words.
///
/// Foundation's own reader writes to standard error by itself where something is missing.
struct OldStyleReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Lists nested deeper are refused.
  private static let deepest = 200

  /// What the text holds: a value, or, as tables of strings have them, entries without their braces.
  static func read(_ bytes: [UInt8]) -> Result<PropertyList, PropertyListError> {
    var reader = OldStyleReader(bytes: bytes)
    do throws(PropertyListError) { return .success(try reader.all()) } catch {
      return .failure(error)
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private mutating func all() throws(PropertyListError) -> PropertyList {
    try skipSpace()
    guard offset < bytes.count else { throw error("ends too early, or is no property list") }
    let start = offset
    let value = try value(depth: 0)
    try skipSpace()
    if offset == bytes.count { return value }
    guard case .string = value else { throw error("Junk after the list") }
    offset = start
    return .dictionary(try entries(until: nil, depth: 0))
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    guard depth < Self.deepest else { throw error("nested too deep") }
    switch try next("a value") {
    case UInt8(ascii: "{"):
      offset += 1
      return .dictionary(try entries(until: UInt8(ascii: "}"), depth: depth))
    case UInt8(ascii: "("):
      offset += 1
      return .array(try elements(depth: depth))
    case UInt8(ascii: "<"):
      offset += 1
      return try data()
    default: return .string(try text())
    }
  }

  /// `key = value;` or `key;` as often as it comes.
  /// - Parameter end: What ends them; nil: the end of the text.
  private mutating func entries(
    until end: UInt8?, depth: Int
  ) throws(PropertyListError) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      if offset == bytes.count, end == nil { return entries }
      if let end, offset < bytes.count, bytes[offset] == end {
        offset += 1
        return entries
      }
      guard offset < bytes.count else { throw error("ends too early: a } is missing") }
      let key = try text()
      var value = PropertyList.string(key)
      if try next("= or ;") == UInt8(ascii: "=") {
        offset += 1
        value = try self.value(depth: depth + 1)
      }
      try skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else {
        throw error("Missing ';' after the value of \"\(key)\"")
      }
      offset += 1
      entries[key] = value
    }
  }

  private mutating func elements(depth: Int) throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while try next("a value or )") != UInt8(ascii: ")") {
      elements.append(try value(depth: depth + 1))
      switch try next(", or )") {
      case UInt8(ascii: ","): offset += 1
      case UInt8(ascii: ")"): break
      default: throw error("Expected ',' for array")
      }
    }
    offset += 1
    return elements
  }

  private mutating func data() throws(PropertyListError) -> PropertyList {
    var digits: [UInt8] = []
    while try next("> after data") != UInt8(ascii: ">") {
      guard let digit = Self.value(ofDigit: bytes[offset]) else {
        throw error("Malformed data: not a hexadecimal digit")
      }
      digits.append(digit)
      offset += 1
    }
    offset += 1
    guard digits.count % 2 == 0 else { throw error("Malformed data: an odd number of digits") }
    return .data(
      .init(
        stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
  }

  // MARK: Texts

  private mutating func text() throws(PropertyListError) -> String {
    let first = try next("a text")
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = offset
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    guard offset > start else {
      let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).prefix(1)
      throw error("Unexpected character '\(character)'")
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    let begin = offset
    offset += 1
    var text = ""
    var start = offset
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += 1
        text += escaped()
        start = offset
      } else {
        offset += 1
      }
    }
    guard offset < bytes.count else {
      offset = begin
      throw error("a quotation mark is missing: the text that begins here has no end")
    }
    text += String(decoding: bytes[start..<offset], as: UTF8.self)
    offset += 1
    return text
  }

  /// What stands after a backslash, which is there.
  private mutating func escaped() -> String {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return Self.scalar(UInt32(digits(atMost: 3, base: 8)) & 0xFF)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      offset += 1
      let unit = digits(atMost: 4, base: 16)
      // The half of a character; the other one follows.
      if (0xD800..<0xDC00).contains(unit), offset + 1 < bytes.count,
        bytes[offset] == UInt8(ascii: "\\"),
        [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(bytes[offset + 1])
      {
        offset += 2
        return String(
          decoding: [UInt16(unit), UInt16(digits(atMost: 4, base: 16))], as: UTF16.self)
      }
      return Self.scalar(UInt32(unit))
    default: break
    }
    if let control = Self.controls[byte] {
      offset += 1
      return control
    }
    // Any other character stands for itself.
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits(atMost count: Int, base: Int) -> Int {
    var number = 0
    for _ in 0..<count {
      guard offset < bytes.count, let digit = Self.value(ofDigit: bytes[offset]), digit < base
      else { break }
      number = number * base + Int(digit)
      offset += 1
    }
    return number
  }

  private static func scalar(_ value: UInt32) -> String {
    String(Character(Unicode.Scalar(value) ?? "\u{FFFD}"))
  }

  private static let controls: [UInt8: String] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "v"): "\u{B}",
  ]

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  // MARK: Space

  /// The next byte that is neither space nor in a comment.
  private mutating func next(_ expected: String) throws(PropertyListError) -> UInt8 {
    try skipSpace()
    guard offset < bytes.count else { throw error("ends too early: expected \(expected)") }
    return bytes[offset]
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        offset += 1
      } else if follows("//") {
        while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
      } else if follows("/*") {
        let begin = offset
        offset += 2
        while offset < bytes.count, !follows("*/") { offset += 1 }
        guard offset < bytes.count else {
          offset = begin
          throw error("a comment has no end")
        }
        offset += 2
      } else {
        return
      }
    }
  }

  private func follows(_ mark: String) -> Bool { bytes[offset...].starts(with: mark.utf8) }

  private func error(_ text: String) -> PropertyListError {
    let before = bytes[..<min(offset, bytes.count)]
    // Lines end in LF, CR, or both.
    let line = before.indices.reduce(1) { count, index in
      switch before[index] {
      case 10: count + 1
      case 13: index + 1 < bytes.count && bytes[index + 1] == 10 ? count : count + 1
      default: count
      }
    }
    return PropertyListError(text, line: line)
  }
}
