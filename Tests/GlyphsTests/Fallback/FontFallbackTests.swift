import Glyphs
import Testing

@Suite struct FontFallbackTests {
  /// The Chinese characters of the scenes, letters and signs.
  let sceneCharacters = "我要买看医生演唱会去大理滑动来解锁这是第个ABCxyz0123456789~ >!"

  private func faces(_ text: String, weight: FontWeight = .regular) -> [String] {
    TextLayout(text, weight: weight).lines.flatMap { $0.glyphs.map(\.typeface.name) }
  }

  @Test func theInterfaceFaceComesFirst() {
    #expect(
      faces("F我!") == ["Inter-Regular", "NotoSansCJKsc-Regular", "Inter-Regular"])
  }

  @Test func theChineseFaceFollowsTheWeight() {
    #expect(faces("滑", weight: .thin) == ["NotoSansCJKsc-Thin"])
    #expect(faces("滑", weight: .semibold) == ["NotoSansCJKsc-Regular"])
  }

  @Test(arguments: BundledFonts.interfaceFaces)
  func everyCharacterOfTheScenesIsSet(face: Typeface) {
    let layout = TextLayout(sceneCharacters, style: TextStyle(typeface: face, size: 20))
    let glyphs = layout.lines.flatMap(\.glyphs)
    #expect(glyphs.count == sceneCharacters.count)
    #expect(glyphs.allSatisfy { $0.glyph != 0 })
  }

  @Test func aMissingCharacterIsTheBoxOfTheFirstFace() throws {
    let glyph = try #require(TextLayout("\u{E123}").lines.first?.glyphs.first)
    #expect(glyph.glyph == 0)
    #expect(glyph.typeface.name == "Inter-Regular")
    #expect(!glyph.typeface.outline(of: 0, size: 10).isEmpty)
  }

  @Test func marksStayWithTheirBase() {
    #expect(faces("我\u{FE0F}").allSatisfy { $0 == "NotoSansCJKsc-Regular" })
    #expect(Set(faces("x\u{302}")) == ["Inter-Regular"])
  }

  @Test func aChineseStyleKeepsLatinInItsFallback() {
    let style = TextStyle(typeface: BundledFonts.chinese(), size: 20)
    let names = TextLayout("我a", style: style).lines.flatMap { $0.glyphs.map(\.typeface.name) }
    #expect(names == ["NotoSansCJKsc-Regular", "Inter-Regular"])
  }
}
