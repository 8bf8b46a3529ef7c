import Foundation
import Glyphs
import Testing

@Suite struct PangramTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")
  private static let bundled = sources.appending(path: "Sources/Glyphs/Fonts").path
  /// Where `make fonts` puts them.
  private static let pack = sources.appending(path: ".build/fonts").path

  /// The face that a pangram was measured in; nil where it is not here, or is another version.
  private static func face(of pangram: Pangram) -> Typeface? {
    [bundled, pack].lazy.flatMap { FontFile(path: $0 + "/" + pangram.file).faces }
      .first { $0.name == pangram.face && $0.name(.version).hasPrefix(pangram.version) }
  }

  private static let inBundled = Pangram.all.filter { $0.face.hasPrefix("Inter") }
  private static let inPack = Pangram.all.filter { !$0.face.hasPrefix("Inter") }

  @Test(arguments: inBundled)
  func bundledScriptsAreSetAsPangoSetsThem(pangram: Pangram) throws {
    try compare(pangram, try #require(Self.face(of: pangram)))
  }

  @Test(
    .enabled(
      if: inPack.allSatisfy { face(of: $0) != nil },
      "the fonts of 'make fonts', in the versions that were measured, are not here"),
    arguments: inPack)
  func otherScriptsAreSetAsPangoSetsThem(pangram: Pangram) throws {
    try compare(pangram, try #require(Self.face(of: pangram)))
  }

  /// The same number of lines, of the same characters, as wide to a 64th of an em.
  private func compare(_ pangram: Pangram, _ face: Typeface) throws {
    let size = 64.0
    let style = TextStyle(typeface: face, size: size, language: pangram.language)
    let characters = Array(pangram.text)
    for setting in pangram.settings {
      let layout = TextLayout(
        pangram.text, style: style, width: setting.width > 0 ? setting.width * size : nil)
      let counts = layout.lines.map { line in
        characters[line.characters].reduce(0) { $0 + $1.unicodeScalars.count }
      }
      #expect(counts == setting.lines.map(\.count), "\(setting.width) ems")
      for (line, expected) in zip(layout.lines, setting.lines) {
        #expect(abs(line.width / size - expected.width) < 1.0 / 64, "\(setting.width) ems")
      }
      #expect(layout.lines.allSatisfy { $0.boxes.isEmpty })
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: pack + "/fonts.txt"),
      "the fonts of 'make fonts' are not here"))
  func everyPangramIsSetByFacesThatStepIn() throws {
    let list = try String(contentsOfFile: Self.pack + "/fonts.txt", encoding: .utf8)
    let files = list.split(whereSeparator: \.isNewline).dropFirst().map {
      FontFile(path: Self.pack + "/" + $0)
    }
    let fonts = FallbackFonts { ([], Array(files)) }
    for pangram in Pangram.all {
      let style = TextStyle(size: 10, language: pangram.language, fallback: fonts)
      let layout = TextLayout(pangram.text, style: style)
      #expect(layout.lines.allSatisfy { $0.boxes.isEmpty }, "\(pangram.script)")
      // Baselines stay where they are without.
      let plain = TextLayout("x", style: style)
      #expect(layout.lines[0].ascent == plain.lines[0].ascent, "\(pangram.script)")
    }
    for emoji in ["😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "❤️", "1️⃣"] {
      let line = TextLayout(emoji, style: TextStyle(size: 10, fallback: fonts)).lines[0]
      #expect(line.glyphs.count == 1 && line.glyphs[0].bringsColors, "\(emoji)")
    }
    // These have a text form that Unicode prefers.
    for sign in ["☎", "1", "❤\u{FE0E}"] {
      let line = TextLayout(sign, style: TextStyle(size: 10, fallback: fonts)).lines[0]
      #expect(line.glyphs.allSatisfy { !$0.bringsColors }, "\(sign)")
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: pack + "/NotoSansCJK-Regular.ttc"),
      "the fonts of 'make fonts' are not here"))
  func chineseCharactersTakeTheFormOfTheirLanguage() {
    let fonts = FallbackFonts {
      ([], [FontFile(path: Self.pack + "/NotoSansCJK-Regular.ttc")])
    }
    let names = ["ja", "ko", "zh-Hant", "zh-HK", "zh-Hans", "en"].map { language in
      let style = TextStyle(size: 10, language: language, fallback: fonts)
      return TextLayout("骨", style: style).lines[0].glyphs[0].typeface.name
    }
    #expect(
      names == [
        "NotoSansCJKjp-Regular", "NotoSansCJKkr-Regular", "NotoSansCJKtc-Regular",
        "NotoSansCJKhk-Regular", "NotoSansCJKsc-Regular", "NotoSansCJKsc-Regular",
      ])
  }
}
