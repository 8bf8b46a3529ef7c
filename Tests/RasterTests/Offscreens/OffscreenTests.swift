import Foundation
import Geometry
import Raster
import Testing

struct OffscreenTests {
  /// An offscreen picture of 100 × 6 pixels whose left half is black, laid over all of one of the
  /// same size.
  private func halfBlack(_ filters: [PixelFilter], width: Int = 100, edge: Double = 50) -> Picture {
    var inside = DisplayList(width: width, height: 6)
    inside.fill(
      rectangle(-500, -500, 500 + edge, 1500), rule: .nonZero, paint: .solid(.black))
    let offscreen = Offscreen(inside, filters: filters)
    return draw(width, 6) {
      $0.fill(
        rectangle(0, 0, Double(width), 6), rule: .nonZero,
        paint: .offscreen(OffscreenPaint(offscreen, imageFromDevice: .identity)))
    }
  }

  /// The profile of a straight edge under a Gaussian: ½·erfc(d/(σ√2)), d from the edge. Edges of the
  /// picture count as transparent, so only rows in the middle are looked at, and the part near the
  /// left side is left out.
  @Test(arguments: [1, 2, 3, 5, 8, 8.5])
  func aBlurredEdgeHasTheProfileOfTheGaussian(_ deviation: Double) {
    let drawn = halfBlack([.blur(x: deviation, y: 0)])
    for x in 30..<100 {
      let expected = 127.5 * erfc((Double(x) + 0.5 - 50) / (deviation * 2.0.squareRoot()))
      // A narrow one is of few samples.
      let tolerance = deviation < 2 ? 2.5 : 1.5
      #expect(
        abs(Double(drawn.alpha(x, 3)) - expected) <= tolerance, "σ \(deviation), pixel \(x)")
    }
  }

  @Test(arguments: [12.0, 20, 33, 64])
  func aWideBlurHasTheSameProfile(_ deviation: Double) {
    let width = 1200
    let drawn = halfBlack([.blur(x: deviation, y: 0)], width: width, edge: 600)
    for x in 300..<900 {
      let expected = 127.5 * erfc((Double(x) + 0.5 - 600) / (deviation * 2.0.squareRoot()))
      #expect(abs(Double(drawn.alpha(x, 3)) - expected) <= 1.5, "σ \(deviation), pixel \(x)")
    }
  }

  @Test func aBlurDownTheColumnsIsThatAlongTheRowsTurned() {
    func picture(_ filter: PixelFilter, _ shape: FlatPath) -> Picture {
      var inside = DisplayList(width: 64, height: 64)
      inside.fill(shape, rule: .nonZero, paint: .solid(.white))
      let offscreen = Offscreen(inside, filters: [filter])
      return draw(64, 64) {
        $0.fill(
          rectangle(0, 0, 64, 64), rule: .nonZero,
          paint: .offscreen(OffscreenPaint(offscreen, imageFromDevice: .identity)))
      }
    }
    let across = picture(.blur(x: 4, y: 0), rectangle(20, 10, 30, 7))
    let down = picture(.blur(x: 0, y: 4), rectangle(10, 20, 7, 30))
    for y in 0..<64 {
      for x in 0..<64 { #expect(across[x, y] == down[y, x]) }
    }
  }

  @Test func aBlurKeepsTheAmountOfInk() {
    var inside = DisplayList(width: 90, height: 90)
    inside.fill(rectangle(40, 40, 10, 10), rule: .nonZero, paint: .solid(.black))
    let offscreen = Offscreen(inside, filters: [.blur(x: 6, y: 3)])
    let drawn = draw(90, 90) {
      $0.fill(
        rectangle(0, 0, 90, 90), rule: .nonZero,
        paint: .offscreen(OffscreenPaint(offscreen, imageFromDevice: .identity)))
    }
    let ink = (0..<90).flatMap { y in (0..<90).map { drawn.alpha($0, y) } }.reduce(0, +)
    #expect(abs(Double(ink) / 255 - 100) < 3)
  }

  @Test func aShadowIsTheBlurredAlphaInOneColour() {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.6)
    let drawn = halfBlack([.shadow(color, x: 3, y: 0)])
    let blurred = halfBlack([.blur(x: 3, y: 0)])
    for x in 30..<100 {
      let alpha = Double(blurred.alpha(x, 3)) * 0.6
      #expect(abs(Double(drawn.alpha(x, 3)) - alpha) <= 1)
      #expect(abs(Double(drawn[x, 3][0]) - alpha) <= 1)
      #expect(abs(Double(drawn[x, 3][1]) - alpha * 0.5) <= 1)
      #expect(drawn[x, 3][2] == 0)
    }
  }

  @Test func aColourMatrixActsOnStraightColours() {
    func through(_ filter: PixelFilter, _ color: Color) -> [Int] {
      var inside = DisplayList(width: 1, height: 1)
      inside.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(color))
      let offscreen = Offscreen(inside, filters: [filter])
      return draw(1, 1) {
        $0.fill(
          rectangle(0, 0, 1, 1), rule: .nonZero,
          paint: .offscreen(OffscreenPaint(offscreen, imageFromDevice: .identity)))
      }[0, 0]
    }
    let inversion = ColorMatrix(
      red: .init(-1, 0, 0, 0, 1), green: .init(0, -1, 0, 0, 1), blue: .init(0, 0, -1, 0, 1))
    let half = Color(red: 1, green: 0, blue: 0.2, alpha: 0.5)
    let inverted = through(.colorMatrix(inversion), half)
    #expect(zip(inverted, [0, 128, 102, 128]).allSatisfy { abs($0 - $1) <= 1 })
    let doubled = through(
      .colorMatrix(ColorMatrix(red: .init(2, 0, 0), alpha: .init(0, 0, 0, 0, 1))),
      Color(red: 0.8, green: 0.4, blue: 0, alpha: 1))
    #expect(doubled == [255, 102, 0, 255])
    #expect(
      through(.colorMatrix(ColorMatrix(red: .init(.nan, .infinity, 0))), .white) == [
        0, 255, 255, 255,
      ]
    )
    let table = (0...255).map { UInt8(255 - $0) }
    #expect(through(.curve(table), Color(red: 0, green: 1, blue: 1)) == [255, 0, 0, 255])
  }

  @Test func onePictureInManyPlacesAndInsideOthersIsTheSame() {
    var spot = DisplayList(width: 8, height: 8)
    spot.fill(rectangle(2, 2, 4, 4), rule: .nonZero, paint: .solid(.white))
    let inner = Offscreen(spot, filters: [.blur(x: 1, y: 1)])
    func lay(_ offscreen: Offscreen, _ x: Double, _ size: Double, in list: inout DisplayList) {
      list.fill(
        rectangle(x, 0, size, size), rule: .nonZero,
        paint: .offscreen(
          OffscreenPaint(offscreen, imageFromDevice: Homography(.translation(-x, 0)))))
    }
    var wrapping = DisplayList(width: 8, height: 8)
    lay(inner, 0, 8, in: &wrapping)
    let outer = Offscreen(wrapping)
    let drawn = draw(30, 8) {
      lay(inner, 0, 8, in: &$0)
      lay(outer, 10, 8, in: &$0)
      lay(inner, 20, 8, in: &$0)
    }
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(drawn[x, y] == drawn[x + 10, y])
        #expect(drawn[x, y] == drawn[x + 20, y])
      }
    }
    #expect(drawn.alpha(4, 4) > 100)
  }

  @Test func aListThatIsNotFinishedCanBeLookedAt() {
    var list = DisplayList(width: 4, height: 1)
    list.pushGroup(opacity: 0.5, blend: .sourceOver)
    list.pushClip(rectangle(0, 0, 2, 1), rule: .nonZero)
    list.fill(rectangle(0, 0, 4, 1), rule: .nonZero, paint: .solid(.white))
    let soFar = list.finished
    list.popClip()
    list.popGroup()
    var painter = BandPainter()
    var picture = Pixmap(width: 4, height: 1)
    painter.paint(soFar, over: .clear, into: &picture)
    #expect(picture.pixels[3] == 128 && picture.pixels[11] == 0)
    painter.paint(list, over: .clear, into: &picture)
    #expect(picture.pixels[3] == 128 && picture.pixels[11] == 0)
  }
}
