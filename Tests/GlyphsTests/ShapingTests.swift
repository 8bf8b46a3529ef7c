import Geometry
import Glyphs
import Testing

/// Kerning values are XAdvance of the PairPos lookups of Inter Regular's `GPOS` table, read with
/// fontTools: A V -192, T o -224, P comma -112, H H 0.
@Suite struct ShapingTests {
  private func width(_ text: String, kerning: Double = 0) -> Double {
    TextLayout(text, kerning: kerning).width
  }

  @Test func pairsAreKernedByTheTable() {
    #expect(width("AV") == 1904 + 1904 - 192)
    #expect(width("To") == 1808 + 1680 - 224)
    #expect(width("HH") == 2 * 2084)
  }

  @Test func unkernedTextIsAsWideAsItsParts() {
    let sum: Double = 1652 + 792 + 1832 + 1684 + 1800
    #expect(width("F BER") == sum)
    #expect(width("F BER") - width("BER") == width("F "))
  }

  @Test func glyphsStandAtTheSumOfAdvances() throws {
    let line = try #require(TextLayout("AVH").lines.first)
    #expect(line.glyphs.map(\.position.x) == [0, 1712, 3616])
    #expect(line.glyphs.map(\.character) == [0, 1, 2])
  }

  @Test func letterSpacingFollowsEveryCharacter() throws {
    let line = try #require(TextLayout("HHH", kerning: 100).lines.first)
    #expect(line.width == 3 * 2084 + 300)
    #expect(line.glyphs.map(\.position.x) == [0, 2184, 4368])
  }

  @Test func tabularDigitsAreEquallyWide() {
    // hmtx of the `tnum` forms: 1824 each; the default 1 is 1308 wide, 0 is 1760.
    let style = TextStyle(size: unitSize, hasTabularDigits: true)
    #expect(TextLayout("1", style: style).width == 1824)
    #expect(TextLayout("0", style: style).width == 1824)
    #expect(width("1") == 1308)
  }

  @Test func marksStandOverTheirBase() throws {
    // No composed x with circumflex exists: the mark has its own glyph and moves no pen.
    let line = try #require(TextLayout("x\u{302}").lines.first)
    #expect(line.glyphs.count == 2)
    #expect(line.glyphs.map(\.character) == [0, 0])
    #expect(line.width == width("x"))
  }

  @Test func controlsLeaveNothing() {
    #expect(width("H\u{7}H") == width("HH"))
    #expect(width("H\tH") == width("H H"))
  }

  @Test func kerningAcrossAChangeOfColourStays() {
    let style = TextStyle(size: unitSize)
    let layout = TextLayout([TextSpan("A", style: style), TextSpan("V", style: style)])
    #expect(layout.width == 1904 + 1904 - 192)
    #expect(layout.lines.first?.glyphs.map(\.span) == [0, 1])
  }

  @Test func manyThreadsShapeTheSame() async {
    let texts = (0..<40).map { "Run \($0): AVATAR 我要看医生 \($0 * 7919) fffi ~>!" }
    let expected = texts.map { TextLayout($0, size: 17).path() }
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          // Fresh faces as well as shared ones: tables are also loaded at first use.
          guard let face = try? Typeface(file: fontBytes()) else { return false }
          return texts.indices.allSatisfy { index in
            let text = texts[(index + task) % texts.count]
            let own = TextLayout(text, style: TextStyle(typeface: face, size: 17)).path()
            let shared = TextLayout(text, size: 17).path()
            return own == shared && shared == expected[(index + task) % texts.count]
          }
        }
      }
      for await same in group { #expect(same) }
    }
  }
}
