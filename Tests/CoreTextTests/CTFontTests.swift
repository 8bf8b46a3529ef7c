import CoreText
import Testing

/// Fonts against the tables of their files.
@Suite struct CTFontTests {
  private let font = CTFontCreateWithName("Inter-Regular", 100, nil)

  @Test func measuresAreThoseOfTheTables() throws {
    let tables = try FontTables(bundled: "Inter-Regular.otf")
    let scale = 100 / Double(tables.unitsPerEm)
    #expect(CTFontGetUnitsPerEm(font) == UInt32(tables.unitsPerEm))
    #expect(near(Double(CTFontGetAscent(font)), Double(tables.ascent) * scale, 1e-9))
    #expect(abs(Double(CTFontGetDescent(font)) + Double(tables.descent) * scale) < 1e-9)
    #expect(CTFontGetSize(font) == 100)
    #expect(CTFontGetCapHeight(font) > CTFontGetXHeight(font))
    #expect(CTFontGetUnderlinePosition(font) < 0)
  }

  @Test func glyphsAndAdvancesAreThoseOfTheTables() throws {
    let tables = try FontTables(bundled: "Inter-Regular.otf")
    let text = "Hamburg, 0!"
    var characters = [UniChar](text.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: characters.count)
    #expect(CTFontGetGlyphsForCharacters(font, &characters, &glyphs, characters.count))
    #expect(glyphs.map(Int.init) == text.map(tables.glyph))
    var advances = [CGSize](repeating: .zero, count: glyphs.count)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, glyphs.count)
    let scale = 100 / Double(tables.unitsPerEm)
    for (glyph, advance) in zip(glyphs, advances) {
      #expect(near(advance.width, Double(tables.advance(of: Int(glyph))) * scale, 1e-9))
    }
    #expect(near(sum, advances.map { Double($0.width) }.reduce(0, +), 1e-9))
    #expect(CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 0) == 0)
  }

  @Test func missingCharactersHaveGlyphZero() {
    let characters = [UniChar]("a\u{1F600}b".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: characters.count)
    #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
    #expect(glyphs[0] != 0 && glyphs[3] != 0)
    #expect(glyphs[1] == 0 && glyphs[2] == 0)
  }

  @Test func oneVariableDoesForOneGlyph() {
    var character: UniChar = 72
    var glyph = CGGlyph()
    #expect(CTFontGetGlyphsForCharacters(font, &character, &glyph, 1))
    #expect(glyph != 0)
  }

  @Test func outlinesStandOnTheBaseline() throws {
    var glyph = CGGlyph()
    var character: UniChar = 72
    CTFontGetGlyphsForCharacters(font, &character, &glyph, 1)
    let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
    let box = path.boundingBoxOfPath
    #expect(abs(box.minY) < 0.01)
    #expect(near(box.maxY, CTFontGetCapHeight(font), 0.01))
    #expect(CTFontGetBoundingRectsForGlyphs(font, .default, [glyph], nil, 1) == box)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(CTFontCreatePathForGlyph(font, glyph, double))
    #expect(near(large.boundingBoxOfPath.height, 2 * box.height, 1e-6))
    var space: UniChar = 32
    CTFontGetGlyphsForCharacters(font, &space, &glyph, 1)
    #expect(CTFontCreatePathForGlyph(font, glyph, nil) == nil)
    #expect(CTFontCreatePathForGlyph(font, 65535, nil) == nil)
  }

  @Test func namesAndTraits() {
    let bold = CTFontCreateWithName("Helvetica-BoldOblique", 0, nil)
    #expect(CTFontCopyPostScriptName(bold) == "Helvetica-BoldOblique")
    #expect(CTFontGetSize(bold) == 12)
    #expect(CTFontGetSymbolicTraits(bold) == [.traitBold, .traitItalic])
    #expect(CTFontGetSlantAngle(bold) == -12)
    #expect(CTFontGetSymbolicTraits(font) == [])
    #expect(CTFontCopyFamilyName(font) == "Inter")
    #expect(CTFontCopyName(font, kCTFontStyleNameKey) == "Regular")
    let made = CTFontCreateCopyWithSymbolicTraits(font, 20, nil, .traitBold, .traitBold)
    #expect(made.map { CTFontCopyPostScriptName($0) } == "Inter-Bold")
    #expect(made.map { CTFontGetSize($0) } == 20)
    #expect(
      CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitCondensed, .traitCondensed) == nil)
  }

  @Test func copiesKeepWhatIsNotSaid() {
    let copy = CTFontCreateCopyWithAttributes(font, 30, nil, nil)
    #expect(CTFontGetSize(copy) == 30)
    #expect(CTFontCopyPostScriptName(copy) == "Inter-Regular")
    #expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil) == font)
    let system = CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil)
    #expect(system.map { CTFontGetSize($0) } == 13)
    #expect(system.map { CTFontGetSymbolicTraits($0) } == .traitBold)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
  func noSizeTraps(size: CGFloat) {
    let font = CTFontCreateWithName("Inter-Regular", size, nil)
    #expect(CTFontGetSize(font) == 12)
  }

  @Test func graphicsFontsAreMeasuredInUnits() throws {
    let tables = try FontTables(bundled: "Inter-Bold.otf")
    let font = try #require(CGFont("Inter-Bold"))
    #expect(font.unitsPerEm == Int32(tables.unitsPerEm))
    #expect(font.ascent == Int32(tables.ascent))
    #expect(font.descent == Int32(tables.descent))
    #expect(font.fullName == "Inter Bold")
    let glyph = CGGlyph(tables.glyph(of: "H"))
    var advances: [Int32] = [0]
    #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advances))
    #expect(advances == [Int32(tables.advance(of: Int(glyph)))])
    #expect(!font.getGlyphAdvances(glyphs: [65535], count: 1, advances: &advances))
    var boxes = [CGRect.zero]
    #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &boxes))
    #expect(near(boxes[0].height, CGFloat(font.capHeight), 1))
    #expect(font.fontBBox.contains(boxes[0]))
    #expect(CGFont("Nobody") == nil)
  }
}
