import QuartzCore
import Testing

// 6.9: what `render(in:)` draws, measured on Apple's framework.

@MainActor
struct RenderInContextTests {
  private func square(_ frame: CGRect, _ color: CGColor? = solidColor(red: 255)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// Where anything is painted in a picture of 100 × 100 pixels, y counting up from the bottom.
  private func painted(_ layer: CALayer, shift: CGFloat = 0) throws -> Set<[Int]> {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.translateBy(x: shift, y: shift)
    layer.render(in: context)
    let pixels = StagePixels(try #require(context.makeImage()))
    var found: Set<[Int]> = []
    for y in 0..<100 {
      for x in 0..<100 where pixels[x, 99 - y][3] > 0 { found.insert([x, y]) }
    }
    return found
  }

  private func area(_ x: Range<Int>, _ y: Range<Int>) -> Set<[Int]> {
    Set(y.flatMap { row in x.map { [$0, row] } })
  }

  @Test func theLayerIsDrawnAtItsBoundsNotAtItsFrame() throws {
    #expect(
      try painted(square(CGRect(x: 10, y: 20, width: 30, height: 40))) == area(0..<30, 0..<40))
    let moved = square(.zero)
    moved.bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
    moved.position = CGPoint(x: 50, y: 50)
    #expect(try painted(moved) == area(10..<30, 10..<30))
    let turned = square(CGRect(x: 10, y: 10, width: 20, height: 20))
    turned.transform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(try painted(turned) == area(0..<20, 0..<20))
  }

  @Test func whatIsHiddenOrTransparentIsNotDrawn() throws {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(try painted(square(frame, nil)).isEmpty)
    let hidden = square(frame)
    hidden.isHidden = true
    #expect(try painted(hidden).isEmpty)
    let clear = square(frame)
    clear.opacity = 0
    #expect(try painted(clear).isEmpty)
    let half = square(frame)
    half.opacity = 0.5
    #expect(try painted(half).count == 1200)
  }

  @Test func sublayersArePlacedByTheirOwnGeometry() throws {
    let parent = square(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
    let child = square(CGRect(x: 10, y: 10, width: 20, height: 20))
    parent.addSublayer(child)
    #expect(try painted(parent) == area(10..<30, 10..<30))
    parent.masksToBounds = true
    #expect(try painted(parent) == area(10..<20, 10..<20))
    parent.masksToBounds = false
    child.transform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(try painted(parent) == area(40..<60, 10..<30))
    child.transform = CATransform3DIdentity
    parent.sublayerTransform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(try painted(parent) == area(40..<60, 10..<30))
  }

  @Test func theBoundsOriginOfTheLayerAskedMovesNothing() throws {
    let parent = square(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
    parent.bounds = CGRect(x: 10, y: 10, width: 60, height: 60)
    parent.addSublayer(square(CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(try painted(parent) == area(10..<30, 10..<30))
    let root = square(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
    parent.position = CGPoint(x: 30, y: 30)
    root.addSublayer(parent)
    #expect(try painted(root) == area(0..<20, 0..<20))
  }

  @Test func contentsAreDrawnOnlyOnceTheyAreDisplayed() throws {
    let layer = Painter()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try painted(layer).isEmpty)
    layer.display()
    #expect(try painted(layer).count == 100)
  }

  @Test func animationsDoNotCount() throws {
    try onStage { stage in
      let layer = stage.show(square(CGRect(x: 0, y: 0, width: 20, height: 20)))
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 0
      fade.duration = 10
      layer.add(fade, forKey: nil)
      stage.advance(to: 1)
      #expect(stage.pixel(5, 5)[3] == 0)
      let drawn = try painted(layer)
      #expect(drawn == area(0..<20, 0..<20))
    }
  }

  // Measured: a radius of 5 spreads the shadow by 10 and no farther than 12; `shadowPath` is not
  // read; a layer that draws nothing casts none.
  @Test func shadowsAreCastByThePictureAndEndAtTwiceTheRadius() throws {
    let layer = square(CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.shadowColor = solidColor(blue: 255)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 20, height: 20)
    layer.shadowRadius = 5
    let cast = try painted(layer, shift: 20)
    #expect(cast.contains([69, 50]))
    #expect(!cast.contains([72, 50]))
    layer.shadowPath = CGPath(
      ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    #expect(try painted(layer, shift: 20) == cast)
    layer.backgroundColor = nil
    #expect(try painted(layer, shift: 20).isEmpty)
  }

  // Measured: drawn as a plain layer, with its background.
  @Test func aTransformLayerIsAPlainOne() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = solidColor(red: 255)
    #expect(try painted(layer) == area(0..<20, 0..<20))
  }

  // Measured: instance colours are not heeded.
  @Test func copiesOfAReplicatorKeepTheirColours() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -1
    replicator.addSublayer(square(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(try painted(replicator).count == 300)
  }

  private final class Painter: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(solidColor(green: 255))
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }
}
