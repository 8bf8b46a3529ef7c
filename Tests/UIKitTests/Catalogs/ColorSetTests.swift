import CoreGraphics
import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Colour and data sets of asset catalogs")
struct ColorSetTests {
  private func color(_ space: String, _ components: String) -> String {
    "{\"color-space\": \"\(space)\", \"components\": {\(components)}}"
  }

  private func set(_ color: String, dark: String? = nil) -> String {
    let dark = dark.map {
      ", {\"idiom\": \"universal\", \"color\": \($0), \"appearances\": "
        + "[{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
    }
    return "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}\(dark ?? "")]}"
  }

  private func named(_ text: String, isDark: Bool = false) throws -> UIColor? {
    let folder = try CatalogFolder(["A.xcassets/tone.colorset/Contents.json": text])
    return folder.run(isDark: isDark) { _ in
      UIColor(named: "tone").map { UIColor(cgColor: $0.cgColor) }
    }
  }

  @Test(
    "components are read in every spelling",
    arguments: [
      ("\"0xFF\", \"green\": \"0x33\", \"blue\": \"0x00\"", [1, 0.2, 0]),
      ("\"255\", \"green\": \"51\", \"blue\": \"0\"", [1, 0.2, 0]),
      ("\"1.000\", \"green\": \"0.200\", \"blue\": \"0.000\"", [1, 0.2, 0]),
      ("1, \"green\": 0.2, \"blue\": 0", [1, 0.2, 0]),
      ("\"1\", \"green\": \"0x01\", \"blue\": \"1.0\"", [1 / 255.0, 1 / 255.0, 1]),
    ] as [(String, [Double])])
  func components(text: String, expected: [Double]) throws {
    let entry = color("srgb", "\"alpha\": \"0.500\", \"red\": \(text)")
    let found = try #require(try named(set(entry)))
    #expect(
      found
        == UIColor(
          red: CGFloat(expected[0]), green: CGFloat(expected[1]), blue: CGFloat(expected[2]),
          alpha: 0.5))
  }

  @Test("every colour space means itself")
  func spaces() throws {
    let rgb = "\"red\": \"0.5\", \"green\": \"0.25\", \"blue\": \"1.0\", \"alpha\": \"1\""
    #expect(
      try named(set(color("display-p3", rgb)))
        == UIColor(displayP3Red: 0.5, green: 0.25, blue: 1, alpha: 1))
    #expect(
      try named(set(color("extended-srgb", rgb)))
        == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    let linear = try #require(try named(set(color("extended-linear-srgb", rgb))))
    #expect(linear.cgColor.colorSpace?.name == CGColorSpace.extendedLinearSRGB)
    for space in ["gray-gamma-22", "extended-gray"] {
      #expect(
        try named(set(color(space, "\"white\": \"0x80\", \"alpha\": \"0.25\"")))
          == UIColor(white: 128 / 255, alpha: 0.25))
    }
    #expect(try named(set(color("cmyk", rgb))) == nil)
  }

  @Test("the dark variant is taken where the scene is dark; system colours follow, too")
  func dark() throws {
    let white = color("gray-gamma-22", "\"white\": \"1.0\"")
    let black = color("gray-gamma-22", "\"white\": \"0.0\"")
    #expect(try named(set(black, dark: white)) == UIColor(white: 0, alpha: 1))
    #expect(try named(set(black, dark: white), isDark: true) == UIColor(white: 1, alpha: 1))
    let reference = "{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}"
    #expect(
      try named(set(reference)) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    #expect(
      try named(set(reference), isDark: true)
        == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    let folder = try CatalogFolder()
    folder.run(isDark: true) { _ in
      #expect(UIColor.systemBackground == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
  }

  @Test("an empty or broken colour is none")
  func empty() throws {
    #expect(try named("{\"colors\": [{\"idiom\": \"universal\"}]}") == nil)
    #expect(try named("{\"colors\": [3]}") == nil)
    #expect(try named(set(color("srgb", "\"red\": \"0xZZ\""))) == nil)
    #expect(try named(set("{\"reference\": \"noColor\"}")) == nil)
  }

  @Test("the accent colour that Info.plist names tints what has no tint")
  func accent() throws {
    let info: [String: Any] = [
      "NSAccentColorName": "AccentColor", "CFBundleIdentifier": "accent.\(UUID().uuidString)",
    ]
    let red = color("srgb", "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"")
    for (text, expected) in [
      (set(red), UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      ("{\"colors\": [{\"idiom\": \"universal\"}]}", .systemBlue),
    ] {
      let folder = try CatalogFolder(["A.xcassets/AccentColor.colorset/Contents.json": text])
      try folder.write(
        "Info.plist",
        PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0))
      folder.run { _ in #expect(UIView().tintColor == expected) }
    }
  }

  @Test("a data set gives its file")
  func data() throws {
    let folder = try CatalogFolder([
      "A.xcassets/text.dataset/Contents.json": """
      {"data": [{"idiom": "universal", "filename": "a.json",
        "universal-type-identifier": "public.json"}]}
      """, "A.xcassets/text.dataset/a.json": "[1]",
      "A.xcassets/gone.dataset/Contents.json": "{\"data\": [{\"filename\": \"b\"}]}",
    ])
    folder.run { context in
      let asset = NSDataAsset(name: "text")
      #expect(asset?.data == Data("[1]".utf8))
      #expect(asset?.typeIdentifier == "public.json")
      #expect(NSDataAsset(name: "none") == nil)
      #expect(NSDataAsset(name: "gone") == nil)
      #expect(context.ledger.entries.count == 1)
    }
  }
}
