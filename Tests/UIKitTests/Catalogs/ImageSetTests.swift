import CoreGraphics
import Testing
import UIKit
import VirtualTime

@MainActor
@Suite("Image sets of asset catalogs")
struct ImageSetTests {
  private func entry(_ file: String, _ scale: Int?, more: String = "") -> String {
    let scale = scale.map { "\"scale\": \"\($0)x\"," } ?? ""
    return "{\(scale) \(more) \"filename\": \"\(file)\", \"idiom\": \"universal\"}"
  }

  private func set(_ entries: String..., properties: String = "{}") -> String {
    "{\"images\": [\(entries.joined(separator: ","))], \"properties\": \(properties)}"
  }

  @Test(
    "the variant of the screen's scale is taken, else the next larger, else the next smaller",
    arguments: [(1.0, 1), (2.0, 3), (3.0, 3)])
  func scales(screen: Double, expected: Int) throws {
    let folder = try CatalogFolder([
      "A.xcassets/dog.imageset/Contents.json": set(
        entry("a.png", 1), "{\"idiom\": \"universal\", \"scale\": \"2x\"}", entry("c.png", 3))
    ])
    try folder.write("A.xcassets/dog.imageset/a.png", 4, 2, .red)
    try folder.write("A.xcassets/dog.imageset/c.png", 12, 6, .blue)
    folder.run(scale: screen) { _ in
      let image = UIImage(named: "dog")
      #expect(image?.scale == CGFloat(expected))
      #expect(image?.size == CGSize(width: 4, height: 2))
    }
    let small = try CatalogFolder(["A.xcassets/dog.imageset/Contents.json": set(entry("a.png", 1))])
    try small.write("A.xcassets/dog.imageset/a.png", 4, 2, .red)
    small.run(scale: 3) { _ in #expect(UIImage(named: "dog")?.scale == 1) }
  }

  @Test("a set is found with the ending of a file, and whatever way letters with marks are written")
  func namesOfOtherForms() throws {
    let folder = try CatalogFolder([
      "A.xcassets/flake.imageset/Contents.json": set(entry("f.png", 2)),
      "A.xcassets/atatu\u{308}rk.imageset/Contents.json": set(entry("u\u{308}.png", 2)),
    ])
    try folder.write("A.xcassets/flake.imageset/f.png", 4, 2, .red)
    try folder.write("A.xcassets/atatu\u{308}rk.imageset/\u{fc}.png", 6, 2, .red)
    folder.run { _ in
      #expect(UIImage(named: "flake.png")?.size.width == 2)
      #expect(UIImage(named: "flake.gone") == nil)
      #expect(UIImage(named: "atat\u{fc}rk")?.size.width == 3)
    }
  }

  @Test("dark appearance, idiom and width class choose among variants")
  func variants() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}],"
    let folder = try CatalogFolder([
      "A.xcassets/a.imageset/Contents.json": set(
        entry("light.png", 2), entry("dark.png", 2, more: dark)),
      "A.xcassets/b.imageset/Contents.json": set(
        entry("all.png", 2), "{\"idiom\": \"ipad\", \"scale\": \"2x\", \"filename\": \"pad.png\"}"),
      "A.xcassets/c.imageset/Contents.json": set(
        entry("any.png", 2), entry("wide.png", 2, more: "\"width-class\": \"regular\",")),
    ])
    for (name, color) in [("a/light", UIColor.red), ("a/dark", .blue)] {
      let parts = name.split(separator: "/")
      try folder.write("A.xcassets/\(parts[0]).imageset/\(parts[1]).png", 2, 2, color)
    }
    for name in ["b.imageset/all", "c.imageset/any"] {
      try folder.write("A.xcassets/\(name).png", 2, 2, .red)
    }
    for name in ["b.imageset/pad", "c.imageset/wide"] {
      try folder.write("A.xcassets/\(name).png", 2, 2, .blue)
    }
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    folder.run { _ in #expect(UIImage(named: "a")?.pixel(0, 0) == red) }
    folder.run(isDark: true) { _ in #expect(UIImage(named: "a")?.pixel(0, 0) == blue) }
    folder.run { _ in
      #expect(UIImage(named: "b")?.pixel(0, 0) == red)
      #expect(UIImage(named: "c")?.pixel(0, 0) == red)
    }
    folder.run(width: 768) { _ in
      #expect(UIImage(named: "b")?.pixel(0, 0) == blue)
      #expect(UIImage(named: "c")?.pixel(0, 0) == blue)
    }
  }

  @Test("several catalogs are looked into, folders alone name nothing, namespaces do")
  func places() throws {
    let folder = try CatalogFolder([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Plain/one.imageset/Contents.json": set(entry("a.png", 1)),
      "B.xcassets/Named/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "B.xcassets/Named/Deep/two.imageset/Contents.json": set(entry("a.png", 1)),
    ])
    try folder.write("A.xcassets/Plain/one.imageset/a.png", 2, 2, .red)
    try folder.write("B.xcassets/Named/Deep/two.imageset/a.png", 2, 2, .red)
    folder.run { _ in
      #expect(UIImage(named: "one") != nil)
      #expect(UIImage(named: "Plain/one") == nil)
      #expect(UIImage(named: "Named/two") != nil)
      #expect(UIImage(named: "two") == nil)
      #expect(UIImage(named: "one", in: Bundle(path: "/"), compatibleWith: .current) != nil)
    }
  }

  @Test("a set says whether its pictures are stencils")
  func template() throws {
    let folder = try CatalogFolder([
      "A.xcassets/a.imageset/Contents.json": set(
        entry("a.png", 2), properties: "{\"template-rendering-intent\": \"template\"}")
    ])
    try folder.write("A.xcassets/a.imageset/a.png", 2, 2, .red)
    try folder.run { _ in
      let image = try #require(UIImage(named: "a"))
      #expect(image.renderingMode == .alwaysTemplate)
      let view = UIImageView(image: image)
      view.tintColor = .green
      let shown = try #require(view.layer.contents as? CoreGraphics.CGImage)
      #expect(UIImage(cgImage: shown).pixel(0, 0) == [0, 255, 0, 255])
    }
  }

  @Test("slices keep their edges and the pixels of the centre that they name")
  func slices() throws {
    let resizing = """
      "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 2},
        "cap-insets": {"left": 4, "right": 6}},
      """
    let folder = try CatalogFolder([
      "A.xcassets/a.imageset/Contents.json": set(entry("a.png", 2, more: resizing))
    ])
    try folder.write("A.xcassets/a.imageset/a.png", 30, 4, .red, .green, .blue)
    try folder.run { _ in
      let image = try #require(UIImage(named: "a"))
      #expect(image.cgImage?.width == 12)
      #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
      #expect(image.resizingMode == .stretch)
      // Red from the left edge and the centre, blue from the right.
      #expect(image.pixel(5, 1) == [255, 0, 0, 255])
      #expect(image.pixel(6, 1) == [0, 0, 255, 255])
      let view = UIImageView(image: image)
      #expect(view.layer.contentsCenter == CGRect(x: 4.0 / 12, y: 0, width: 2.0 / 12, height: 1))
    }
  }

  @Test("a drawing is shown by the pictures that were made of it")
  func drawings() throws {
    let folder = try CatalogFolder([
      "A.xcassets/a.imageset/Contents.json": set(entry("a.pdf", nil)), "b.svg": "<svg/>",
    ])
    for scale in 1...3 {
      try folder.write("A.xcassets/a.imageset/a.pdf@\(scale)x.png", 2 * scale, scale, .red)
      try folder.write("b.svg@\(scale)x.png", 2 * scale, scale, .red)
    }
    folder.run(scale: 3) { _ in
      for name in ["a", "b"] {
        #expect(UIImage(named: name)?.scale == 3)
        #expect(UIImage(named: name)?.size == CGSize(width: 2, height: 1))
      }
    }
  }

  @Test("broken sets, names that lead out and pictures that are not there are noted")
  func broken() throws {
    let folder = try CatalogFolder([
      "secret.png": "", "A.xcassets/a.imageset/Contents.json": "{",
      "A.xcassets/b.imageset/Contents.json": set(entry("../../secret.png", 2)),
      "A.xcassets/c.imageset/Contents.json": set(entry("gone.png", 2)),
      "A.xcassets/d.imageset/Contents.json": "{\"images\": {\"scale\": [1]}}",
      "A.xcassets/e.imageset/Contents.json": "[]",
      "A.xcassets/f.imageset/Contents.json": "{\"images\": [{\"filename\": 5}]}",
      "A.xcassets/g.imageset/Contents.json": set(entry("g.png", 0)), "photo.bmp": "BM",
      "A.xcassets/g.imageset/g.png": "\u{89}PNG", "cut.jpg": "no picture",
    ])
    try folder.write("secret.png", 2, 2, .red)
    folder.run { context in
      for name in [
        "a", "b", "c", "d", "e", "f", "g", "photo.bmp", "cut.jpg", "", "..", "../secret",
        "A.xcassets",
      ] {
        #expect(UIImage(named: name) == nil)
      }
      #expect(
        context.ledger.entries.map(\.subject)
          == ["a", "b", "c", "d", "e", "f", "g", "g"].map { "A.xcassets/\($0).imageset" }
          + ["photo.bmp", "cut.jpg"])
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(context.ledger.entries.last?.subject == "3 bytes")
    }
  }

  @Test("the scene's own drawing goes before a catalog")
  func drawingsFirst() throws {
    let folder = try CatalogFolder(["A.xcassets/a.imageset/Contents.json": set(entry("a.png", 2))])
    try folder.write("A.xcassets/a.imageset/a.png", 2, 2, .red)
    folder.run { _ in
      #expect(UIImage(named: "a")?.size == CGSize(width: 1, height: 1))
      SceneDrawings.register("a", size: CGSize(width: 7, height: 7)) { _ in }
      #expect(UIImage(named: "a")?.size == CGSize(width: 7, height: 7))
    }
  }
}
