import QuartzCore
import Testing

// 6.6: what a layer's shadow looks like.

@MainActor
struct ShadowPictureTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    layer.backgroundColor = solidColor(red: 255)
    return layer
  }

  // Documented: opacity 0 is the default, so that a new layer has no shadow.
  @Test func aNewLayerCastsNoShadow() {
    onStage(60) { stage in
      _ = stage.show(square(20, 20, 20))
      #expect(stage.pixels().coveredArea == 400)
    }
  }

  // Documented: offset (0, −3) lies above on iOS.
  @Test func theDefaultOffsetPointsUp() {
    onStage(60) { stage in
      let layer = square(20, 20, 20)
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      _ = stage.show(layer)
      #expect(stage.pixel(30, 18) == [0, 0, 0, 255])
      #expect(stage.pixel(30, 41) == [0, 0, 0, 0])
    }
  }

  // Measured: the profile of a straight edge is that of a Gaussian whose deviation is the radius.
  @Test func theRadiusIsTheDeviationOfTheGaussian() {
    onStage(200) { stage in
      let layer = square(0, 0, 100)
      layer.frame.size.height = 200
      layer.shadowOpacity = 1
      layer.shadowRadius = 10
      layer.shadowOffset = .zero
      _ = stage.show(layer)
      // Half a deviation, one and two from the edge, by the normal distribution.
      for (distance, share) in [(5.0, 0.30854), (10, 0.15866), (20, 0.02275)] {
        let before = Double(stage.pixel(Int(100 + distance) - 1, 100)[3])
        let after = Double(stage.pixel(Int(100 + distance), 100)[3])
        #expect(abs((before + after) / 2 - 255 * share) < 1.5)
      }
    }
  }

  // Documented: both multiply the colour's alpha.
  @Test func opacityAndColourAlphaMultiply() {
    onStage(60) { stage in
      let layer = square(0, 0, 20)
      layer.shadowColor = solidColor(green: 255, alpha: 128)
      layer.shadowOpacity = 0.5
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 30, height: 0)
      _ = stage.show(layer)
      #expect(stage.pixel(40, 10) == [0, 64, 0, 64])
    }
  }

  // Measured: the shadow is of the finished picture, sublayers included, and of nothing where nothing
  // is drawn.
  @Test func theFinishedPictureCasts() {
    onStage(60) { stage in
      let layer = square(0, 0, 20)
      layer.backgroundColor = nil
      let child = square(15, 0, 10)
      layer.addSublayer(child)
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 0, height: 20)
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 200)
      #expect(stage.pixel(24, 25) == [0, 0, 0, 255])
    }
  }

  // Documented: used instead of the composite's alpha, whatever is drawn.
  @Test func aShadowPathCastsInItsPlace() {
    onStage(60) { stage in
      let layer = square(0, 0, 20)
      layer.backgroundColor = nil
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 5, height: 0)
      layer.shadowPath = CGPath(
        rect: CGRect(x: 10, y: 10, width: 8, height: 4), transform: nil)
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 32)
      #expect(stage.pixel(16, 11) == [0, 0, 0, 255])
    }
  }

  // Observed: clipping cuts the shadow off.
  @Test func aClippingLayerShowsNoShadowOutside() {
    onStage(60) { stage in
      let layer = square(20, 20, 20)
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 8, height: 8)
      layer.masksToBounds = true
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 400)
    }
  }

  // Documented: animatable, each of them.
  @Test func aShadowIsAnimated() {
    onStage(60) { stage in
      let layer = stage.show(square(0, 0, 20))
      let fade = CABasicAnimation(keyPath: "shadowOpacity")
      fade.fromValue = 0
      fade.toValue = 1
      let drift = CABasicAnimation(keyPath: "shadowOffset")
      drift.fromValue = CGSize(width: 20, height: 0)
      drift.toValue = CGSize(width: 40, height: 0)
      let group = CAAnimationGroup()
      group.animations = [fade, drift]
      group.duration = 1
      layer.shadowRadius = 0
      layer.add(group, forKey: nil)
      stage.advance(to: 0.5)
      #expect(stage.pixel(35, 10) == [0, 0, 0, 128])
      #expect(stage.pixel(25, 10) == [0, 0, 0, 0])
    }
  }
}
