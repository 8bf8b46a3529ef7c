import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

/// A million layers fit into memory: what each of them takes.
@MainActor
struct LayerSizeTests {
  private let scene = LayerScene()

  /// Bytes that the system set aside for `object` alone.
  private func size(of object: AnyObject) -> Int {
    malloc_usable_size(Unmanaged.passUnretained(object).toOpaque())
  }

  private func plainLayer(_ number: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: number, y: 2, width: 3, height: 4)
    layer.backgroundColor = CGColor(
      srgbRed: CGFloat(number % 7) / 7, green: 0.5, blue: 0.25, alpha: 1)
    return layer
  }

  @Test func aLayerItsColourAndItsNodeTakeLessThanSixHundredBytes() throws {
    let layer = plainLayer(3)
    scene.turn { scene.root.addSublayer(layer) }
    let node = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }.children[0]
    let color = try #require(layer.backgroundColor)
    #expect(size(of: layer) + size(of: node) + size(of: color) < 600)
  }

  /// What is not kept in a layer is not made for it either.
  @Test func plainLayersShareAllThatIsAsInANewOne() {
    let count = 2000
    let before = mallinfo2().uordblks
    let layers = (0..<count).map(plainLayer)
    scene.turn { for layer in layers { scene.root.addSublayer(layer) } }
    let tree = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    let bytes = Int(mallinfo2().uordblks) - Int(before)
    #expect(tree.children.count == count)
    #expect(bytes / count < 760)
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
