import Geometry
import Raster
import TestSupport
import Testing

/// A part of a picture shows what the whole picture shows there.
struct PartsOfPicturesTests {
  private static let chains: [[PixelFilter]] = [
    [.blur(x: 1.3, y: 4)], [.blur(x: 12, y: 31)], [.blur(x: 0, y: 70)],
    [.shadow(.black, x: 9, y: 2)], [.colorMatrix(ColorMatrix(red: .init(0, 1, 0)))],
    [.blur(x: 20, y: 3), .curve((0...255).map { UInt8(255 - $0) }), .blur(x: 2, y: 40)],
    [.blur(x: 900, y: 0)],
  ]

  @Test(arguments: chains) func whatFiltersNeedIsEnough(_ filters: [PixelFilter]) {
    var numbers = SeededGenerator(seed: 11)
    let (width, height) = (430, 370)
    let noise = (0..<width * height).flatMap { _ in
      let alpha = UInt8.random(in: 0...255, using: &numbers)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &numbers) } + [alpha]
    }
    let whole = filtered(noise, width, height, by: filters)
    for bounds in [
      PixelBounds(left: 200, top: 190, right: 203, bottom: 210),
      PixelBounds(left: 0, top: 341, right: 77, bottom: 370),
      PixelBounds(left: 401, top: 0, right: 429, bottom: 1),
      PixelBounds(left: 0, top: 0, right: 430, bottom: 370),
    ] {
      let part = filters.part(neededFor: bounds, ofWidth: width, height: height)
      #expect(part.contains(bounds))
      let cut = (part.top..<part.bottom).flatMap { y in
        pixels(noise, from: y * width + part.left, count: part.width)
      }
      let alone = filtered(cut, part.width, part.height, by: filters)
      for y in bounds.top..<bounds.bottom {
        let here = (y - part.top) * part.width + bounds.left - part.left
        let row = pixels(alone, from: here, count: bounds.width)
        let expected = pixels(whole, from: y * width + bounds.left, count: bounds.width)
        #expect(row == expected, "row \(y) of \(bounds)")
      }
    }
  }

  @Test func narrowBlursNeedLittle() {
    let bounds = PixelBounds(left: 500, top: 600, right: 520, bottom: 640)
    let part = [PixelFilter.blur(x: 5, y: 10)].part(
      neededFor: bounds, ofWidth: 2000, height: 3000)
    #expect(part.width < 20 + 2 * 17 && part.height < 40 + 2 * 45)
  }

  @Test func aPartOfEverythingIsThatPart() {
    let list = listOfEverything()
    let whole = pictureOfEverything(over: .clear)
    for (left, top, right, bottom) in [
      (0, 0, 1, 1), (33, 31, 190, 65), (100, 64, 101, 371), (0, 128, list.width, 160),
      (0, 0, list.width, list.height), (200, 301, list.width, list.height),
    ] {
      let area = PixelBounds(left: left, top: top, right: right, bottom: bottom)
      let part = draw(area.width, area.height) {
        $0.fill(
          rectangle(0, 0, Double(area.width), Double(area.height)), rule: .nonZero,
          paint: .offscreen(
            OffscreenPaint(Offscreen(area, of: list), imageFromDevice: .identity)))
      }
      for y in 0..<area.height {
        let row = pixels(part.pixels, from: y * area.width, count: area.width)
        let there = (y + top) * whole.width + left
        let expected = pixels(whole.pixels, from: there, count: area.width)
        #expect(row == expected, "row \(y) of \(area)")
      }
    }
  }

  @Test func whatLiesElsewhereMakesAPartNoOther() {
    func signatures(_ elsewhere: Double, _ inside: Double = 20) -> [Signature] {
      var behind = DisplayList(width: 300, height: 96)
      behind.fill(rectangle(inside, 40, 10, 10), rule: .nonZero, paint: .solid(.black))
      behind.pushGroup(opacity: 0.5, blend: .multiply)
      behind.fill(rectangle(elsewhere, 40, 10, 10), rule: .nonZero, paint: .solid(.black))
      behind.popGroup()
      let part = Offscreen(PixelBounds(left: 10, top: 30, right: 60, bottom: 60), of: behind)
      return RasterTests.signatures {
        $0.fill(
          rectangle(0, 0, 50, 30), rule: .nonZero,
          paint: .offscreen(OffscreenPaint(part, imageFromDevice: .identity)))
      }
    }
    #expect(signatures(70) == signatures(110))
    #expect(signatures(70) != signatures(50))
    #expect(signatures(70) != signatures(70, 21))
  }

  private func pixels(_ bytes: [UInt8], from first: Int, count: Int) -> ArraySlice<UInt8> {
    bytes[4 * first..<4 * (first + count)]
  }

  private func filtered(
    _ pixels: [UInt8], _ width: Int, _ height: Int, by filters: [PixelFilter]
  ) -> [UInt8] {
    var pixels = pixels
    for filter in filters { filter.apply(to: &pixels, width: width, height: height) }
    return pixels
  }
}
