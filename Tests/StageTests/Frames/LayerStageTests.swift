import QuartzCore
import Stage
import Testing

/// Surroundings of any size, and what their root layer shows.
@MainActor
@Suite struct LayerStageTests {
  private func pictureSize(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
  ) -> [Int] {
    LayerStage.run(size: CGSize(width: width, height: height), scale: scale) { stage in
      let picture = stage.picture()
      return [picture.width, picture.height]
    }
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, -.infinity, 1e-300])
  func aSideThatIsNoneHasOnePixel(side: CGFloat) {
    #expect(pictureSize(side, 20) == [1, 20])
    #expect(pictureSize(20, side) == [20, 1])
    #expect(pictureSize(side, side) == [1, 1])
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func aScaleThatIsNoneIsOne(scale: CGFloat) {
    #expect(pictureSize(3, 4, scale: scale) == [3, 4])
  }

  @Test func hugeSidesAreCut() {
    #expect(pictureSize(1e300, 2) == [16_384, 2])
    #expect(pictureSize(2, 1e300) == [2, 16_384])
  }

  @Test func sidesAreWholePixels() {
    #expect(pictureSize(10.4, 10.6) == [10, 11])
    #expect(pictureSize(10, 0.5, scale: 3) == [30, 2])
  }

  @Test func aRootThatLosesItsSizeIsStillDrawn() {
    LayerStage.run(size: CGSize(width: 4, height: 4)) { stage in
      stage.rootLayer.bounds.size = CGSize(width: CGFloat.nan, height: 0)
      let picture = stage.picture()
      #expect(picture.width == 1 && picture.height == 1)
    }
  }

  private func color(of picture: CGImage) -> [UInt8] {
    Array((picture.dataProvider?.data ?? Data()).prefix(4))
  }

  @Test func theRootLayerShowsItsBackgroundAtOnce() {
    LayerStage.run(size: CGSize(width: 4, height: 4)) { stage in
      stage.rootLayer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      #expect(color(of: stage.picture()) == [255, 0, 0, 255])
      stage.advance(to: 1)
      stage.rootLayer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      #expect(color(of: stage.picture()) == [0, 0, 255, 255])
      #expect(stage.rootLayer.animationKeys() == nil)
    }
  }
}
