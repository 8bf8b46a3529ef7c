import QuartzCore
import Testing

// 3.7: the compositor cross-fades between two images.

@MainActor
struct ContentsFadeTests {
  private let red = solidImage(4, 4, red: 200)
  private let green = solidImage(4, 4, green: 100)
  private let wide = solidImage(40, 10, blue: 255)

  /// A layer of 20 × 20 points in the corner with `contents`.
  private func square(_ contents: CGImage?) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.contents = contents
    return layer
  }

  private func fade(from: Any?, to: Any?) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = from
    fade.toValue = to
    fade.duration = 1
    return fade
  }

  private func isNear(_ a: [UInt8], _ b: [Int]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs(Int($0) - $1) <= 1 }
  }

  // Documented: an implicit change of contents is a fade; weights 1 − p and p.
  @Test func anImplicitChangeDissolvesOpaquePicturesWithoutADip() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = green
      #expect(stage.pixel(5, 5) == [200, 0, 0, 255])
      stage.advance(to: 0.25)
      #expect(isNear(stage.pixel(5, 5), [150, 25, 0, 255]))
      #expect(stage.pixel(5, 5)[3] == 255)
      stage.advance(to: 0.5)
      #expect(isNear(stage.pixel(5, 5), [100, 50, 0, 255]))
      #expect(stage.pixel(5, 5)[3] == 255)
      stage.advance(to: 1)
      #expect(stage.pixel(5, 5) == [0, 100, 0, 255])
    }
  }

  // 4.2: basic, a quarter of a second, curve `default`.
  @Test func theImplicitFadeTakesAQuarterSecondOnTheDefaultCurve() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      layer.contents = green
      stage.commit()
      let animation = layer.animation(forKey: "contents") as? CABasicAnimation
      #expect(animation?.duration == 0.25)
      #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
      #expect(animation?.fromValue as? CGImage === red)
      stage.advance(to: 0.125)
      // default(.5) = .8024
      #expect(isNear(stage.pixel(5, 5), [40, 80, 0, 255]))
    }
  }

  @Test func whatIsAlikeInBothPicturesDoesNotChange() {
    onStage(40) { stage in
      let layer = stage.show(square(nil))
      let same = [solidImage(4, 4, red: 37, blue: 201), solidImage(4, 4, red: 37, blue: 201)]
      layer.add(fade(from: same[0], to: same[1]), forKey: nil)
      for step in 0..<16 {
        stage.advance(to: Double(step) / 16)
        #expect(stage.pixel(5, 5) == [37, 0, 201, 255])
      }
    }
  }

  // Each is drawn by gravity, then mixed.
  @Test func picturesOfTwoSizesAreEachPlacedByGravity() {
    onStage(40) { stage in
      let layer = stage.show(square(nil))
      layer.contentsGravity = .resizeAspect
      layer.add(fade(from: red, to: wide), forKey: nil)
      stage.advance(to: 0.5)
      // `red` fills the square, `wide` a band of five points in its middle.
      #expect(isNear(stage.pixel(5, 2), [100, 0, 0, 128]))
      #expect(isNear(stage.pixel(5, 10), [100, 0, 128, 255]))
      stage.advance(to: 0.75)
      #expect(isNear(stage.pixel(5, 2), [50, 0, 0, 64]))
      #expect(isNear(stage.pixel(5, 10), [50, 0, 191, 255]))
      #expect(stage.unsupported.isEmpty)
    }
  }

  @Test func aChangeFromNilFadesInAndToNilFadesOut() {
    onStage(40) { stage in
      let layer = stage.show(square(nil))
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = red
      #expect(stage.pixel(5, 5) == [0, 0, 0, 0])
      stage.advance(to: 0.25)
      #expect(isNear(stage.pixel(5, 5), [50, 0, 0, 64]))
      stage.advance(to: 2)
      #expect(stage.pixel(5, 5) == [200, 0, 0, 255])
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = nil
      stage.advance(to: 2.25)
      #expect(isNear(stage.pixel(5, 5), [150, 0, 0, 191]))
      stage.advance(to: 3)
      #expect(stage.pixel(5, 5) == [0, 0, 0, 0])
    }
  }

  @Test func theFadeIsPartOfTheLayersPicture() {
    onStage(40) { stage in
      let layer = stage.show(square(nil))
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      layer.masksToBounds = true
      layer.contentsGravity = .topLeft
      layer.add(fade(from: red, to: wide), forKey: nil)
      stage.advance(to: 0.5)
      // Only `wide` reaches past four points from the left; the bounds end at twenty.
      #expect(isNear(stage.pixel(2, 18), [50, 0, 64, 128]))
      #expect(isNear(stage.pixel(10, 18), [0, 0, 64, 64]))
      #expect(stage.pixel(25, 18) == [0, 0, 0, 0])
    }
  }

  // Measured: reading gives one of the two pictures, the second from the half on.
  @Test func presentationsReadTheNearerPicture() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      layer.add(fade(from: red, to: green), forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.49)?.contents as? CGImage === red)
      #expect(stage.presentation(of: layer, at: 0.5)?.contents as? CGImage === green)
      #expect(layer.contents as? CGImage === red)
    }
  }

  private func sprites(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let sprites = CAKeyframeAnimation(keyPath: "contents")
    sprites.values = [red as Any, green as Any, wide as Any]
    sprites.duration = 3
    sprites.calculationMode = mode
    return sprites
  }

  @Test func linearKeyframesFadeSegmentBySegment() {
    onStage(40) { stage in
      let layer = stage.show(square(nil))
      layer.add(sprites(.linear), forKey: nil)
      stage.advance(to: 0.75)
      #expect(isNear(stage.pixel(5, 5), [100, 50, 0, 255]))
      stage.advance(to: 1.875)
      #expect(isNear(stage.pixel(5, 5), [0, 75, 64, 255]))
    }
  }

  // Measured: nearest per segment; discrete: the latest reached.
  @Test func presentationsReadKeyframesByTheirMode() {
    onStage(40) { stage in
      let layer = stage.show(square(nil))
      for mode in [CAAnimationCalculationMode.linear, .cubic] {
        layer.add(sprites(mode), forKey: "sprites")
        let start = stage.time
        #expect(stage.presentation(of: layer, at: start + 0.7)?.contents as? CGImage === red)
        #expect(stage.presentation(of: layer, at: start + 0.8)?.contents as? CGImage === green)
        #expect(stage.presentation(of: layer, at: start + 2.2)?.contents as? CGImage === green)
        #expect(stage.presentation(of: layer, at: start + 2.3)?.contents as? CGImage === wide)
      }
      layer.add(sprites(.discrete), forKey: "sprites")
      let start = stage.time
      #expect(stage.presentation(of: layer, at: start + 0.9)?.contents as? CGImage === red)
      #expect(stage.pixel(5, 5) == [200, 0, 0, 255])
      #expect(stage.presentation(of: layer, at: start + 1)?.contents as? CGImage === green)
      #expect(stage.pixel(5, 5) == [0, 100, 0, 255])
      #expect(stage.presentation(of: layer, at: start + 2.9)?.contents as? CGImage === wide)
    }
  }

  // Sprite sheets: contentsRect jumps with discrete keyframes and slides with linear ones.
  @Test func contentsRectSlidesWithLinearKeyframes() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      let slide = CAKeyframeAnimation(keyPath: "contentsRect")
      slide.values = [
        CGRect(x: 0, y: 0, width: 0.5, height: 1), CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
      ]
      slide.duration = 1
      layer.add(slide, forKey: "slide")
      #expect(stage.presentation(of: layer, at: 0.5)?.contentsRect.origin.x == 0.25)
      slide.calculationMode = .discrete
      layer.add(slide, forKey: "slide")
      #expect(stage.presentation(of: layer, at: 0.9)?.contentsRect.origin.x == 0)
      #expect(stage.presentation(of: layer, at: 1.1)?.contentsRect.origin.x == 0.5)
    }
  }

  @Test func contentsKeepAnyObject() {
    let layer = CALayer()
    #expect(layer.contents == nil)
    layer.contents = "no picture"
    #expect(layer.contents as? String == "no picture")
    layer.contents = red
    #expect(layer.contents as? CGImage === red)
    layer.contents = nil
    #expect(layer.contents == nil)
  }
}
