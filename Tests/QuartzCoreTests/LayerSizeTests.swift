import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// A million layers fit into memory: what each of them has of its own.
@MainActor
struct LayerSizeTests {
  private let scene = LayerScene()

  private func plainLayer(_ number: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: number, y: 2, width: 3, height: 4)
    layer.backgroundColor = CGColor(
      srgbRed: CGFloat(number % 7) / 7, green: 0.5, blue: 0.25, alpha: 1)
    return layer
  }

  @Test func whatEveryLayerHasIsSmall() {
    #expect(MemoryLayout<LayerValues>.size <= 112)
    #expect(MemoryLayout<StillParts>.size <= 48)
    #expect(MemoryLayout<NodePlacement>.size == 8)
    #expect(MemoryLayout<ShownNodes>.size <= 9)
    #expect(MemoryLayout<NodeEffects>.size <= 48)
  }

  /// What is not kept in a layer is not made for it either.
  @Test func plainLayersShareAllThatIsAsInANewOne() {
    let layers = (0..<3).map(plainLayer)
    scene.turn { for layer in layers { scene.root.addSublayer(layer) } }
    #expect(scene.inside { TreeFreezer.freeze(scene.root, at: 0) }.children.count == 3)
    for layer in layers {
      #expect(layer.rareParts == nil && layer.animated == nil && layer.committedState == nil)
      #expect(layer.ownTiming === SharedTiming.plain && layer.shownTiming === SharedTiming.plain)
      #expect(layer.values.isUpright)
    }
  }

  @Test func coloursOfOneSpaceShareIt() throws {
    let name = CGColorSpace.displayP3
    let colors = try (0..<2).map { number in
      let space = try #require(CGColorSpace(name: name))
      return try #require(CGColor(colorSpace: space, components: [0.5, 0.25, CGFloat(number), 1]))
    }
    #expect(colors[0].colorSpace === colors[1].colorSpace)
    #expect(colors[0].components == [0.5, 0.25, 0, 1])
    #expect(colors[0] != colors[1])
  }

  @Test func valuesThatAreAsInANewLayerAfterAllAreDrawnSo() {
    let layer = plainLayer(1)
    scene.turn { scene.root.addSublayer(layer) }
    func frozen() -> RenderNode { scene.inside { TreeFreezer.freeze(scene.root, at: 0) } }
    let before = frozen()
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.transform = CATransform3DMakeScale(2, 3, 1)
    }
    #expect(frozen() != before)
    #expect(frozen().children[0].matrix.m22 == 3)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.transform = CATransform3DIdentity
    }
    #expect(frozen() == before)
  }
}
