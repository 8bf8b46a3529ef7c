import AttributedText
import CoreGraphics
import Geometry
import Glyphs
import QuartzCore
import Raster
import RenderTree
import Testing

/// Strings, fonts and alignment.
@MainActor
struct CATextLayerTests {
  private let scene = LayerScene()
  private let layer = CATextLayer()

  /// What the layer shows after a turn, new text at once.
  private func content() throws -> [NodeContent] {
    layer.actions = ["contents": NSNull()]
    if layer.superlayer == nil { _ = scene.add(layer) }
    scene.turn {}
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    return try #require(root.children.first).content
  }

  private func path() throws -> Path {
    guard case .fill(let path, _, _) = try content().first else { return Path() }
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
    layer.font = CGFont("Helvetica-Bold")
    #expect(try path() == TextLayout("H", style: bold, width: 200).path())
  }

  @Test func textWithoutColourOrLettersDrawsNothing() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.string = " "
    #expect(try path().isEmpty)
    layer.string = "H"
    scene.inside {
      CATransaction.setDisableActions(true)
      layer.foregroundColor = nil
    }
    #expect(try path().isEmpty)
  }

  @Test func anAttributedStringIsSmallAndBlackByItself() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.font = "Helvetica-Bold"
    layer.foregroundColor = .white
    layer.string = NSAttributedString(string: "H")
    guard case .fill(let path, _, let color) = try content().first else {
      Issue.record("text is filled")
      return
    }
    #expect(path == TextLayout("H", style: TextStyle(size: 12), width: 200).path())
    #expect(color == .black)
  }

  @Test func textEndsAtTheBounds() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    layer.string = "HHHHHHHH"
    guard case .clipped(let parts, let box) = try content().first else {
      Issue.record("text that is too long is cut off")
      return
    }
    #expect(parts.count == 1)
    #expect(box == Rect(x: 0, y: 0, width: 50, height: 100))
  }

  @Test func whatIsChangedInAMutableStringLaterDoesNotShow() throws {
    let string = NSMutableAttributedString(string: "H")
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    layer.string = string
    let before = try path()
    string.append(NSAttributedString(string: "HH"))
    #expect(try path() == before)
    #expect((layer.string as? NSAttributedString)?.length == 1)
  }

  @Test func attributesAloneAreAChange() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    layer.string = NSAttributedString(string: "H")
    let plain = try path()
    layer.string = NSAttributedString(
      string: "H", attributes: [.init(rawValue: "NSFont"): CGFont("Helvetica-Bold") as Any])
    #expect(layer.needsDisplay())
    #expect(try path() != plain)
  }

  /// A subclass that centres its text, as many do.
  private final class Centred: CATextLayer {
    override func draw(in context: CGContext) {
      context.saveGState()
      context.translateBy(x: 0, y: 30)
      super.draw(in: context)
      context.restoreGState()
    }
  }

  @Test func aSubclassMovesWhatItsSuperclassDraws() throws {
    let moved = Centred()
    moved.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    moved.string = "H"
    moved.fontSize = 20
    moved.contentsScale = 3
    scene.turn { scene.root.addSublayer(moved) }
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    guard case .fill(let path, _, _) = root.children.first?.content.first else {
      Issue.record("text is filled")
      return
    }
    let bounds = try #require(path.tightBounds)
    let expected = try #require(
      TextLayout("H", style: TextStyle(size: 20)).path(at: Point(0, 30)).tightBounds)
    #expect(isClose(bounds.minY, expected.minY, 1e-9))
    #expect(isClose(bounds.minX, expected.minX, 1e-9))
    #expect(moved.contents == nil)
  }

  @Test func textIsDrawnIntoAContextToo() throws {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.string = "H"
    let context = try #require(CGContext(filledBy: layer.bounds.size, scale: 1, isOpaque: false))
    layer.draw(in: context)
    #expect(!context.isBlank)
  }

  @Test func contentsThatSomebodySetSurviveADisplay() throws {
    let context = CGContext(width: 2, height: 2, isOpaque: true)
    let image = try #require(context.makeImage())
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = image
    layer.string = "H"
    #expect(try content().count == 2)
    #expect(layer.contents as? CGImage === image)
  }
}
