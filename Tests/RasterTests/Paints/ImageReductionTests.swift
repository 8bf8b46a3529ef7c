import Geometry
import Raster
import Testing

struct ImageReductionTests {
  /// Black and white by turns, in columns.
  private func stripes(_ width: Int, _ height: Int) -> Image {
    Image(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { index -> [UInt8] in
        let value: UInt8 = index % width % 2 == 0 ? 255 : 0
        return [value, value, value, 255]
      })
  }

  @Test func aReductionHasTheMeansOfFourPixels() throws {
    let image = Image(
      width: 3, height: 2,
      pixels: [10, 0, 0, 255, 20, 0, 0, 255, 200, 0, 0, 255]
        + [30, 0, 0, 255, 40, 0, 0, 255, 100, 0, 0, 255])
    let half = try #require(image.reduced)
    #expect((half.width, half.height) == (2, 1))
    #expect(half.pixels == [25, 0, 0, 255, 150, 0, 0, 255])
    #expect(half.reduced?.width == 1)
    #expect(half.reduced?.reduced == nil)
  }

  @Test func shrunkStripesAreGreyWithTheTrilinearFilterOnly() {
    func picture(_ filter: ImagePaint.Filter) -> Picture {
      draw(8, 8) {
        $0.fill(
          rectangle(0, 0, 8, 8), rule: .nonZero,
          paint: .image(
            ImagePaint(
              image: stripes(64, 64), imageFromDevice: Homography(.scale(8, 8)), filter: filter)))
      }
    }
    let grey = picture(.trilinear)
    for x in 0..<8 { #expect(abs(grey[x, 3][0] - 128) <= 1) }
    #expect((0..<8).allSatisfy { [0, 255].contains(picture(.nearest)[$0, 3][0]) })
  }

  @Test func anEnlargedImageIsTheSameWithAndWithoutReductions() {
    func picture(_ filter: ImagePaint.Filter) -> Picture {
      draw(40, 40) {
        $0.fill(
          rectangle(0, 0, 40, 40), rule: .nonZero,
          paint: .image(
            ImagePaint(
              image: stripes(8, 8), imageFromDevice: Homography(.scale(0.2, 0.2)), filter: filter)))
      }
    }
    #expect(picture(.trilinear) == picture(.linear))
  }

  @Test func aBiasGoesToSmallerReductions() {
    func picture(_ bias: Double) -> Picture {
      draw(8, 8) {
        $0.fill(
          rectangle(0, 0, 8, 8), rule: .nonZero,
          paint: .image(
            ImagePaint(
              image: stripes(8, 8), imageFromDevice: .identity, filter: .trilinear,
              levelBias: bias)))
      }
    }
    #expect(picture(0)[0, 0][0] == 255)
    #expect(abs(picture(1)[0, 0][0] - 128) <= 1)
  }

  @Test func narrowReductionsAndWideImagesShareARow() {
    let drawn = draw(120, 8) {
      for (x, width) in [(0.0, 6.0), (10, 100)] {
        $0.fill(
          rectangle(x, 0, width, 8), rule: .nonZero,
          paint: .image(
            ImagePaint(
              image: stripes(64, 64), imageFromDevice: Homography(.scale(4, 4)), filter: .trilinear
            )))
      }
      $0.fill(
        rectangle(10, 0, 100, 8), rule: .nonZero,
        paint: .image(
          ImagePaint(image: stripes(64, 64), imageFromDevice: Homography(.scale(0.5, 0.5)))))
    }
    #expect(drawn.alpha(3, 4) == 255 && drawn.alpha(100, 4) == 255)
  }
}
