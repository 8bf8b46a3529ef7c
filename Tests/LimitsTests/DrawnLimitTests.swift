import CoreGraphics
import Geometry
import Limits
import Stage
import Testing

@testable import CoreImage
@testable import QuartzCore
@testable import Stage

/// What is drawn of a scene where there is one less than the most, the most and one more.
@MainActor
struct DrawnLimitTests {
  private func dot(_ side: CGFloat = 1) -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: side, height: side)
    dot.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    return dot
  }

  private func replicator(_ count: Int, _ x: CGFloat, _ y: CGFloat, of layer: CALayer)
    -> CAReplicatorLayer
  {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeTranslation(x, y, 0)
    replicator.addSublayer(layer)
    return replicator
  }

  /// How many pixels `layer` paints, and what the ledger says.
  private func painted(_ layer: CALayer, width: Int, height: Int) -> (pixels: Int, lines: [String])
  {
    LayerStage.run(size: CGSize(width: width, height: height)) { stage in
      stage.rootLayer.addSublayer(layer)
      let pixels = stage.picture().rasterImage.pixels
      return (stride(from: 3, to: pixels.count, by: 4).count { pixels[$0] > 0 }, stage.unsupported)
    }
  }

  @Test("copies", arguments: [-1, 0, 1])
  func copies(beyond: Int) {
    let count = Limit.copies + beyond
    let seen = painted(replicator(count, 1, 0, of: dot()), width: count, height: 1)
    #expect(seen.pixels == Limit.copies + min(beyond, 0))
    #expect(seen.lines.count == (beyond > 0 ? 1 : 0))
  }

  /// 123 · 813, 100 · 1000 and 11 · 9091 copies: of the last, each of the outer eleven may have 9090.
  @Test("nestedCopies", arguments: [-1, 0, 1])
  func nestedCopies(beyond: Int) {
    let (outer, inner) = [(123, 813), (100, 1000), (11, 9091)][beyond + 1]
    #expect(outer * inner == Limit.nestedCopies + beyond)
    let layer = replicator(outer, 0, 1, of: replicator(inner, 1, 0, of: dot()))
    let seen = painted(layer, width: inner, height: outer)
    #expect(seen.pixels == (beyond > 0 ? 11 * 9090 : outer * inner))
    #expect(seen.lines.count == (beyond > 0 ? 1 : 0))
  }

  /// A replicator's three copies of a layer with two in it are nine layers, and itself is one.
  @Test("copiedLayers", arguments: [-1, 0, 1])
  func copiedLayers(beyond: Int) {
    #expect(CopyBudget().take(Limit.copiedLayers))
    let layer = dot()
    for x in [1, 2] {
      let inner = dot()
      inner.frame.origin.x = CGFloat(x)
      layer.addSublayer(inner)
    }
    let outer = CALayer()
    outer.addSublayer(replicator(3, 0, 1, of: layer))
    LayerStage.run(size: CGSize(width: 3, height: 3)) { stage in
      var context = FreezingContext(for: outer)
      context.copyBudget = CopyBudget(10 - beyond)
      let node = TreeFreezer.freeze(outer, at: 0, in: context)
      // What is beyond is left out: the last copy's two.
      let copies = node.children.first?.children ?? []
      #expect(copies.map(\.children.count) == [2, 2, beyond > 0 ? 0 : 2])
      #expect(
        stage.unsupported.map { $0.contains("more than 9 layers in copies") }
          == (beyond > 0 ? [true] : []))
    }
  }

  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    let context = CGContext(width: 1, height: 1, isOpaque: false)
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    cell.contents = context.makeImage()
    return cell
  }

  @Test("particles", arguments: [-1, 0, 1])
  func particles(beyond: Int) {
    let count = Limit.particles + beyond
    let lines = LayerStage.run(size: CGSize(width: 10, height: 10)) { stage in
      let (emitter, cell) = (CAEmitterLayer(), cell())
      cell.birthRate = 1000
      cell.lifetime = 1000
      emitter.emitterCells = [cell]
      stage.rootLayer.addSublayer(emitter)
      stage.commit()
      // The first is born at once, the next after a thousandth of a second, and so on.
      stage.advance(to: (Double(count) - 0.5) / 1000)
      let seen = emitter.particles(at: stage.time)
      #expect(seen.particles.count == Limit.particles + min(beyond, 0))
      #expect(seen.isWhole == (beyond <= 0))
      #expect(abs((seen.particles.last?.birth ?? 0) - Double(count - 1) / 1000) < 1e-9)
      _ = stage.picture()
      return stage.unsupported
    }
    #expect(lines.count == (beyond > 0 ? 1 : 0))
  }

  @Test("emitterCells", arguments: [-1, 0, 1])
  func emitterCells(beyond: Int) {
    let lines = LayerStage.run(size: CGSize(width: 10, height: 10)) { stage in
      let (emitter, outer) = (CAEmitterLayer(), cell())
      // Half of them in another, and that one.
      let inside = Limit.emitterCells / 2
      outer.emitterCells = (0..<inside).map { _ in cell() }
      let beside = Limit.emitterCells + beyond - inside - 1
      emitter.emitterCells = (0..<beside).map { _ in cell() } + [outer]
      stage.rootLayer.addSublayer(emitter)
      stage.commit()
      let emission = Emission(of: emitter, CellIdentities())
      let count = emission.cells.reduce(0) { $0 + 1 + $1.cells.count }
      #expect(count == Limit.emitterCells + min(beyond, 0))
      _ = stage.picture()
      return stage.unsupported
    }
    #expect(lines.count == (beyond > 0 ? 1 : 0))
  }

  /// Counts the tiles that it draws.
  private final class CountingLayer: CATiledLayer {
    var count = 0
    override func draw(in ctx: CGContext) { count += 1 }
  }

  @Test("tiles", arguments: [-1, 0, 1])
  func tiles(beyond: Int) {
    let count = Limit.tiles + beyond
    let layer = CountingLayer()
    layer.tileSize = CGSize(width: 1, height: 1)
    layer.setNeedsDisplay()
    layer.frame = CGRect(x: 0, y: 0, width: count, height: 1)
    let seen = painted(layer, width: count, height: 1)
    #expect(layer.count == (beyond > 0 ? 0 : count))
    #expect(seen.lines.count == (beyond > 0 ? 1 : 0))
  }

  @Test("dashes", arguments: [-1, 0, 1])
  func dashes(beyond: Int) {
    let count = Limit.dashes + beyond
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(Double(2 * count), 0))
    let dashed = path.flattened(tolerance: 0.1).dashed(pattern: [1, 1], phase: 0)
    #expect(dashed.contours.count == (beyond > 0 ? 1 : count))
  }

  /// 8191 · 8193, 8192 · 8192 and 8065 · 8321 pixels.
  @Test("drawnPixels", arguments: [-1, 0, 1])
  func drawnPixels(beyond: Int) {
    let (width, height) = [(8191, 8193), (8192, 8192), (8065, 8321)][beyond + 1]
    #expect(width * height == Limit.drawnPixels + beyond)
    #expect(PixelArea(x: 0, y: 0, width: width, height: height).isTooLarge == (beyond > 0))
    let cut = LayerStage.pictureSize(CGSize(width: width, height: height), scale: 1)
    #expect(cut.width == width)
    #expect(cut.height == height - max(0, beyond))
  }
}
