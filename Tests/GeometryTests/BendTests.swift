import Geometry
import Testing

/// Contours of a stroke's outline that are said to wind once.
@Suite struct BendTests {
  private func dashes(_ numbers: inout Seeded) -> FlatPath {
    var path = Path()
    path.move(to: numbers.point(in: 0...40))
    for _ in 0...numbers.whole(below: 3) {
      if numbers.whole(below: 3) == 0 {
        path.line(to: numbers.point(in: 0...40))
      } else {
        path.cubic(
          to: numbers.point(in: 0...40), control1: numbers.point(in: 0...40),
          control2: numbers.point(in: 0...40))
      }
    }
    let caps: [StrokeStyle.Cap] = [.butt, .round, .square]
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    let style = StrokeStyle(
      width: [0.3, 1, 3, 8, 20][numbers.whole(below: 5)], cap: caps[numbers.whole(below: 3)],
      join: joins[numbers.whole(below: 3)],
      dash: [numbers.number(in: 0...25), numbers.number(in: 0.5...9)])
    return path.strokeOutline(style, tolerance: Flattening.tolerance)
  }

  @Test(arguments: 0..<80 as Range<UInt64>) func contoursThatWindOnceDo(seed: UInt64) {
    var numbers = Seeded(seed)
    let outline = dashes(&numbers)
    for contour in outline.contours where contour.windsOnce {
      let alone = FlatPath(polygon: Array(outline.points[contour.range]))
      guard let bounds = alone.bounds else { continue }
      let turn = alone.signedArea > 0 ? 1 : -1
      for _ in 0..<60 {
        let point = Point(
          numbers.number(in: bounds.minX...bounds.maxX),
          numbers.number(in: bounds.minY...bounds.maxY))
        if alone.distance(to: point) < 1e-4 { continue }
        let winding = alone.winding(at: point)
        #expect(winding == 0 || winding == turn)
      }
    }
  }

  @Test func dashesOfAGentleCurveWindOnce() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    for cap in [StrokeStyle.Cap.butt, .round, .square] {
      let style = StrokeStyle(width: 4, cap: cap, dash: [7, 5])
      let outline = circle.strokeOutline(style, tolerance: Flattening.tolerance)
      #expect(outline.contours.count > 20)
      #expect(outline.contours.allSatisfy { $0.windsOnce })
      let mapped = outline.transformed(by: .translation(3, 4))
      #expect(mapped.contours == outline.contours)
    }
  }

  @Test func linesThatComeBackFarFromThemselvesWindOnce() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let most = circle.strokeOutline(StrokeStyle(width: 4, trimEnd: 0.9), tolerance: 0.01)
    #expect(most.contours.map(\.windsOnce) == [true])
    var hairpin = Path()
    hairpin.move(to: Point(0, 0))
    hairpin.cubic(to: Point(0, 80), control1: Point(150, -20), control2: Point(150, 100))
    let turned = hairpin.strokeOutline(StrokeStyle(width: 4, cap: .square), tolerance: 0.01)
    #expect(turned.contours.map(\.windsOnce) == [true])
  }

  @Test func linesThatTurnSharplyOrFarMayWindTwice() {
    var corner = Path()
    corner.move(to: Point(0, 0))
    corner.line(to: Point(10, 0))
    corner.line(to: Point(0, 5))
    let sharp = corner.strokeOutline(StrokeStyle(width: 2), tolerance: 0.01)
    #expect(sharp.contours.map(\.windsOnce) == [false])
    var loop = Path()
    loop.move(to: Point(0, 100))
    loop.cubic(to: Point(100, 100), control1: Point(200, -50), control2: Point(-100, -50))
    let crossing = loop.strokeOutline(StrokeStyle(width: 4), tolerance: 0.01)
    #expect(crossing.contours.map(\.windsOnce) == [false])
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    let whole = circle.strokeOutline(
      StrokeStyle(width: 4, cap: .round, trimEnd: 0.99), tolerance: 0.01)
    #expect(whole.contours.map(\.windsOnce) == [false])
    let wide = circle.strokeOutline(StrokeStyle(width: 90, trimEnd: 0.1), tolerance: 0.01)
    #expect(wide.contours.map(\.windsOnce) == [false])
    let triangle = FlatPath(polygon: [.zero, Point(1, 0), Point(0, 1)])
    #expect(triangle.contours.map(\.windsOnce) == [false])
  }
}
