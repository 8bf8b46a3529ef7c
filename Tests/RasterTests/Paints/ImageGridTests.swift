import Geometry
import Raster
import TestSupport
import Testing

/// Images stretched in nine parts.
struct ImageGridTests {
  /// 6 × 6 pixels of nine colours, two by two.
  private static let image = Image(
    width: 6, height: 6,
    pixels: (0..<36).flatMap { index -> [UInt8] in
      let (column, row) = (index % 6 / 2, index / 6 / 2)
      return [UInt8(column * 120), UInt8(row * 120), 60, 255]
    })

  private static func axis(_ length: Double) -> ImageGrid.Axis {
    ImageGrid.Axis(positions: [0, 2, length - 2, length], texels: [0, 2, 4, 6])
  }

  @Test func cornersKeepTheirSizeAndTheMiddleFillsTheRest() {
    let drawn = draw(20, 12) {
      $0.fill(
        rectangle(0, 0, 20, 12), rule: .nonZero,
        paint: .image(
          ImagePaint(
            image: Self.image, imageFromDevice: .identity, filter: .nearest,
            grid: ImageGrid(columns: Self.axis(20), rows: Self.axis(12)))))
    }
    for y in 0..<12 {
      for x in 0..<20 {
        let column = x < 2 ? 0 : x < 18 ? 1 : 2
        let row = y < 2 ? 0 : y < 10 ? 1 : 2
        #expect(drawn[x, y] == [column * 120, row * 120, 60, 255])
      }
    }
  }

  /// Under a rotation and in perspective: the colour at a pixel is that of the part its centre
  /// comes from.
  @Test func turnedGridsShowTheSameParts() {
    let homographies = [
      Homography(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3, ty: -6)),
      Homography(
        h11: 1, h12: 0.1, h13: 0.004, h21: 0.2, h22: 0.9, h23: 0.002, h31: -1, h32: 0, h33: 1),
    ]
    for map in homographies {
      let drawn = draw(30, 30) {
        $0.fill(
          rectangle(0, 0, 30, 30), rule: .nonZero,
          paint: .image(
            ImagePaint(
              image: Self.image, imageFromDevice: map, filter: .nearest,
              grid: ImageGrid(columns: Self.axis(20), rows: Self.axis(14)))))
      }
      for y in 0..<30 {
        for x in 0..<30 {
          let place = map.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
          let column = place.x < 2 ? 0 : place.x < 18 ? 1 : 2
          let row = place.y < 2 ? 0 : place.y < 12 ? 1 : 2
          #expect(drawn[x, y] == [column * 120, row * 120, 60, 255])
        }
      }
    }
  }

  @Test func partsMeetWithoutASeam() {
    let white = Image(width: 6, height: 6, pixels: [UInt8](repeating: 255, count: 144))
    let drawn = draw(40, 40) {
      $0.fill(
        rectangle(0, 0, 40, 40), rule: .nonZero,
        paint: .image(
          ImagePaint(
            image: white,
            imageFromDevice: Homography(
              Affine(a: 0.43, b: 0.12, c: -0.1, d: 0.37, tx: 0.3, ty: 0.2)),
            grid: ImageGrid(columns: Self.axis(17.3), rows: Self.axis(11.9)))))
    }
    #expect(drawn.pixels.allSatisfy { $0 == 255 })
  }
}
