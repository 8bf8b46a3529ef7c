import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// 7.8: tiled layers.
@MainActor
struct TiledLayerTests {
  /// Takes note of every tile it is asked for and paints it.
  private final class Painter: NSObject, CALayerDelegate {
    var tiles: [CGRect] = []
    var scales: [CGFloat] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
      let tile = ctx.boundingBoxOfClipPath
      tiles.append(tile)
      scales.append(ctx.ctm.a)
      let isEven = (Int(tile.minX) / 50 + Int(tile.minY) / 50) % 2 == 0
      ctx.setFillColor(CGColor(srgbRed: isEven ? 1 : 0, green: 0, blue: isEven ? 0 : 1, alpha: 1))
      ctx.fill(layer.bounds)
    }
  }

  private func tiled(_ painter: Painter, tile: CGFloat = 50) -> CATiledLayer {
    let layer = CATiledLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.tileSize = CGSize(width: tile, height: tile)
    layer.delegate = painter
    return layer
  }

  // M GS, Tests/quartzcore/CATiledLayer.
  @Test func whatATiledLayerStartsWithAndKeeps() {
    let layer = CATiledLayer()
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.opacity == 1)
    #expect(CATiledLayer.fadeDuration() == 0.25)
    layer.levelsOfDetail = 3
    layer.levelsOfDetailBias = 2
    layer.tileSize = CGSize(width: 64, height: 32)
    #expect(layer.levelsOfDetail == 3 && layer.levelsOfDetailBias == 2)
    #expect(layer.tileSize == CGSize(width: 64, height: 32))
    layer.setValue(4, forKey: "levelsOfDetail")
    layer.setValue(16, forKeyPath: "tileSize.width")
    #expect(layer.levelsOfDetail == 4 && layer.tileSize.width == 16)
    #expect(CATiledLayer.defaultValue(forKey: "levelsOfDetail") as? Int == 1)
  }

  // D: one call for each tile, clipped to it.
  @Test func eachTileIsDrawnByItself() {
    onStage { stage in
      let painter = Painter()
      let layer = tiled(painter)
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(
        painter.tiles == [
          CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
          CGRect(x: 0, y: 50, width: 50, height: 50), CGRect(x: 50, y: 50, width: 50, height: 50),
        ])
      #expect(painter.scales == [1, 1, 1, 1])
      let pixels = stage.pixels()
      #expect(pixels[25, 25] == [255, 0, 0, 255] && pixels[75, 25] == [0, 0, 255, 255])
      #expect(pixels[49, 0] == [255, 0, 0, 255] && pixels[50, 0] == [0, 0, 255, 255])
      #expect(pixels.coveredArea == 10_000 && painter.tiles.count == 4)
    }
  }

  @Test func nothingIsDrawnBeforeItIsAskedFor() {
    onStage { stage in
      let painter = Painter()
      let layer = stage.show(tiled(painter))
      #expect(painter.tiles.isEmpty && stage.pixels().coveredArea == 0)
      stage.turn { layer.setNeedsDisplay() }
      #expect(painter.tiles.count == 4)
      stage.turn { layer.setNeedsDisplay(CGRect(x: 60, y: 60, width: 5, height: 5)) }
      #expect(painter.tiles.count == 5)
      #expect(painter.tiles.last == CGRect(x: 50, y: 50, width: 50, height: 50))
      stage.turn { layer.setNeedsDisplay() }
      #expect(painter.tiles.count == 9)
    }
  }

  @Test func whatIsNotSeenIsNotDrawn() {
    onStage { stage in
      let painter = Painter()
      let layer = tiled(painter)
      layer.frame = CGRect(x: -400, y: -400, width: 100_000, height: 100_000)
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(painter.tiles.count == 4)
      #expect(painter.tiles.first == CGRect(x: 400, y: 400, width: 50, height: 50))
      // Scrolled by half a tile, the next come into sight.
      stage.turn {
        CATransaction.setDisableActions(true)
        stage.rootLayer.bounds.origin.x = 25
      }
      #expect(painter.tiles.count == 6)
    }
  }

  // Tiles have their size in pixels: at two pixels a point they are half as wide.
  @Test func theContentsScaleMakesTilesFiner() {
    onStage { stage in
      let painter = Painter()
      let layer = tiled(painter)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(painter.tiles.count == 16 && painter.scales.allSatisfy { $0 == 2 })
      #expect(painter.tiles.first == CGRect(x: 0, y: 0, width: 25, height: 25))
    }
  }

  // D: levels of detail are halves, the bias adds doubles. The coarsest that need not be enlarged.
  @Test(arguments: [
    (1.0, 1, 0, 1.0), (0.5, 1, 0, 1), (4, 1, 0, 1), (0.5, 4, 0, 0.5), (0.25, 4, 0, 0.25),
    (0.3, 4, 0, 0.5), (0.01, 4, 0, 0.125), (1, 3, 2, 1), (2, 3, 2, 2), (3, 3, 2, 4), (8, 3, 2, 4),
    (0.5, 3, 2, 1), (2, 1, 1, 2),
  ])
  func theLevelFollowsTheScaleOnScreen(zoom: Double, levels: Int, bias: Int, scale: Double) {
    onStage { stage in
      let painter = Painter()
      let layer = tiled(painter, tile: 100)
      layer.levelsOfDetail = levels
      layer.levelsOfDetailBias = bias
      layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(!painter.scales.isEmpty && painter.scales.allSatisfy { Double($0) == scale })
    }
  }

  @Test func zoomingDrawsTheNextLevel() {
    onStage { stage in
      let painter = Painter()
      let layer = tiled(painter)
      (layer.levelsOfDetail, layer.levelsOfDetailBias) = (2, 1)
      layer.setNeedsDisplay()
      let zoomed = CALayer()
      zoomed.frame = stage.rootLayer.bounds
      zoomed.addSublayer(layer)
      _ = stage.show(zoomed)
      #expect(painter.scales == [1, 1, 1, 1])
      stage.turn {
        CATransaction.setDisableActions(true)
        zoomed.transform = CATransform3DMakeScale(2, 2, 1)
      }
      // The middle half of the layer is seen: 2 × 2 tiles of 25 points.
      #expect(painter.scales.dropFirst(4).allSatisfy { $0 == 2 })
      #expect(painter.tiles.dropFirst(4).first == CGRect(x: 25, y: 25, width: 25, height: 25))
      #expect(painter.tiles.count == 8)
      stage.turn { zoomed.transform = CATransform3DIdentity }
      stage.advance(by: 1)
      #expect(stage.pixels().coveredArea == 10_000)
    }
  }

  @Test func tilesAtTheEdgeAreCutToTheBounds() {
    onStage { stage in
      let painter = Painter()
      let layer = tiled(painter, tile: 80)
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(painter.tiles.last == CGRect(x: 80, y: 80, width: 20, height: 20))
      #expect(stage.pixels().coveredArea == 10_000)
    }
  }

  // A subclass draws by itself, as any layer.
  @Test func aSubclassDrawsItsTiles() {
    final class Grid: CATiledLayer {
      var drawn = 0
      override class func fadeDuration() -> CFTimeInterval { 0 }
      override func draw(in ctx: CGContext) {
        drawn += 1
        ctx.fill(ctx.boundingBoxOfClipPath.insetBy(dx: 5, dy: 5))
      }
    }
    onStage { stage in
      let layer = Grid()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.tileSize = CGSize(width: 50, height: 50)
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(layer.drawn == 4 && Grid.fadeDuration() == 0)
      #expect(stage.pixels().coveredArea == 4 * 1600)
    }
  }

  // D: a view whose layer is tiled draws rectangle by rectangle.
  @Test func aTiledViewDrawsItsTiles() {
    final class Map: UIView {
      var rects: [CGRect] = []
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    onStage { stage in
      let map = Map(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      (map.layer as? CATiledLayer)?.tileSize = CGSize(width: 50, height: 50)
      map.layer.contentsScale = 1
      _ = stage.show(map.layer)
      #expect(
        map.rects == [
          CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
        ])
      #expect(stage.pixels().coveredArea == 5000)
    }
  }
}
