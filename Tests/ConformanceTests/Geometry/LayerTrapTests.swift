import QuartzCore
import Testing

/// What tutorials stumble over.
@MainActor
struct LayerTrapTests {
  // Trap 7 (O): without a frame a shape turns about its position, the corner of its space.
  @Test func aShapeWithoutAFrameTurnsAboutItsPosition() {
    onStage(40) { stage in
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 10, y: -8, width: 4, height: 4), transform: nil)
      shape.fillColor = redColor
      shape.position = CGPoint(x: 10, y: 10)
      shape.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      _ = stage.show(shape)
      // (x, y) → (−y, x).
      #expect(stage.pixel(14, 20) == redPixel)
      #expect(stage.pixel(17, 23) == redPixel)
      #expect(abs(stage.pixels().coveredArea - 16) < 0.1)
      #expect(shape.frame.size == .zero)
    }
  }

  // Trap 10 (O): clear is a black; half way to it white has become grey.
  @Test func aGradientToClearGreysOut() {
    onStage(20) { stage in
      let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
      stage.rootLayer.addSublayer(square(white, 20, at: 10, 10))
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      gradient.colors = [white, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)]
      _ = stage.show(gradient)
      // Grey of one half, at an alpha of one half, over white.
      #expect(abs(Int(stage.pixel(10, 10)[0]) - 191) < 8)
      still { gradient.colors = [white, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0)] }
      #expect(stage.pixel(10, 10) == [255, 255, 255, 255])
    }
  }

  // Trap 11 and 7.1 (O tutorial pictures): while the start is negative the line grows from 0, then
  // its tail follows.
  @Test func aStrokeThatStartsBelowZeroGrowsFirst() {
    onStage(40) { stage in
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 0, y: 20))
      line.addLine(to: CGPoint(x: 40, y: 20))
      let shape = CAShapeLayer()
      shape.path = line
      shape.strokeColor = redColor
      shape.lineWidth = 2
      _ = stage.show(shape)
      let head = CABasicAnimation(keyPath: "strokeEnd")
      (head.fromValue, head.toValue) = (0, 1)
      let tail = CABasicAnimation(keyPath: "strokeStart")
      (tail.fromValue, tail.toValue) = (-0.5, 1)
      let group = CAAnimationGroup()
      group.animations = [head, tail]
      group.duration = 3
      shape.add(group, forKey: nil)
      // From max(0, −0.5 + t/2) to t/3.
      for (time, start, end) in [(0.75, 0.0, 10.0), (1.5, 10, 20), (2.25, 25, 30)] {
        stage.advance(to: time)
        let pixels = stage.pixels()
        #expect(abs(pixels.coveredArea - 2 * (end - start)) < 0.1)
        #expect(pixels[Int(start), 20] == redPixel)
        #expect(pixels[Int(end) - 1, 20] == redPixel)
      }
    }
  }

  // Trap 13 (O): copies turn about the middle of the replicator's bounds, which need a size.
  @Test func aReplicatorWithoutASizeTurnsAboutItsCorner() {
    onStage(40) { stage in
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
      replicator.position = CGPoint(x: 20, y: 20)
      replicator.addSublayer(square(redColor, 4, at: 10, 0))
      _ = stage.show(replicator)
      #expect(stage.pixel(30, 20) == redPixel)
      #expect(stage.pixel(10, 20) == redPixel)
      still { replicator.bounds.size = CGSize(width: 20, height: 20) }
      // Its corner now lies at (10, 10): the dot at (20, 10), its copy opposite the middle.
      #expect(stage.pixel(20, 10) == redPixel)
      #expect(stage.pixel(20, 30) == redPixel)
      #expect(abs(stage.pixels().coveredArea - 32) < 0.1)
    }
  }

  // Trap 15 (M)
  @Test func textIsLargeAndWhite() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor?.components?.allSatisfy { $0 == 1 } == true)
  }
}
