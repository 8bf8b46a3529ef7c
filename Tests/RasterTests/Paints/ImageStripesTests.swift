import Geometry
import Raster
import TestSupport
import Testing

/// Of an image only the rows that a band shows count for it. Pictures of 64 × 160 pixels, five bands.
@Suite struct ImageStripesTests {
  private let width = 64
  private let height = 160

  private func record(_ paint: ImagePaint, in list: inout DisplayList) {
    list.fill(rectangle(1.5, 2.5, 60, 155), rule: .nonZero, paint: .image(paint))
  }

  private func signatures(_ paint: ImagePaint) -> [Signature] {
    RasterTests.signatures(width: width, height: height) { record(paint, in: &$0) }
  }

  /// `paint` with other pixels in one row of its image.
  private func changed(_ paint: ImagePaint, row: Int) -> ImagePaint {
    var paint = paint
    var pixels = paint.image.pixels
    let bytes = paint.image.width * 4
    for place in row * bytes..<(row + 1) * bytes where place % 4 != 3 { pixels[place] ^= 64 }
    paint.image = Image(width: paint.image.width, height: paint.image.height, pixels: pixels)
    return paint
  }

  /// Moved, scaled to less and more, mirrored, slanted one way and the other, turned, in perspective.
  private func map(_ kind: Int, _ numbers: inout SeededGenerator) -> Homography {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let sign: Double = kind.isMultiple(of: 2) ? 1 : -1
    let scale = kind < 2 ? 1 : number(0.3...2.5)
    var map = Homography(
      Affine(
        a: 1, b: kind == 6 ? number(-0.5...0.5) : 0, c: kind == 5 ? 0.4 : 0, d: sign * scale,
        tx: 0, ty: number(-40...140)))
    if kind == 7 { map.h13 = 0.002 }
    if kind == 8 { map.h23 = 0.002 }
    return map
  }

  @Test(arguments: 0..<9)
  func aBandThatLooksOtherwiseHasAnotherFingerprint(kind: Int) {
    var numbers = SeededGenerator(seed: UInt64(kind))
    let pixels = numbers.bytes(50 * 200 * 4).enumerated().map { place, byte in
      place % 4 == 3 ? 255 : byte
    }
    let image = Image(width: 50, height: 200, pixels: pixels)
    var unlike = 0
    for filter in [ImagePaint.Filter.nearest, .linear, .trilinear] {
      for isRepeated in [false, true] {
        for _ in 0..<12 {
          var paint = ImagePaint(
            image: image, imageFromDevice: map(kind, &numbers), filter: filter)
          paint.isRepeated = isRepeated
          let other = changed(paint, row: Int.random(in: 0..<200, using: &numbers))
          let before = draw(width, height) { record(paint, in: &$0) }
          let after = draw(width, height) { record(other, in: &$0) }
          let (known, new) = (signatures(paint), signatures(other))
          for band in known.indices {
            let bytes = band * 32 * width * 4..<(band + 1) * 32 * width * 4
            guard before.pixels[bytes] != after.pixels[bytes] else { continue }
            unlike += 1
            #expect(known[band] != new[band])
          }
        }
      }
    }
    #expect(unlike > 20)
  }

  @Test func aBandThatShowsOtherRowsKeepsItsFingerprint() {
    var numbers = SeededGenerator(seed: 1)
    let image = Image(width: 50, height: 200, pixels: numbers.bytes(50 * 200 * 4))
    let paint = ImagePaint(
      image: image, imageFromDevice: Homography(.translation(0, 20)), filter: .linear)
    let known = signatures(paint)
    let new = signatures(changed(paint, row: 100))
    // Row 100 lies at 80, in the third band; those of its stripe begin at 96 and end at 127.
    #expect(zip(known, new).map { $0 == $1 } == [true, true, false, false, true])
  }
}
