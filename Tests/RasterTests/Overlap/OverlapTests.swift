import Geometry
import Raster
import TestSupport
import Testing

/// Coverage stays exact where outlines overlap themselves within a pixel.
///
/// The references take 256 lines a pixel, which are exact along the line: their own error is below
/// a quarter of a level, except where ends of nearly horizontal edges share a pixel.
struct OverlapTests {
  /// Half a level for rounding to bytes, a quarter for the references, and as much for the grid.
  let tolerance = 1.0

  private func fill(_ shape: FlatPath, _ rule: FillRule, _ width: Int, _ height: Int) -> Picture {
    draw(width, height) { $0.fill(shape, rule: rule, paint: .solid(.black)) }
  }

  private func error(_ shape: FlatPath, _ rule: FillRule, _ width: Int, _ height: Int) -> Double {
    ReferenceCoverage(shape, rule: rule, width: width, height: height)
      .error(of: fill(shape, rule, width, height))
  }

  private func randomPoint(
    _ width: Double, _ height: Double, margin: Double, _ numbers: inout SeededGenerator
  ) -> Point {
    Point(
      .random(in: -margin...width + margin, using: &numbers),
      .random(in: -margin...height + margin, using: &numbers))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func randomPolygonsCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 10_000)
    let count = Int.random(in: 5...25, using: &numbers)
    let margin = seed % 3 == 0 ? 8.0 : -0.5
    let points = (0..<count).map { _ in randomPoint(40, 40, margin: margin, &numbers) }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: points), rule, 40, 40) <= tolerance)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func tinyTangledPolygonsCoverTheirArea(seed: UInt64) {
    // Everything happens within a few pixels.
    var numbers = SeededGenerator(seed: seed &+ 11_000)
    let count = Int.random(in: 5...60, using: &numbers)
    let points = (0..<count).map { _ in
      Point(4, 4) + randomPoint(2.5, 2.5, margin: 0, &numbers)
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: points), rule, 12, 12) <= tolerance)
    }
  }

  @Test(arguments: [100, 300, 900])
  func manyEdgesWithinAPixelCoverTheirArea(count: Int) {
    var numbers = SeededGenerator(seed: UInt64(count) &+ 11_500)
    let points = (0..<count).map { _ in
      Point(4, 4) + randomPoint(1.5, 1.5, margin: 0, &numbers)
    }
    #expect(error(FlatPath(polygon: points), .nonZero, 8, 8) <= tolerance)
    // Hundreds of stripes, each thinner than a line of the search is high.
    #expect(error(FlatPath(polygon: points), .evenOdd, 8, 8) <= tolerance)
  }

  @Test(arguments: [0.2, 0.6, 1.5])
  func manyLinesSideBySideCoverTheirArea(width: Double) {
    // Crowds that touch in one row, dense ones and thin ones.
    var numbers = SeededGenerator(seed: 11_600)
    for count in [20, 60, 200] {
      let lines = (0..<count).map { _ -> FlatPath in
        let a = randomPoint(60, 8, margin: 3, &numbers)
        let b = randomPoint(60, 8, margin: 3, &numbers)
        let way = b - a
        let aside = Point(-way.y, way.x) * (width / 2 / max(way.length, 1e-3))
        return FlatPath(polygon: [a + aside, a - aside, b - aside, b + aside])
      }
      // Thin lines at sharp angles ask for more lines of the reference, too.
      let shape = joined(lines)
      let reference = ReferenceCoverage(shape, rule: .nonZero, width: 60, height: 8, lines: 1024)
      // The grid moves both sides of each of the many lines that share a pixel.
      #expect(reference.error(of: fill(shape, .nonZero, 60, 8)) <= 1.5)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func fansOfThinWedgesCoverTheirArea(seed: UInt64) {
    // As the inside of a line that is as wide as its curve: hundreds of ends near one centre.
    var numbers = SeededGenerator(seed: seed &+ 11_700)
    let center = randomPoint(4, 4, margin: 0, &numbers) + Point(18, 18)
    let count = Int.random(in: 50...600, using: &numbers)
    let sweep = Double.random(in: 1...6.28, using: &numbers)
    var points = circle(center.x, center.y, radius: 16, count: 600).points
    points.removeLast(Int(Double(points.count) * (1 - sweep / 6.3)))
    for _ in 0..<count {
      points.append(
        center + randomPoint(0.3, 0.3, margin: 0.1, &numbers) - Point(0.15, 0.15))
    }
    #expect(error(FlatPath(polygon: points), .nonZero, 40, 40) <= tolerance)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func polygonsOfManyCornersCoverTheirArea(seed: UInt64) {
    // Each side crosses a third of the others. Where ten share a pixel, the grid may be another quarter off.
    var numbers = SeededGenerator(seed: seed &+ 10_500)
    let count = Int.random(in: 40...110, using: &numbers)
    let points = (0..<count).map { _ in randomPoint(60, 60, margin: -0.5, &numbers) }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: points), rule, 60, 60) <= tolerance + 0.25)
    }
  }

  @Test(arguments: 5...35)
  func starsCoverTheirArea(count: Int) {
    // Every chord skips as many corners as it can.
    let corners = circle(30.3, 29.6, radius: 27, count: count).points
    let skip = (count - 1) / 2
    let points = (0..<count).map { corners[$0 * skip % count] }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: points), rule, 60, 60) <= tolerance)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func bowTiesCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 12_000)
    let a = randomPoint(24, 24, margin: 0, &numbers)
    let b = randomPoint(24, 24, margin: 0, &numbers)
    let shift = Point(
      Double.random(in: 0.05...2, using: &numbers), .random(in: 0.05...2, using: &numbers))
    let points = [a, b, b + shift, a - shift]
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: points), rule, 26, 26) <= tolerance)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func overlappingRingsAndBoxesCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 13_000)
    var parts: [FlatPath] = []
    for index in 0..<Int.random(in: 2...5, using: &numbers) {
      let center = randomPoint(30, 30, margin: 0, &numbers)
      let radius = Double.random(in: 1...14, using: &numbers)
      let width = Double.random(in: 0.1...2, using: &numbers)
      if index % 2 == 0 {
        parts.append(circle(center.x, center.y, radius: radius + width, count: 60))
        let inner = circle(center.x, center.y, radius: radius, count: 60)
        parts.append(FlatPath(polygon: inner.points.reversed()))
      } else {
        // Level sides lie between two lines of the reference, which is exact there.
        func level(_ y: Double) -> Double { (y * 256).rounded() / 256 }
        parts.append(rectangle(center.x, level(center.y), radius, level(width)))
        parts.append(rectangle(center.x + 0.3, level(center.y + 0.2), radius, level(width)))
      }
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(joined(parts), rule, 32, 32) <= tolerance)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func thinFramesCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 13_500)
    // Quarters of a pixel, so that sides fall on pixel borders too.
    func quarters(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &numbers)) / 4
    }
    let (x, y) = (quarters(-8...40), quarters(-8...40))
    let (width, height) = (quarters(4...60), quarters(4...60))
    let border = min(quarters(1...6), width / 2, height / 2)
    let inner = rectangle(x + border, y + border, width - 2 * border, height - 2 * border)
    let outer = rectangle(x, y, width, height)
    let against = joined([outer, FlatPath(polygon: inner.points.reversed())])
    #expect(error(against, .nonZero, 16, 16) <= tolerance)
    #expect(error(joined([outer, inner]), .evenOdd, 16, 16) <= tolerance)
  }

  @Test func halfAPixelTwiceIsHalfAPixel() {
    let box = rectangle(3, 3, 6.5, 4.5)
    let twice = fill(joined([box, box]), .nonZero, 12, 12)
    #expect(twice.alpha(9, 4) == 128)
    #expect(twice.alpha(5, 7) == 128)
    #expect(twice.alpha(9, 7) == 64)
    let opposite = joined([box, FlatPath(polygon: box.points.reversed())])
    #expect(fill(opposite, .nonZero, 12, 12).pixels.allSatisfy { $0 == 0 })
    #expect(fill(joined([box, box]), .evenOdd, 12, 12).pixels.allSatisfy { $0 == 0 })
  }

  /// Letters in a line, of which some lie over themselves, are filled as each of them alone.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func lettersInALineAreFilledAsAlone(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 4000)
    let letters = (0..<30).map { place in
      let x = Double(place) * 12 + .random(in: 0.5...1, using: &numbers)
      let y = Double.random(in: 1...20, using: &numbers)
      let round = circle(x + 5, y + 6, radius: 4.7, count: 17)
      let hole = FlatPath(polygon: circle(x + 5, y + 6, radius: 3.1, count: 9).points.reversed())
      let bar = rectangle(x + 1, y + 4, 8.6, 3.3)
      return joined(Int.random(in: 0..<6, using: &numbers) == 0 ? [round, bar] : [round, hole])
    }
    let line = draw(362, 40) {
      $0.fill(joined(letters), rule: .nonZero, paint: .solid(.black))
    }
    let alone = draw(362, 40) {
      for letter in letters { $0.fill(letter, rule: .nonZero, paint: .solid(.black)) }
    }
    #expect(line == alone)
  }

  @Test func crowdedRowsCoverTheirArea() {
    // More edges in a row than have their crossings counted: they are looked at on lines.
    var numbers = SeededGenerator(seed: 14_000)
    let points = (0..<1500).map { _ in randomPoint(6, 6, margin: 0, &numbers) }
    let thin = (0..<400).flatMap { index -> [Point] in
      let p = randomPoint(20, 20, margin: -1, &numbers)
      return [p, p + Point(0.3, 0.1), p + Point(index % 2 == 0 ? 0.1 : -0.1, 0.4)]
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: thin), rule, 20, 20) <= tolerance)
    }
    #expect(error(FlatPath(polygon: points), .nonZero, 6, 6) <= tolerance)
  }

  /// More edges than are swept at once, in two lines of stars whose columns hang together.
  @Test func longLinesOfStarsCoverTheirArea() {
    var numbers = SeededGenerator(seed: 11_900)
    let stars = (0..<260).map { star in
      let turn = Double.random(in: 0..<2 * .pi, using: &numbers)
      let middle = Point(3 + 3 * Double(star), star.isMultiple(of: 2) ? 3.1 : 12.6)
      return FlatPath(
        polygon: (0..<5).map { corner in
          let angle = turn + 4 * .pi / 5 * Double(corner)
          return middle + Point(2.4 * cosine(angle), 2.4 * sine(angle))
        })
    }
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(joined(stars), rule, 784, 16) <= tolerance)
    }
  }

  /// Where it is level more than a thousand long edges hang together, and are swept all the same.
  @Test(arguments: 0..<2 as Range<UInt64>) func jaggedRingsCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 11_950)
    let points = (0..<10_000).map { corner in
      let angle = 2 * .pi * Double(corner) / 10_000
      let radius = Double.random(in: 150...170, using: &numbers)
      return Point(180 + radius * cosine(angle), 180 + radius * sine(angle))
    }
    // Where ten share a pixel, the grid may be another quarter off.
    for rule in [FillRule.nonZero, .evenOdd] {
      #expect(error(FlatPath(polygon: points), rule, 360, 360) <= tolerance + 0.25)
    }
  }

  @Test func aHundredThousandEdgesFillTheRowTheyCrossIn() {
    var numbers = SeededGenerator(seed: 15_000)
    let points = (0..<100_000).map { _ in randomPoint(60, 1, margin: 0, &numbers) }
    let picture = fill(FlatPath(polygon: points), .nonZero, 60, 1)
    #expect(picture.alpha(30, 0) > 250)
  }

  /// Where they meet their outline winds more often than sums of areas can tell.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func thousandsOfWideLinesThroughAPlaceLeaveNothingBesideThem(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 15_500)
    var path = Path()
    path.move(to: Point(30, 10))
    for _ in 0..<1250 {
      let y = Bool.random(using: &numbers) ? -300.0 : 320
      path.line(to: Point(.random(in: -300...400, using: &numbers), y))
      path.line(
        to: Point(.random(in: 27...33, using: &numbers), .random(in: 9.8...10.2, using: &numbers)))
    }
    let lines = path.strokeOutline(
      StrokeStyle(width: 12, cap: .round, join: .round), tolerance: Flattening.tolerance)
    let picture = fill(lines, .nonZero, 80, 20)
    for y in 0..<20 {
      #expect(picture.alpha(30, y) == 255)
      #expect((60..<80).allSatisfy { picture.alpha($0, y) == 0 })
      // Nothing between two places that are covered is not.
      let row = (0..<80).map { picture.alpha($0, y) }
      #expect(row.drop { $0 < 255 }.reversed().drop { $0 < 255 }.allSatisfy { $0 == 255 })
    }
  }

  @Test func bandsDrawnAloneAreTheSame() {
    var numbers = SeededGenerator(seed: 16_000)
    let points = (0..<25).map { _ in randomPoint(64, 160, margin: 4, &numbers) }
    var list = DisplayList(width: 64, height: 160)
    list.fill(FlatPath(polygon: points), rule: .nonZero, paint: .solid(.black))
    var whole = Pixmap(width: 64, height: 160)
    var painter = BandPainter()
    painter.paint(list, over: .clear, into: &whole)
    painter.paint(list, over: .clear, into: &whole)
    var parts = Pixmap(width: 64, height: 160)
    for band in (0..<list.bandCount).reversed() {
      var other = BandPainter()
      other.prepare(list)
      var pixels = parts.pixels.mutableSpan
      other.paint(band: band, of: list, over: .clear, into: &pixels, start: band * 32 * 64)
    }
    #expect(whole.pixels == parts.pixels)
  }

  @Test func contoursLeftOfThePictureMayWindOnce() {
    var lines = Path()
    lines.move(to: Point(-50, 5))
    lines.line(to: Point(-50, 200))
    lines.move(to: Point(10, 220))
    lines.line(to: Point(380, 220))
    let outline = lines.strokeOutline(StrokeStyle(width: 4), tolerance: Flattening.tolerance)
    #expect(outline.contours.count == 2 && outline.contours.allSatisfy(\.windsOnce))
    // Wider than what has the same columns in all bands.
    let picture = draw(400, 230) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
    let alone = draw(400, 230) {
      $0.fill(rectangle(10, 218, 370, 4), rule: .nonZero, paint: .solid(.black))
    }
    #expect(picture == alone)
  }
}
