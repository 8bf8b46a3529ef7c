import QuartzCore
import Testing

/// Pictures of turned planes, against closed forms.
@MainActor
struct PerspectiveTests {
  /// The share of the pixel at `x`, `y` that `isInside` covers, from 16 × 16 samples.
  private func coverage(_ x: Int, _ y: Int, _ isInside: (Double, Double) -> Bool) -> Double {
    var count = 0
    for row in 0..<16 {
      for column in 0..<16
      where isInside(
        Double(x) + (Double(column) + 0.5) / 16, Double(y) + (Double(row) + 0.5) / 16)
      {
        count += 1
      }
    }
    return Double(count) / 256
  }

  // 5.2 (D): the plane p + z turned by a about y, seen from `d` before the centre of the superlayer.
  // A ray through (x, y) meets it where u·cos a·d/(d + u·sin a) = x.
  @Test(arguments: [0.3, 1.0, -0.8, 1.4])
  func aTurnedSquareCoversItsProjection(angle: Double) {
    let d = 80.0
    let (sin, cos) = (sine(angle), sine(angle + .pi / 2))
    onStage(100) { stage in
      still { stage.rootLayer.sublayerTransform.m34 = CGFloat(-1 / d) }
      let layer = square(redColor, 40, at: 50, 50)
      layer.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
      _ = stage.show(layer)
      let pixels = stage.pixels()
      var largest = 0.0
      for y in stride(from: 0, to: 100, by: 7) {
        for x in 0..<100 {
          let expected = coverage(x, y) { x, y in
            let (x, y) = (x - 50, y - 50)
            let u = x * d / (cos * d - x * sin)
            let w = 1 + u * sin / d
            return w > 0 && abs(u) < 20 && abs(y * w) < 20
          }
          largest = max(largest, abs(Double(pixels[x, y][3]) / 255 - expected))
        }
      }
      #expect(largest < 0.06)
    }
  }

  /// Taylor's series, to have no other sine than this file's.
  private func sine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for k in 1...20 {
      term *= -x * x / Double((2 * k) * (2 * k + 1))
      sum += term
    }
    return sum
  }

  // 5.2 (D): corners of a layer raised by z grow by d/(d − z) about the superlayer's anchor point.
  @Test func aRaisedLayerGrowsAboutTheSuperlayersAnchorPoint() {
    onStage(100) { stage in
      still { stage.rootLayer.sublayerTransform.m34 = -1 / 100 }
      let layer = square(redColor, 20, at: 60, 40)
      layer.zPosition = 50
      _ = stage.show(layer)
      let pixels = stage.pixels()
      #expect(pixels.coveredArea == 1600)
      #expect(pixels[50, 10] == redPixel)
      #expect(pixels[89, 49] == redPixel)
      #expect(pixels[49, 10] == clearPixel)
      #expect(pixels[90, 49] == clearPixel)
      still { layer.zPosition = -100 }
      // Halved: 20 × 20 with the centre 10 off becomes 10 × 10, 5 off.
      #expect(stage.pixels().coveredArea == 100)
      #expect(stage.pixel(50, 40) == redPixel)
      #expect(stage.pixel(59, 49) == redPixel)
    }
  }

  // 5.2 (O LW): one vanishing point with sublayerTransform, one for each layer with transform.
  @Test func theOwnPerspectiveHasItsCentreInTheLayer() {
    onStage(100) { stage in
      let layer = square(redColor, 20, at: 60, 40)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 100
      layer.transform = CATransform3DTranslate(transform, 0, 0, 50)
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 1600)
      #expect(stage.pixel(40, 20) == redPixel)
      #expect(stage.pixel(79, 59) == redPixel)
      #expect(stage.pixel(39, 20) == clearPixel)
    }
  }

  // 5.2 (O SO-10917380): a plain layer flattens its sublayers before its own transform acts.
  @Test func zPositionIsNotSeenThroughTheSuperlayersOwnPerspective() {
    onStage(100) { stage in
      let (parent, child) = (square(nil, 100, at: 50, 50), square(redColor, 20, at: 60, 40))
      parent.transform.m34 = -1 / 100
      child.zPosition = 50
      parent.addSublayer(child)
      _ = stage.show(parent)
      #expect(stage.pixels().coveredArea == 400)
      #expect(stage.pixel(50, 30) == redPixel)
      #expect(stage.pixel(69, 49) == redPixel)
    }
  }

  // 5.3 (D): the turn of a child inside a turned layer is flattened into that layer's plane.
  @Test func aPlainLayerFlattensItsSublayers() {
    onStage(100) { stage in
      let (parent, child) = (square(nil, 40, at: 50, 50), square(redColor, 20, at: 20, 20))
      child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      parent.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      parent.addSublayer(child)
      _ = stage.show(parent)
      // Twice half as wide: the turns do not cancel.
      #expect(abs(stage.pixels().coveredArea - 100) < 1)
    }
  }

  // 5.2 (I): points behind the eye are not drawn; what is before it is.
  @Test func whatLiesBehindTheEyeIsCutOff() {
    onStage(100) { stage in
      still { stage.rootLayer.sublayerTransform.m34 = -1 / 20 }
      let layer = square(redColor, 100, at: 50, 50)
      layer.zPosition = 40
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 0)
      still { layer.zPosition = 0 }
      // Nearly edge-on, the plane passes the eye by a hair: all rays to the left meet it before it
      // does, and none to the right.
      still { layer.transform = CATransform3DMakeRotation(.pi / 2 - 0.001, 0, 1, 0) }
      #expect(abs(stage.pixels().coveredArea - 5000) < 5)
      still { layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
      // To the left the plane fills the picture: the ray to x = −50 meets it before the eye.
      let turned = stage.pixels()
      #expect(turned[0, 0] == redPixel)
      #expect(turned[0, 99] == redPixel)
      #expect(turned[99, 50] == clearPixel)
    }
  }

  // 0.3: a matrix with a negative weight puts everything behind the eye.
  @Test func aNegativeWeightShowsNothing() {
    onStage(20) { stage in
      let layer = square(redColor, 10, at: 10, 10)
      layer.transform.m44 = -1
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 0)
      still { layer.transform.m44 = 2 }
      #expect(abs(stage.pixels().coveredArea - 25) < 0.1)
    }
  }

  // 5.1 (D; M GS): the z of the anchor is the axis of a turn.
  @Test func aTurnGoesAboutTheZOfTheAnchor() {
    onStage(40) { stage in
      let layer = square(redColor, 10, at: 20, 20)
      layer.anchorPointZ = -8
      layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
      _ = stage.show(layer)
      // The centre moves to 8·sin 30° = 4 on the right; the width shrinks to 10·cos 30°.
      let pixels = stage.pixels()
      let row = (0..<40).map { Double(pixels[$0, 20][3]) / 255 }
      let width = row.reduce(0, +)
      let middle =
        row.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / width
      #expect(abs(width - 8.66) < 0.02)
      #expect(abs(middle - 24) < 0.02)
    }
  }

  // 5.2 (M GS): about the anchor point, not the middle of the bounds.
  @Test func sublayerTransformActsAboutTheAnchorPoint() {
    onStage(40) { stage in
      let (parent, child) = (square(nil, 20, at: 10, 10), square(redColor, 4, at: 4, 4))
      parent.anchorPoint = .zero
      parent.bounds.origin = CGPoint(x: 1, y: 2)
      parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      parent.addSublayer(child)
      _ = stage.show(parent)
      // From 2…6 about (1, 2): x 3…11, y 2…10; the corner (1, 2) lies at (10, 10).
      #expect(stage.pixels().coveredArea == 64)
      #expect(stage.pixel(12, 10) == redPixel)
      #expect(stage.pixel(19, 17) == redPixel)
    }
  }
}
