import Foundation
import Testing

@testable import RenderCommand

/// A font that cannot be read is named before anything is drawn without it.
@Suite struct FontHeaderTests {
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Glyphs/Fonts").standardizedFileURL

  private func trouble(_ bytes: Data) throws -> String? {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a.otf")
    try bytes.write(to: file)
    return FontHeader.trouble(inFile: file.path)
  }

  @Test func bundledFontsAreSound() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fonts.path)
    let fonts = names.filter { $0.hasSuffix(".otf") }
    #expect(!fonts.isEmpty)
    for name in fonts {
      let file = Self.fonts.appendingPathComponent(name)
      #expect(FontHeader.trouble(inFile: file.path) == nil, "\(name)")
    }
  }

  @Test func aFontCutAnywhereIsNot() throws {
    let whole = try Data(contentsOf: Self.fonts.appendingPathComponent("Inter-Regular.otf"))
    #expect(try trouble(whole) == nil)
    for length in [0, 1, 11, 12, 60, 1000, whole.count / 2, whole.count - 16] {
      #expect(try trouble(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(try trouble(whole.prefix(0)) == "is empty")
    #expect(try trouble(Data("just a text file\n".utf8)) == "is no OpenType font")
  }

  @Test func aCollectionIsLookedThrough() throws {
    // Two faces at 20 and 48, of one table each, that ends with the file.
    func face(_ end: UInt8) -> [UInt8] {
      [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("cmap".utf8) + [
        0, 0, 0, 0, 0, 0, 0, end - 4, 0, 0, 0, 4,
      ]
    }
    func collection(_ end: UInt8, second: UInt8 = 48) -> Data {
      Data(
        Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, second] + face(80)
          + face(end)
          + [1, 2, 3, 4])
    }
    #expect(try trouble(collection(80)) == nil)
    #expect(try trouble(collection(81)) == "is damaged: it ends before its tables do")
    #expect(
      try trouble(collection(80, second: 47))
        == "is damaged: it names faces that it does not hold")
  }
}
