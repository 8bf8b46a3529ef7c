import Geometry
import Raster
import TestSupport
import Testing

@Suite struct BandCacheTests {
  private func list(_ record: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList(width: 64, height: 96)
    record(&list)
    return list
  }

  private func discs(_ y: Double) -> DisplayList {
    list {
      $0.fill(circle(30, 15, radius: 9), rule: .nonZero, paint: .solid(.black))
      $0.fill(circle(30, y, radius: 9), rule: .nonZero, paint: .solid(.white))
    }
  }

  @Test func onlyBandsThatChangedAreDrawn() {
    var painter = BandPainter()
    var pixmap = Pixmap(width: 64, height: 96)
    var cache = BandCache()
    painter.update(&pixmap, to: discs(48), over: .clear, cache: &cache)
    #expect(cache.changedBands == [0, 1, 2])
    // A mark that drawing would remove.
    pixmap.pixels[0] = 77
    painter.update(&pixmap, to: discs(80), over: .clear, cache: &cache)
    #expect(cache.changedBands == [1, 2])
    #expect(pixmap.pixels[0] == 77)
    painter.update(&pixmap, to: discs(80), over: .clear, cache: &cache)
    #expect(cache.changedBands == [])
    painter.update(&pixmap, to: discs(80), over: .white, cache: &cache)
    #expect(cache.changedBands == [0, 1, 2])
    #expect(pixmap.pixels[0] == 255)
  }

  @Test func aNewCacheKnowsNothing() {
    var painter = BandPainter()
    var pixmap = Pixmap(width: 64, height: 96)
    for _ in 0..<2 {
      var cache = BandCache()
      painter.update(&pixmap, to: discs(48), over: .clear, cache: &cache)
      #expect(cache.changedBands == [0, 1, 2])
    }
  }

  /// Pictures that share most of what they show, each as if nothing had been drawn before.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func whatWasDrawnBeforeDoesNotShow(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let image = Image(width: 8, height: 8, pixels: opaque(chance.bytes(256)))
    var places = (0..<8).map { _ in Double.random(in: -10...100, using: &chance) }
    var painter = BandPainter()
    var pixmap = Pixmap(width: 64, height: 96)
    var cache = BandCache()
    var kept = 0
    for step in 0..<40 {
      // Now and then nothing moves.
      if step % 5 != 4 {
        places[Int.random(in: 0..<8, using: &chance)] = Double.random(in: -10...100, using: &chance)
      }
      let shown = list { record(&$0, places, image) }
      painter.update(&pixmap, to: shown, over: .white, cache: &cache)
      kept += shown.bandCount - cache.changedBands.count
      var fresh = BandPainter()
      var expected = Pixmap(width: 64, height: 96)
      fresh.paint(shown, over: .white, into: &expected)
      let (pixels, alone) = (pixmap.pixels, expected.pixels)
      #expect(pixels == alone, "step \(step)")
    }
    #expect(kept > 0)
  }

  private func opaque(_ bytes: [UInt8]) -> [UInt8] {
    bytes.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element }
  }

  /// Fills, a clip, groups, an image, a gradient and a shadow, one at each place.
  private func record(_ list: inout DisplayList, _ places: [Double], _ image: Image) {
    let blue = Color(red: 0, green: 0.3, blue: 1, alpha: 0.6)
    list.fill(rectangle(3, places[0], 20, 7.5), rule: .nonZero, paint: .solid(blue))
    list.fill(circle(40, places[1], radius: 8), rule: .nonZero, paint: .solid(.black))
    list.pushClip(circle(20, places[2], radius: 12), rule: .nonZero)
    list.fill(rectangle(0, 0, 64, 96), rule: .nonZero, paint: .solid(blue))
    list.popClip()
    list.pushGroup(opacity: 0.5, blend: .multiply)
    list.fill(circle(30, places[3], radius: 9), rule: .nonZero, paint: .solid(.black))
    list.fill(circle(36, places[3], radius: 9), rule: .nonZero, paint: .solid(blue))
    list.popGroup()
    list.fill(
      rectangle(50, places[4], 8, 8), rule: .nonZero,
      paint: .image(
        ImagePaint(
          image: image, imageFromDevice: Homography(.translation(-50, -places[4])))))
    list.fill(
      rectangle(45, places[5], 15, 12), rule: .nonZero,
      paint: .gradient(
        GradientPaint(
          shape: .axial,
          stops: [.init(location: 0, color: blue), .init(location: 1, color: .white)],
          unitFromDevice: Homography(.scale(1 / 64, 1)))))
    var inside = DisplayList(width: 30, height: 30)
    inside.fill(rectangle(10, 10, 10, 10), rule: .nonZero, paint: .solid(.black))
    let shadow = Offscreen(inside, filters: [.shadow(.black, x: 2, y: 2)])
    for place in places[6...] {
      list.fill(
        rectangle(5, place, 30, 30), rule: .nonZero,
        paint: .offscreen(
          OffscreenPaint(shadow, imageFromDevice: Homography(.translation(-5, -place)))))
    }
    list.pushGroup(opacity: 1, blend: .destinationIn)
    list.fill(rectangle(2, 2, 60, 92), rule: .nonZero, paint: .solid(.white))
    list.popGroup()
  }
}
