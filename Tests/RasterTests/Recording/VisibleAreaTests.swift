import Geometry
import Raster
import TestSupport
import Testing

/// What lies outside the picture costs little and changes nothing in it.
struct VisibleAreaTests {
  private let size = 60

  /// Three curves, of which some reach far beyond the picture.
  private func path(closed: Bool, _ numbers: inout SeededGenerator) -> Path {
    let reach: Double = [20, 100, 2000].randomElement(using: &numbers) ?? 20
    func point() -> Point {
      Point(
        .random(in: -reach...reach + Double(size), using: &numbers),
        .random(in: -reach...reach + Double(size), using: &numbers))
    }
    var path = Path()
    path.move(to: point())
    path.cubic(to: point(), control1: point(), control2: point())
    path.quad(to: point(), control: point())
    path.cubic(to: point(), control1: point(), control2: point())
    if closed { path.close() }
    return path
  }

  private func picture(_ record: (inout DisplayList) -> Void) -> [UInt8] {
    draw(size, size) {
      // Half of it under a clip, which leaves less to be seen.
      record(&$0)
      $0.pushClip(rectangle(20, 25, 10.5, 9), rule: .nonZero)
      record(&$0)
      $0.popClip()
    }.pixels
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func fillsLookTheSameWhereTheyAreSeen(rule: FillRule) {
    let device = Affine(a: 1, b: 0.2, c: -0.1, d: 0.9, tx: 3, ty: -2)
    for seed in 0..<60 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let path = path(closed: true, &numbers)
      let whole = picture {
        $0.fill(path.fillPolygons(in: device), rule: rule, paint: .solid(.black))
      }
      let seen = picture {
        let shape = path.fillPolygons(in: device, visible: $0.visibleArea)
        $0.fill(shape, rule: rule, paint: .solid(.black))
      }
      #expect(seen == whole, "seed \(seed)")
    }
  }

  @Test(arguments: [
    StrokeStyle(width: 3), StrokeStyle(width: 40, join: .round),
    StrokeStyle(width: 7, cap: .square, join: .bevel, trimStart: 0.2, trimEnd: 0.7),
    StrokeStyle(width: 6, cap: .round, dash: [9, 14, 0, 8], dashPhase: 5),
  ])
  func linesLookTheSameWhereTheyAreSeen(style: StrokeStyle) {
    let device = Affine(a: 1, b: 0.2, c: -0.1, d: 0.9, tx: 3, ty: -2)
    for seed in 0..<40 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let path = path(closed: seed % 2 == 0, &numbers)
      let whole = picture {
        let outline = path.strokeOutline(style, tolerance: 0.1)
        $0.fill(outline.transformed(by: device), rule: .nonZero, paint: .solid(.black))
      }
      let seen = picture {
        let outline = path.strokeOutline(
          style, tolerance: 0.1, visible: $0.visibleArea.before(device))
        $0.fill(outline.transformed(by: device), rule: .nonZero, paint: .solid(.black))
      }
      #expect(seen == whole, "seed \(seed)")
    }
  }

  @Test func curvesThatAreNotSeenAreNotDivided() {
    var path = Path(ellipseIn: Rect(x: 100, y: 100, width: 1000, height: 1000))
    #expect(path.fillPolygons(in: .identity, visible: corner).points.count == 4)
    #expect(path.fillPolygons(in: .identity).points.count > 40)
    path.addEllipse(in: Rect(x: 10, y: 10, width: 1000, height: 1000))
    // One of the other's quarters may be seen.
    let points = path.fillPolygons(in: .identity, visible: corner).points.count
    let all = path.fillPolygons(in: .identity).points.count
    #expect(points > 4 + 4 && points < all / 4)
  }

  @Test(arguments: [[], [5.0, 5], [0.0, 3]])
  func linesThatAreNotSeenAreNotOutlined(dash: [Double]) {
    let path = Path(ellipseIn: Rect(x: 200, y: 200, width: 1000, height: 1000))
    let style = StrokeStyle(width: 10, cap: .round, dash: dash)
    #expect(path.strokeOutline(style, tolerance: 0.1, visible: corner).isEmpty)
    #expect(!path.strokeOutline(style, tolerance: 0.1).isEmpty)
  }

  /// Joins and caps whose arcs are a hundred times as large as the picture, curves of a thousand times its size.
  @Test(arguments: [3000.0, 1e5, 1e7])
  func whatReachesFarBeyondThePictureLooksTheSameAndHasFewPoints(reach: Double) {
    for seed in 0..<12 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed &+ 500)
      // Round what is seen, so that an arc of the ends passes it.
      let middle = Point(30, 30)
      func far() -> Point {
        let way = Point(.random(in: -1...1, using: &numbers), .random(in: -1...1, using: &numbers))
        return middle + way * (reach / max(way.length, 0.1))
      }
      let (a, b) = (far(), far())
      var path = Path()
      path.move(to: a)
      path.line(to: b)
      path.line(to: b + (b - a) * 0.1 + Point(0, reach / 10))
      let style = StrokeStyle(
        width: 2 * reach * (1 + .random(in: -0.005...0.005, using: &numbers)), cap: .round,
        join: .round)
      let everything = path.strokeOutline(style, tolerance: Flattening.tolerance)
      let visible = path.strokeOutline(
        style, tolerance: Flattening.tolerance, visible: corner)
      if everything.points.count > 1000 {
        #expect(visible.points.count * 4 < everything.points.count, "seed \(seed)")
      }
      let pictures = [everything, visible].map { outline in
        draw(size, size) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
      }
      #expect(pictures[0].difference(from: pictures[1]) <= 1, "seed \(seed)")
    }
  }

  /// A parabola through the picture whose ends are so far off that equal pieces, of which there are no more than 4096,
  /// would be long ones.
  @Test(arguments: [1e5, 1e6, 1e7])
  func aCurveThatIsMostlyElsewhereIsExactWhereItIsSeen(reach: Double) {
    // y = 10 + (x − 30)²/20: of its three points the control point lies where the tangents meet.
    var path = Path()
    let end = Point(30 + reach, 10 + reach * reach / 20)
    path.move(to: Point(30 - reach, end.y))
    path.quad(to: end, control: Point(30, 10 - reach * reach / 20))
    path.close()
    let seen = path.fillPolygons(in: .identity, visible: corner)
    #expect(seen.points.count < 2048)
    let picture = draw(size, size) { $0.fill(seen, rule: .nonZero, paint: .solid(.black)) }
    for x in 5..<55 {
      let top = 10 + (Double(x) + 0.5 - 30) * (Double(x) + 0.5 - 30) / 20
      for y in 0..<size {
        if Double(y) > top + 4 { #expect(picture.alpha(x, y) == 255, "\(x), \(y)") }
        if Double(y) < top - 4 { #expect(picture.alpha(x, y) == 0, "\(x), \(y)") }
      }
    }
  }

  /// Far wider than all that is seen, a line with round joins covers all, and one without what lies beside it.
  @Test(arguments: [1e5, 1e9, 1e16, 1e28])
  func linesOfAnyWidthCoverWhatLiesBesideThem(width: Double) {
    for seed in 0..<12 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed &+ 900)
      let curves = path(closed: false, &numbers)
      let round = StrokeStyle(width: max(width, 1e6), cap: .round, join: .round)
      let shape = curves.strokeOutline(round, tolerance: Flattening.tolerance, visible: corner)
      #expect(shape.points.count < 8000)
      let all = draw(size, size) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
      #expect((0..<size * size).allSatisfy { all.pixels[4 * $0 + 3] == 255 }, "seed \(seed)")
      // Between the lines across its ends.
      let (a, b) = (
        Point(.random(in: 5...25, using: &numbers), .random(in: 5...55, using: &numbers)),
        Point(.random(in: 35...55, using: &numbers), .random(in: 5...55, using: &numbers))
      )
      var line = Path()
      line.move(to: a)
      line.line(to: b)
      let strip = line.strokeOutline(
        StrokeStyle(width: width), tolerance: Flattening.tolerance, visible: corner)
      let picture = draw(size, size) { $0.fill(strip, rule: .nonZero, paint: .solid(.black)) }
      let way = (b - a) / (b - a).length
      for y in 0..<size {
        for x in 0..<size {
          let along = Point.dot(Point(Double(x) + 0.5, Double(y) + 0.5) - a, way)
          let inside = min(along, (b - a).length - along)
          if inside > 1 { #expect(picture.alpha(x, y) == 255, "\(x), \(y)") }
          if inside < -1 { #expect(picture.alpha(x, y) == 0, "\(x), \(y)") }
        }
      }
    }
  }

  private var corner: VisibleArea { DisplayList(width: size, height: size).visibleArea }
}
