import Geometry
import Glyphs
import Testing

/// Numbers read from the full fonts of Debian's packages, independently of HarfBuzz:
///
///     python3 -c 'from fontTools.ttLib import TTFont
///     f = TTFont("/usr/share/fonts/opentype/inter/Inter-Regular.otf"); c = f.getBestCmap()
///     print(f["head"].unitsPerEm, f["hhea"].ascent, f["hhea"].descent, f["hhea"].lineGap,
///           f["OS/2"].sCapHeight, f["OS/2"].sxHeight, [f["hmtx"][c[ord(x)]] for x in "F B"])'
///
/// and for outlines `BoundsPen` and `AreaPen` of `fontTools.pens`.
@Suite struct TypefaceTests {
  let inter = BundledFonts.interface()
  let chinese = BundledFonts.chinese()

  @Test func interRegularHasItsTablesMetrics() {
    #expect(inter.name == "Inter-Regular")
    #expect(inter.weight == .regular)
    #expect(inter.unitsPerEm == 2816)
    let metrics = inter.metrics(size: unitSize)
    #expect(metrics.ascent == 2728)
    #expect(metrics.descent == 680)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 2048)
    #expect(metrics.xHeight == 1536)
    #expect(metrics.lineHeight == 3408)
  }

  @Test func theChineseFaceHasItsTablesMetrics() {
    #expect(chinese.name == "NotoSansCJKsc-Regular")
    #expect(chinese.unitsPerEm == 1000)
    let metrics = chinese.metrics(size: 1000)
    #expect(metrics.ascent == 1160)
    #expect(metrics.descent == 288)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 733)
  }

  @Test func metricsGrowWithTheSize() {
    #expect(inter.metrics(size: unitSize / 2).ascent == 1364)
  }

  @Test(arguments: [("F", 1652.0), (" ", 792), ("B", 1832), ("E", 1684), ("R", 1800), ("A", 1904)])
  func advancesAreThoseOfTheTable(scalar: Unicode.Scalar, advance: Double) throws {
    let glyph = try #require(inter.glyph(for: scalar))
    #expect(inter.advance(of: glyph, size: unitSize) == advance)
    #expect(inter.advance(of: glyph, size: unitSize / 4) == advance / 4)
  }

  @Test func outlinesLieInTheGlyphsBox() throws {
    // BoundsPen: F (248, 0, 1476, 2048), y up.
    let glyph = try #require(inter.glyph(for: "F"))
    let points = inter.outline(of: glyph, size: unitSize).points
    #expect(points.map(\.x).min() == 248)
    #expect(points.map(\.x).max() == 1476)
    #expect(points.map(\.y).min() == -2048)
    #expect(points.map(\.y).max() == 0)
  }

  @Test(arguments: [("F", 918_864.0), ("B", 1_477_312), ("R", 1_349_130.9), ("O", 1_302_569.6)])
  func outlinesEncloseTheGlyphsArea(scalar: Unicode.Scalar, area: Double) throws {
    // AreaPen counts anticlockwise with y up, which is clockwise negative with y down.
    let glyph = try #require(inter.glyph(for: scalar))
    let measured = abs(signedArea(of: inter.outline(of: glyph, size: unitSize)))
    #expect(abs(measured - area) < area / 1000)
  }

  @Test func theChineseOutlineEnclosesItsArea() throws {
    let glyph = try #require(chinese.glyph(for: "我"))
    #expect(chinese.advance(of: glyph, size: 1000) == 1000)
    let outline = chinese.outline(of: glyph, size: 1000)
    #expect(abs(abs(signedArea(of: outline)) - 325_926.7) < 330)
    // BoundsPen: (41, -83, 965, 832), y up.
    let box = Rect(from: Point(41, -832), to: Point(965, 83)).inset(by: -1)
    #expect(outline.points.allSatisfy(box.contains))
  }

  @Test func aBlankHasNoOutline() throws {
    let glyph = try #require(inter.glyph(for: " "))
    #expect(inter.outline(of: glyph, size: 50).isEmpty)
  }

  @Test func outlinesKeepTheirBits() throws {
    let glyph = try #require(inter.glyph(for: "g"))
    let again = try Typeface(file: Array(fontBytes()))
    let other = try #require(again.glyph(for: "g"))
    #expect(inter.outline(of: glyph, size: 17.3) == again.outline(of: other, size: 17.3))
  }

  @Test func missingCharactersHaveNoGlyph() {
    #expect(inter.glyph(for: "我") == nil)
    #expect(!inter.covers("我"))
    #expect(inter.covers("é"))
    #expect(inter.covers("e\u{301}"))
  }
}
