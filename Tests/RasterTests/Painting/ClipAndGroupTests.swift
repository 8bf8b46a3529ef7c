import Geometry
import Raster
import Testing

/// Clips, groups and masks against closed forms on alphas.
struct ClipAndGroupTests {
  let whole = rectangle(0, 0, 64, 80)

  /// a·b/255 rounded to nearest.
  func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test func aClipMultipliesCoverage() {
    let shape = circle(30, 40, radius: 25)
    let clipped = draw(64, 80) { list in
      list.pushClip(shape, rule: .nonZero)
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.popClip()
    }
    #expect(clipped == draw(64, 80) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) })
  }

  /// A list's mode acts in each shape as far as it covers pixels, and on groups as a whole.
  @Test func aListsModeActsShapeByShape() {
    let shape = circle(30, 40, radius: 25)
    let alone = draw(64, 80) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    let cut = draw(64, 80) { list in
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.mode = .destinationOut
      list.fill(shape, rule: .nonZero, paint: .solid(.black))
    }
    let cleared = draw(64, 80) { list in
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.mode = .clear
      list.fill(shape, rule: .nonZero, paint: .solid(.white))
    }
    let grouped = draw(64, 80) { list in
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.mode = .destinationOut
      list.pushGroup(opacity: 0.4, blend: .sourceOver)
      list.fill(shape, rule: .nonZero, paint: .solid(.black))
      list.fill(shape, rule: .nonZero, paint: .solid(.white))
      list.popGroup()
    }
    for y in 0..<80 {
      for x in 0..<64 {
        #expect(abs(cut.alpha(x, y) - (255 - alone.alpha(x, y))) <= 1)
        #expect(abs(cleared.alpha(x, y) - (255 - alone.alpha(x, y))) <= 1)
      }
    }
    #expect(grouped.alpha(30, 40) == 153)
    #expect(grouped.alpha(1, 1) == 255)
  }

  @Test func nestedClipsMultiplyEachOther() {
    let a = circle(30, 40, radius: 25)
    let b = circle(40, 45, radius: 22)
    let c = rectangle(20.25, 30.5, 30, 33.25)
    let alone = [a, b, c].map { path in
      draw(64, 80) { $0.fill(path, rule: .nonZero, paint: .solid(.black)) }
    }
    let nested = draw(64, 80) { list in
      list.pushClip(a, rule: .nonZero)
      list.pushClip(b, rule: .evenOdd)
      list.fill(c, rule: .nonZero, paint: .solid(.black))
      list.popClip()
      list.popClip()
    }
    for y in 0..<80 {
      for x in 0..<64 {
        let all = alone.map { $0.alpha(x, y) }
        let expected = product(all[2], product(all[0], all[1]))
        #expect(abs(nested.alpha(x, y) - expected) <= 1)
      }
    }
  }

  @Test func wholePixelClipsOnlyNarrow() {
    let shape = circle(30, 40, radius: 25)
    let free = draw(64, 80) { $0.fill(shape, rule: .nonZero, paint: .solid(.white)) }
    let clipped = draw(64, 80) { list in
      list.pushClip(rectangle(10, 20, 30, 45), rule: .nonZero)
      list.fill(shape, rule: .nonZero, paint: .solid(.white))
      list.popClip()
      list.fill(rectangle(60, 70, 2, 2), rule: .nonZero, paint: .solid(.white))
    }
    for y in 0..<80 {
      for x in 0..<64 {
        let inside = (10..<40).contains(x) && (20..<65).contains(y)
        let later = (60..<62).contains(x) && (70..<72).contains(y)
        #expect(abs(clipped.alpha(x, y) - (later ? 255 : inside ? free.alpha(x, y) : 0)) <= 1)
      }
    }
  }

  @Test func anEmptyClipHidesEverythingUntilItsPop() {
    let picture = draw(64, 80) { list in
      list.pushClip(FlatPath(), rule: .nonZero)
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.popClip()
      list.fill(rectangle(0, 0, 8, 8), rule: .nonZero, paint: .solid(.black))
    }
    #expect(picture.alpha(20, 20) == 0)
    #expect(picture.alpha(4, 4) == 255)
  }

  @Test func aGroupFadesWhatOverlapsInItAsOne() {
    let picture = draw(64, 80, over: .white) { list in
      list.pushGroup(opacity: 0.4, blend: .sourceOver)
      list.fill(rectangle(5, 5, 30, 60), rule: .nonZero, paint: .solid(.black))
      list.fill(rectangle(20, 20, 30, 50), rule: .nonZero, paint: .solid(.black))
      list.popGroup()
    }
    #expect(picture[10, 10] == [153, 153, 153, 255])
    #expect(picture[25, 40] == [153, 153, 153, 255])
    #expect(picture[2, 2] == [255, 255, 255, 255])
  }

  @Test func aGroupOfOneItemFadesIt() {
    let image = Image(width: 1, height: 1, pixels: [200, 100, 0, 200])
    let stops = [GradientPaint.Stop(location: 0, color: .white)]
    let paints: [Paint] = [
      .solid(Color(red: 1, green: 0.5, blue: 0.2, alpha: 0.9)),
      .image(ImagePaint(image: image, imageFromDevice: .identity)),
      .gradient(GradientPaint(shape: .axial, stops: stops, unitFromDevice: .identity)),
    ]
    for paint in paints {
      func picture(_ extra: FlatPath) -> Picture {
        draw(64, 80, over: .black) { list in
          list.pushGroup(opacity: 0.4, blend: .sourceOver)
          list.fill(circle(30, 40, radius: 25), rule: .nonZero, paint: paint)
          list.fill(extra, rule: .nonZero, paint: .solid(.black))
          list.popGroup()
        }
      }
      // A second item that changes nothing in sight keeps the group.
      let alone = picture(FlatPath())
      let grouped = picture(rectangle(0, 0, 0.5, 0.5))
      #expect(alone.difference(from: grouped) <= 1)
      #expect(alone[30, 40] != [0, 0, 0, 255])
    }
  }

  @Test func groupsNest() {
    let picture = draw(64, 80) { list in
      list.pushGroup(opacity: 0.5, blend: .sourceOver)
      list.fill(rectangle(0, 0, 10, 80), rule: .nonZero, paint: .solid(.black))
      list.pushGroup(opacity: 0.5, blend: .sourceOver)
      list.fill(rectangle(20, 0, 10, 80), rule: .nonZero, paint: .solid(.black))
      list.fill(rectangle(25, 0, 10, 80), rule: .nonZero, paint: .solid(.black))
      list.popGroup()
      list.popGroup()
    }
    #expect(picture.alpha(5, 70) == 128)
    #expect(picture.alpha(27, 70) == 64)
  }

  @Test func aClipAroundAGroupAppliesOnce() {
    let shape = circle(30, 40, radius: 25)
    let picture = draw(64, 80) { list in
      list.pushClip(shape, rule: .nonZero)
      list.pushGroup(opacity: 0.5, blend: .sourceOver)
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.popGroup()
      list.popClip()
    }
    let free = draw(64, 80) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    for y in 0..<80 {
      for x in 0..<64 { #expect(picture.alpha(x, y) == product(free.alpha(x, y), 128)) }
    }
  }

  @Test func aMaskKeepsItsGroupOnlyWhereItIs() {
    let mask = circle(30, 40, radius: 15)
    let picture = draw(64, 80, over: .white) { list in
      list.pushGroup(opacity: 1, blend: .sourceOver)
      list.fill(rectangle(2, 2, 50, 70), rule: .nonZero, paint: .solid(.black))
      list.pushGroup(opacity: 1, blend: .destinationIn)
      list.fill(mask, rule: .nonZero, paint: .solid(.white))
      list.popGroup()
      list.popGroup()
    }
    let kept = draw(64, 80, over: .white) {
      $0.fill(mask, rule: .nonZero, paint: .solid(.black))
    }
    #expect(picture == kept)
  }

  /// In the bands above and below the content, and beside it, a larger mask has nothing to show.
  @Test func aMaskLargerThanWhatItMasksShowsNothingOfItsOwn() {
    let picture = draw(64, 96, over: .black) { list in
      list.pushGroup(opacity: 1, blend: .sourceOver)
      list.fill(rectangle(30, 40, 5, 5), rule: .nonZero, paint: .solid(.white))
      list.pushGroup(opacity: 1, blend: .destinationIn)
      list.fill(rectangle(10, 5, 40, 85), rule: .nonZero, paint: .solid(.white))
      list.popGroup()
      list.popGroup()
    }
    let alone = draw(64, 96, over: .black) {
      $0.fill(rectangle(30, 40, 5, 5), rule: .nonZero, paint: .solid(.white))
    }
    #expect(picture == alone)
  }

  @Test func aMaskOfTheWholePictureClearsWhatLiesOutsideIt() {
    let picture = draw(64, 80, over: .white) { list in
      list.pushGroup(opacity: 0.5, blend: .destinationIn)
      list.fill(rectangle(10, 10, 10, 10), rule: .nonZero, paint: .solid(.black))
      list.popGroup()
    }
    #expect(picture[15, 15] == [128, 128, 128, 128])
    #expect(picture[5, 5] == [0, 0, 0, 0])
    #expect(picture[15, 70] == [0, 0, 0, 0])
  }

  @Test func anEmptyMaskClearsItsGroup() {
    let picture = draw(64, 80, over: .white) { list in
      list.pushGroup(opacity: 1, blend: .sourceOver)
      list.fill(whole, rule: .nonZero, paint: .solid(.black))
      list.pushGroup(opacity: 1, blend: .destinationIn)
      list.popGroup()
      list.popGroup()
    }
    #expect(picture[30, 30] == [255, 255, 255, 255])
  }

  @Test func aClipLimitsWhatAMaskClears() {
    let hole = circle(30, 40, radius: 20)
    let picture = draw(64, 80, over: .white) { list in
      list.pushClip(hole, rule: .nonZero)
      list.pushGroup(opacity: 1, blend: .destinationIn)
      list.popGroup()
      list.popClip()
    }
    let free = draw(64, 80) { $0.fill(hole, rule: .nonZero, paint: .solid(.black)) }
    for y in 0..<80 {
      for x in 0..<64 { #expect(picture.alpha(x, y) == 255 - free.alpha(x, y)) }
    }
  }

  @Test func opaqueRectanglesHideWhatLiesBelow() {
    // The same picture, once with something in between that rules out the short cut.
    let red = Color(red: 1, green: 0, blue: 0)
    let direct = draw(64, 80) { list in
      list.fill(circle(30, 40, radius: 20), rule: .nonZero, paint: .solid(.white))
      list.fill(whole, rule: .nonZero, paint: .solid(red))
      list.fill(circle(30, 40, radius: 10), rule: .nonZero, paint: .solid(.black))
    }
    let clean = draw(64, 80, over: red) { list in
      list.fill(circle(30, 40, radius: 10), rule: .nonZero, paint: .solid(.black))
    }
    #expect(direct == clean)
  }

  /// Rectangles that leave a pixel, or a part of one, at the sides hide the rest of it.
  @Test func whatLiesAroundOpaqueRectanglesIsSeen() {
    let (red, gray) = (Color(red: 1, green: 0, blue: 0), Color(red: 0.5, green: 0.5, blue: 0.5))
    let veil = Color(red: 0, green: 0.5, blue: 0, alpha: 0.3)
    func record(_ list: inout DisplayList, _ sides: (Double, Double), isGeneral: Bool) {
      func fill(_ left: Double, _ right: Double, _ color: Color, _ list: inout DisplayList) {
        let corners = Rect(x: left, y: -5, width: right - left, height: 100).corners
        // With one more corner nobody knows that it is a rectangle.
        let middle = isGeneral ? [Point.mix(corners[0], corners[1], 0.5)] : []
        list.fill(
          FlatPath(polygon: [corners[0]] + middle + corners[1...]), rule: .nonZero,
          paint: .solid(color))
      }
      fill(2.25, 60.5, .white, &list)
      list.fill(circle(30, 40, radius: 33), rule: .nonZero, paint: .solid(.black))
      fill(-3, 20, veil, &list)
      list.pushGroup(opacity: 0.5, blend: .sourceOver)
      fill(0, 62.5, .white, &list)
      list.popGroup()
      fill(1, 63.75, gray, &list)
      fill(sides.0, sides.1, red, &list)
      fill(50, 64, veil, &list)
    }
    for sides in [(0.0, 63.5), (0.25, 64), (3, 61), (10.5, 20.5), (30.25, 30.75)] {
      let hidden = draw(64, 80, over: veil) { record(&$0, sides, isGeneral: false) }
      let drawn = draw(64, 80, over: veil) { record(&$0, sides, isGeneral: true) }
      #expect(hidden == drawn, "from \(sides.0) to \(sides.1)")
    }
  }

  @Test func onePainterRepeatsItself() {
    var painter = BandPainter()
    func record(_ list: inout DisplayList, _ shift: Double) {
      list.pushClip(circle(30 + shift, 40, radius: 25), rule: .nonZero)
      list.pushGroup(opacity: 0.7, blend: .sourceOver)
      list.fill(whole, rule: .nonZero, paint: .solid(.white))
      list.fill(circle(20, 20 + shift, radius: 30), rule: .evenOdd, paint: .solid(.black))
      list.popGroup()
      list.popClip()
    }
    for shift in [0.0, 7.3, -40, 0] {
      for size in [(64, 80), (200, 33), (1, 1)] {
        var list = DisplayList(width: size.0, height: size.1)
        record(&list, shift)
        var pixmap = Pixmap(width: size.0, height: size.1)
        painter.paint(list, over: .clear, into: &pixmap)
        #expect(pixmap.pixels == draw(size.0, size.1) { record(&$0, shift) }.pixels)
      }
    }
  }

  @Test func bandsCanBeDrawnAloneAndInAnyOrder() {
    var list = DisplayList(width: 64, height: 80)
    list.fill(circle(30, 40, radius: 35), rule: .nonZero, paint: .solid(.white))
    var painter = BandPainter()
    painter.prepare(list)
    var rows = [UInt8](repeating: 7, count: 64 * 32 * 4)
    let full = draw(64, 80, over: .black) {
      $0.fill(circle(30, 40, radius: 35), rule: .nonZero, paint: .solid(.white))
    }
    for band in [2, 0, 1, 1] {
      var span = rows.mutableSpan
      painter.paint(band: band, of: list, over: .black, into: &span)
      let range = list.rows(ofBand: band)
      let expected = full.pixels[range.lowerBound * 256..<range.upperBound * 256]
      #expect(rows[..<expected.count].elementsEqual(expected))
    }
  }
}
