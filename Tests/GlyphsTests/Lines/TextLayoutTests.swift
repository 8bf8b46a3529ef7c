import Geometry
import Glyphs
import Testing

@Suite struct TextLayoutTests {
  @Test func emptyTextHasNoLines() {
    let layout = TextLayout("")
    #expect(layout.lines.isEmpty)
    #expect(layout.width == 0)
    #expect(layout.height == 0)
    #expect(layout.path().isEmpty)
    #expect(layout.inkBounds == nil)
  }

  @Test func theFirstAscentTouchesTheTop() throws {
    let layout = TextLayout("H")
    let line = try #require(layout.lines.first)
    #expect(line.origin == Point(0, 2728))
    #expect(line.bounds == Rect(x: 0, y: 0, width: 2084, height: 3408))
    #expect(layout.height == 3408)
  }

  @Test func newlinesBeginLines() {
    let text = "one\ntwo\r\n\nfour\u{2028}five\n"
    let layout = TextLayout(text)
    #expect(layout.shown(of: text) == ["one", "two", "", "four", "five", ""])
    #expect(layout.lines.map(\.origin.y) == (0..<6).map { 2728 + Double($0) * 3408 })
    #expect(layout.height == 6 * 3408)
  }

  @Test func lineSpacingStandsBetweenLines() {
    let layout = TextLayout("a\nb\nc", ParagraphStyle(lineSpacing: 100))
    #expect(layout.lines.map(\.origin.y) == [2728, 2728 + 3508, 2728 + 7016])
    #expect(layout.height == 3 * 3408 + 200)
  }

  @Test func aFaceThatStepsInLeavesTheBaselineWhereItIs() throws {
    // At 1000 points: Inter's ascent is 2728 / 2816 · 1000 ≈ 969, the Chinese face's 1160.
    let plain = try #require(TextLayout("a", size: 1000).lines.first)
    let line = try #require(TextLayout("a我", size: 1000).lines.first)
    #expect(line.ascent == plain.ascent)
    #expect(line.descent == plain.descent)
    let chinese = TextStyle(typeface: BundledFonts.chinese(), size: 1000)
    #expect(TextLayout("a我", style: chinese).lines.first?.ascent == 1160)
  }

  @Test func theTallestStyleMakesTheLine() throws {
    let small = TextStyle(size: unitSize / 2)
    let large = TextStyle(size: unitSize)
    let mixed = TextLayout([TextSpan("a", style: small), TextSpan("b", style: large)])
    #expect(mixed.lines.first?.ascent == 2728)
  }

  @Test func linesAlignInTheBox() {
    func left(_ alignment: ParagraphStyle.Alignment) -> Double? {
      TextLayout("H", width: 5000, ParagraphStyle(alignment: alignment)).lines.first?.origin.x
    }
    #expect(left(.left) == 0)
    #expect(left(.natural) == 0)
    #expect(left(.justified) == 0)
    #expect(left(.center) == 1458.0)
    #expect(left(.right) == 2916.0)
  }

  @Test func withoutABoxTheWidestLineIsIt() {
    let layout = TextLayout("H\nHHH", ParagraphStyle(alignment: .right))
    #expect(layout.width == 3 * 2084)
    #expect(layout.lines.map(\.origin.x) == [2 * 2084, 0])
  }

  @Test func justifiedLinesReachBothEdgesButTheLast() throws {
    let text = "HH HH HH HH"
    let layout = TextLayout(
      text, width: 16000, ParagraphStyle(alignment: .justified))
    #expect(layout.shown(of: text) == ["HH HH HH ", "HH"])
    let line = layout.lines[0]
    #expect(line.width == 16000)
    // Three words of 4168, so two gaps share 16000 - 12504.
    let gap = (16000.0 - 12504) / 2
    #expect(abs(line.glyphs[3].position.x - (4168 + gap)) < 1e-6)
    #expect(abs(line.glyphs[6].position.x - 2 * (4168 + gap)) < 1e-6)
    #expect(layout.lines[1].width == 4168)
  }

  @Test func justifiedChineseOpensBetweenCharacters() {
    let layout = TextLayout(
      "我要看医生", size: 1000, width: 3600, ParagraphStyle(alignment: .justified))
    #expect(layout.lines.map(\.glyphs.count) == [3, 2])
    #expect(layout.lines[0].glyphs.map(\.position.x) == [0, 1300, 2600])
  }

  @Test func spacesAtTheEndCountOnASingleLine() {
    #expect(TextLayout("H   ").width == 2084 + 3 * 792)
    #expect(TextLayout("H   ", width: 9000).width == 2084 + 3 * 792)
    #expect(TextLayout("H   ", width: 3000).width == 2084)
    #expect(TextLayout("H   ", width: 3000, ParagraphStyle(wrapping: .none)).width == 4460)
  }

  @Test func runsSplitTheInkBySpan() throws {
    let style = TextStyle(size: 40)
    let layout = TextLayout([
      TextSpan("Fu", style: style), TextSpan(" ", style: style), TextSpan("ber\nx", style: style),
    ])
    let runs = layout.runs(at: Point(3, 4))
    #expect(runs.map(\.span) == [0, 2])
    let all = layout.path(at: Point(3, 4))
    #expect(runs.map(\.path.points.count).reduce(0, +) == all.points.count)
    #expect(abs(runs.map { signedArea(of: $0.path) }.reduce(0, +) - signedArea(of: all)) < 1e-6)
  }

  @Test func inkLiesWhereTheOutlineSays() throws {
    // BoundsPen: O (168, -28, 1976, 2076), y up; the line's baseline is at 2728.
    let ink = try #require(TextLayout("O").inkBounds)
    #expect(abs(ink.minX - 168) < 0.5)
    #expect(abs(ink.maxX - 1976) < 0.5)
    #expect(abs(ink.minY - (2728 - 2076)) < 0.5)
    #expect(abs(ink.maxY - (2728 + 28)) < 0.5)
  }

  @Test func theWordMarkLeavesRoomForTheLogo() throws {
    // F, nine spaces, BER at 50 points: 1652 + 9 · 792 + 1832 + 1684 + 1800 units.
    let text = "F" + String(repeating: " ", count: 9) + "BER"
    let layout = TextLayout(text, size: 50)
    #expect(abs(layout.width - 14096 * 50 / 2816) < 1e-9)
    let shift = 31 - layout.width / 2
    let line = try #require(layout.lines.first)
    let ink = line.glyphs.compactMap {
      $0.typeface.outline(of: $0.glyph, size: $0.size).tightBounds?.offset(by: $0.position)
    }
    #expect(ink.count == 4)
    #expect(ink[0].maxX + shift < -40)
    #expect(ink[1].minX + shift > 40)
  }

  @Test func theSameTextHasTheSameBits() {
    let text = "Wave 我要看医生, AVATAR & co. 0123456789"
    let style = ParagraphStyle(alignment: .justified, truncation: .middle, maximumLines: 3)
    let first = TextLayout(text, size: 13.7, kerning: 0.3, width: 97, style)
    let second = TextLayout(text, size: 13.7, kerning: 0.3, width: 97, style)
    #expect(first == second)
    #expect(first.path(at: Point(0.1, 0.7)) == second.path(at: Point(0.1, 0.7)))
  }
}
