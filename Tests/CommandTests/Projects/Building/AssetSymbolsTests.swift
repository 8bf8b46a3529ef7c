import Foundation
import Testing

@testable import RenderCommand

@Suite("Names that Xcode makes of asset catalogs")
struct AssetSymbolsTests {
  @Test(
    "the name of a set is that of a member as Xcode writes it",
    arguments: [
      ("AccentColor", "Color", "accent"), ("BGColorOne", "Color", "bgColorOne"),
      ("121212", "Color", "_121212"), ("color_24292B", "Color", "color24292B"),
      ("tiko_avatar", "Image", "tikoAvatar"), ("CrystalDropLogo", "Image", "crystalDropLogo"),
      ("arrow_basic_e", "Image", "arrowBasicE"), ("child-studying", "Image", "childStudying"),
      ("Image 10", "Image", "image10"), ("default", "Image", "`default`"),
      ("1-2", "Image", "_1_2"), ("LOGO", "Image", "logo"), ("Image", "Image", "image"),
    ])
  func members(set: String, kind: String, member: String) {
    #expect(AssetName.member(set, kind: kind) == member)
  }

  @Test("a folder with a namespace is a type")
  func types() {
    #expect(AssetName.type("iconPreviews") == "IconPreviews")
    #expect(AssetName.type("GameUI") == "GameUI")
    #expect(AssetName.type("--") == nil)
  }

  private func source(_ texts: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    for name in [
      "Brand.colorset", "red.colorset", "dog face.imageset", "icons/home.imageset",
      "plain/Deep.colorset",
    ] {
      try FileManager.default.createDirectory(
        at: catalog.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
      .write(to: catalog.appendingPathComponent("icons/Contents.json"))
    return AssetSymbols(catalogs: [catalog.path], texts: texts).source(bundle: "Bundle.main")
  }

  @Test("nothing is made for sources that use nothing")
  func unused() throws {
    #expect(try source(["label.textColor = .red", "UIImage(named: \"dog face\")"]) == nil)
    #expect(try source(["x.brandName = 1"]) == nil)
  }

  @Test("members are made of what is used, and resources of everything")
  func used() throws {
    let text = try #require(try source(["view.backgroundColor = .brand", "UIImage.Icons.home"]))
    for line in [
      "static let brand = ColorResource(name: \"Brand\", bundle: Bundle.main)",
      "static let deep = ColorResource(name: \"Deep\", bundle: Bundle.main)",
      "static let red = ColorResource(name: \"red\", bundle: Bundle.main)",
      "static let dogFace = ImageResource(name: \"dog face\", bundle: Bundle.main)",
      "static let home = ImageResource(name: \"icons/home\", bundle: Bundle.main)",
      "static var brand: UIColor { UIColor(resource: .brand) }",
      "static var home: UIImage { UIImage(resource: .Icons.home) }",
    ] {
      #expect(text.contains(line), "\(line) is missing")
    }
    #expect(!text.contains("UIColor(resource: .red)"))
    #expect(!text.contains("UIColor(resource: .deep)"))
  }

  @Test("a member that the author declares is left to the author")
  func declared() throws {
    let own = "extension UIColor { static let brand = UIColor(named: \"Brand\")! }"
    #expect(try source([own, "view.backgroundColor = .brand"]) == nil)
  }
}
