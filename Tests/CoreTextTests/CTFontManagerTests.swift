import CoreText
import Foundation
import Glyphs
import Testing
import VirtualTime

@Suite("Fonts that a scene brings")
struct CTFontManagerTests {
  /// A bundled face under another name of the same length.
  private static let file: Data = {
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Glyphs/Fonts/Inter-Bold.otf")
    var bytes = [UInt8]((try? Data(contentsOf: place)) ?? Data())
    for (from, to) in [("Inter", "Dials")] {
      for wide in [true, false] {
        let (from, to) = (Self.bytes(from, wide), Self.bytes(to, wide))
        var place = 0
        while place + from.count <= bytes.count {
          if bytes[place..<place + from.count].elementsEqual(from) {
            bytes.replaceSubrange(place..<place + to.count, with: to)
          }
          place += 1
        }
      }
    }
    return Data(bytes)
  }()

  private static func bytes(_ text: String, _ isWide: Bool) -> [UInt8] {
    text.utf8.flatMap { isWide ? [0, $0] : [$0] }
  }

  private func inScene(_ assets: Bundle? = nil, _ body: (SceneContext) throws -> Void) rethrows {
    let context = SceneContext(
      screen: VirtualScreen(width: 100, height: 100), seed: 1, assets: assets)
    try SceneContext.$current.withValue(context) { try body(context) }
  }

  @Test("a font registered by its file is found by its PostScript, full and family name")
  func url() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).otf")
    try Self.file.write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    inScene { _ in
      #expect(CGFont("Dials-Bold" as CFString) == nil)
      #expect(CTFontManagerRegisterFontsForURL(place, .process, nil))
      #expect(!CTFontManagerRegisterFontsForURL(place, .process, nil))
      for name in ["Dials-Bold", "Dials Bold", "Dials"] {
        let font = CTFontCreateWithName(name, 20, nil)
        #expect(CTFontCopyPostScriptName(font) == "Dials-Bold")
      }
      var problem: NSError?
      #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/none"), .process, &problem))
    }
    // Another scene has only its own.
    inScene { _ in #expect(CGFont("Dials-Bold" as CFString) == nil) }
  }

  @Test("a font read from data is registered and taken away")
  func graphicsFont() throws {
    let font = try #require(CGDataProvider(data: Self.file as CFData).flatMap { CGFont($0) })
    inScene { _ in
      #expect(CTFontManagerRegisterGraphicsFont(font, nil))
      #expect(CGFont("Dials-Bold" as CFString) == font)
      #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
      #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
      #expect(CGFont("Dials-Bold" as CFString) == nil)
    }
  }

  @Test("the fonts that Info.plist names are there; one that is not is noted")
  func appFonts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.file.write(to: folder.appendingPathComponent("Dials.otf"))
    try Data("no font".utf8).write(to: folder.appendingPathComponent("text.ttf"))
    let info: [String: Any] = [
      "UIAppFonts": ["Fonts/Dials.otf", "text.ttf", "../gone.ttf", 3],
      "CFBundleIdentifier": "fonts.\(UUID().uuidString)",
    ]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    inScene(Bundle(path: folder.path)) { context in
      #expect(CGFont("Dials-Bold" as CFString) != nil)
      #expect(context.ledger.entries.map(\.subject) == ["text.ttf"])
    }
  }
}
