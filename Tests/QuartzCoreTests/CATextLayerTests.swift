import Geometry
import Glyphs
import QuartzCore
import RenderTree
import Testing

/// Strings, fonts and alignment.
@MainActor
struct CATextLayerTests {
  private let scene = LayerScene()
  private let layer = CATextLayer()

  private func path() throws -> Path {
    if layer.superlayer == nil { _ = scene.add(layer) }
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    let node = try #require(root.children.first)
    guard case .fill(let path, _, _) = node.content.first else { return Path() }
    return path
  }

  private func left(_ path: Path) throws -> Double { try #require(path.tightBounds).minX }

  @Test func theFirstLineStandsAtTheTop() throws {
    layer.bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    layer.string = "Hx"
    layer.fontSize = 20
    let expected = TextLayout("Hx", style: TextStyle(size: 20)).path(at: Point(10, 20))
    #expect(try path() == expected)
  }

  @Test func alignmentMovesTheLine() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.string = NSAttributedString(string: "iii")
    let start = try left(path())
    layer.alignmentMode = .right
    let end = try left(path())
    layer.alignmentMode = .center
    #expect(isClose(try left(path()), (start + end) / 2, 1e-9))
    #expect(end > start)
  }

  @Test func theFontsNameGivesTheWeight() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.string = "H"
    layer.font = "Helvetica-Bold"
    layer.fontSize = 30
    let bold = TextStyle(typeface: BundledFonts.interface(weight: .bold), size: 30)
    #expect(try path() == TextLayout("H", style: bold, width: 200).path())
  }

  @Test func textWithoutColourOrLettersDrawsNothing() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.string = " "
    #expect(try path().isEmpty)
    layer.string = "H"
    layer.foregroundColor = nil
    #expect(try path().isEmpty)
  }
}
