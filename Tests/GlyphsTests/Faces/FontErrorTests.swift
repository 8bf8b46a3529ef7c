import Foundation
import Geometry
import Glyphs
import Testing

/// The bytes of the bundled Inter Regular.
func fontBytes() throws -> [UInt8] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return try Array(
    Data(contentsOf: folder.appending(path: "Sources/Glyphs/Fonts/Inter-Regular.otf")))
}

@Suite struct FontErrorTests {
  @Test func bytesThatAreNoFontAreRefused() throws {
    #expect(throws: FontError.notAFont) { try Typeface(file: []) }
    #expect(throws: FontError.notAFont) { try Typeface(file: Array("hello, world".utf8)) }
    #expect(throws: FontError.notAFont) { try Typeface(file: [0x4F, 0x54, 0x54, 0x4F]) }
    #expect(throws: FontError.notAFont) { try Typeface(file: Array(fontBytes().prefix(40))) }
  }

  @Test func damagedFontsNeverTrap() throws {
    let whole = try fontBytes()
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var opened = 0
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<(1 + random(below: 40)) {
        // Half of the damage goes to the directory and the small tables at the front.
        let range = random(below: 2) == 0 ? 400 : bytes.count
        bytes[random(below: range)] = UInt8(random(below: 256))
      }
      if random(below: 3) == 0 { bytes.removeLast(random(below: bytes.count)) }
      guard let face = try? Typeface(file: bytes) else { continue }
      opened += 1
      let layout = TextLayout(
        "AVATAR fi é 我 123", style: TextStyle(typeface: face, size: 20), width: 100,
        paragraph: ParagraphStyle(truncation: .end, maximumLines: 2))
      #expect(layout.lines.count <= 2)
      _ = layout.path()
    }
    #expect(opened > 50, "the damage left too few fonts to try")
  }
}
