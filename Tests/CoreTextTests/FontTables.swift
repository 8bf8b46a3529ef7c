import Foundation
import Testing

/// A font file read by nobody's library: advance widths from `hmtx` and glyph numbers from `cmap`, as
/// the OpenType specification lays them out.
struct FontTables {
  let unitsPerEm: Int
  let ascent: Int
  let descent: Int
  private let bytes: [UInt8]
  private let tables: [String: Range<Int>]
  private let longMetrics: Int

  /// One of the faces in the sources.
  init(bundled name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Glyphs/Fonts")
    bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    var tables: [String: Range<Int>] = [:]
    for record in 0..<Self.word(bytes, 4) {
      let entry = 12 + 16 * record
      let start = Self.long(bytes, entry + 8)
      tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] =
        start..<start + Self.long(bytes, entry + 12)
    }
    self.tables = tables
    let head = try #require(tables["head"]).lowerBound
    let hhea = try #require(tables["hhea"]).lowerBound
    unitsPerEm = Self.word(bytes, head + 18)
    ascent = Self.signed(bytes, hhea + 4)
    descent = Self.signed(bytes, hhea + 6)
    longMetrics = Self.word(bytes, hhea + 34)
  }

  /// The advance of a glyph in font units.
  func advance(of glyph: Int) -> Int {
    let metrics = tables["hmtx"]?.lowerBound ?? 0
    return Self.word(bytes, metrics + 4 * min(glyph, longMetrics - 1))
  }

  /// The glyph of a character, 0 for none: from the subtable of format 4.
  func glyph(of character: Character) -> Int {
    let code = character.unicodeScalars.reduce(0) { $0 == 0 ? Int($1.value) : $0 }
    let cmap = tables["cmap"]?.lowerBound ?? 0
    for index in 0..<Self.word(bytes, cmap + 2) {
      let table = cmap + Self.long(bytes, cmap + 4 + 8 * index + 4)
      guard Self.word(bytes, table) == 4 else { continue }
      let count = Self.word(bytes, table + 6) / 2
      for segment in 0..<count {
        let end = Self.word(bytes, table + 14 + 2 * segment)
        guard code <= end else { continue }
        let start = Self.word(bytes, table + 16 + 2 * count + 2 * segment)
        guard code >= start else { return 0 }
        let delta = Self.word(bytes, table + 16 + 4 * count + 2 * segment)
        let place = table + 16 + 6 * count + 2 * segment
        let offset = Self.word(bytes, place)
        if offset == 0 { return (code + delta) & 0xFFFF }
        let glyph = Self.word(bytes, place + offset + 2 * (code - start))
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
      }
    }
    return 0
  }

  private static func word(_ bytes: [UInt8], _ at: Int) -> Int {
    Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }

  private static func signed(_ bytes: [UInt8], _ at: Int) -> Int {
    Int(Int16(bitPattern: UInt16(word(bytes, at))))
  }

  private static func long(_ bytes: [UInt8], _ at: Int) -> Int {
    word(bytes, at) << 16 | word(bytes, at + 2)
  }
}
