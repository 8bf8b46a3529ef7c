import Geometry
import Testing

@Suite struct StrokerTests {
  private func polyline(_ points: [Point], closed: Bool = false) -> FlatPath {
    var path = Path()
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    if closed { path.close() }
    return path.flattened(tolerance: 0.001)
  }

  private func area(_ points: [Point], closed: Bool = false, _ style: StrokeStyle) -> Double {
    polyline(points, closed: closed).stroked(style, tolerance: 1e-5).signedArea
  }

  @Test func capsAddTheirAreas() {
    let line = [Point(0, 0), Point(6, 8)]
    #expect(isNear(area(line, StrokeStyle(width: 2, cap: .butt)), 20, within: 1e-9))
    #expect(isNear(area(line, StrokeStyle(width: 2, cap: .square)), 24, within: 1e-9))
    #expect(isNear(area(line, StrokeStyle(width: 2, cap: .round)), 20 + .pi, within: 1e-4))
  }

  @Test func joinsAddTheirAreas() {
    // A right angle of two lines of 10, width 2: 40 − 1 where they overlap, plus the join.
    let angle = [Point(0, 10), Point(0, 0), Point(10, 0)]
    #expect(isNear(area(angle, StrokeStyle(width: 2, join: .miter)), 40, within: 1e-9))
    #expect(isNear(area(angle, StrokeStyle(width: 2, join: .bevel)), 39.5, within: 1e-9))
    #expect(
      isNear(area(angle, StrokeStyle(width: 2, join: .round)), 39 + .pi / 4, within: 1e-4))
  }

  /// A circle of radius 10 stroked 20 wide is a pie; however thin a slice is cut from it, the
  /// slice has its tip in the middle and its area there.
  @Test(arguments: [0.3, 0.05, 0.01, 0.002, 0.0003]) func aThinSliceOfAPieStaysAWedge(
    fraction: Double
  ) {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let slice = circle.strokeOutline(
      StrokeStyle(width: 20, trimEnd: fraction), tolerance: 0.0025)
    let angle = circleAngle(ofShare: fraction)
    #expect(isNear(slice.signedArea, 200 * angle, within: 2 * angle))
    let tip = slice.points.filter { $0.length < 0.3 }
    #expect(!tip.isEmpty)
    let rim = slice.points.filter { $0.length > 19 }.map(\.y)
    let height = (rim.max() ?? 0) - (rim.min() ?? 0)
    #expect(isNear(height, angle > 1 ? 20 : 20 * sine(angle), within: 0.02))
  }

  @Test func theMiterLimitCountsInWidths() {
    // 90°: the ratio is √2; 60°: 2.
    let right = [Point(0, 10), Point(0, 0), Point(10, 0)]
    #expect(isNear(area(right, StrokeStyle(width: 2, miterLimit: 1.415)), 40, within: 1e-9))
    #expect(isNear(area(right, StrokeStyle(width: 2, miterLimit: 1.414)), 39.5, within: 1e-9))
    let tip = Point(-2, 0)
    for (limit, isSharp) in [(2.001, true), (1.999, false)] {
      let h = 10 * 0.75.squareRoot()
      let sharp = polyline([Point(h, 5), .zero, Point(h, -5)])
        .stroked(StrokeStyle(width: 2, miterLimit: limit), tolerance: 0.01)
      #expect((sharp.distance(to: tip) < 1e-9) == isSharp)
    }
  }

  @Test func closedContoursBecomeRings() {
    let square = polyline(Rect(x: 0, y: 0, width: 10, height: 10).corners, closed: true)
    let outline = square.stroked(StrokeStyle(width: 2), tolerance: 0.01)
    #expect(outline.contours.count == 1)
    #expect(outline.signedArea == 80)
    #expect(outline.bounds == Rect(x: -1, y: -1, width: 12, height: 12))
    let corner = polyline(
      [.zero, Point(9, 0), Point(9, 3), Point(3, 3), Point(3, 9), Point(0, 9)], closed: true)
    let rings = corner.stroked(StrokeStyle(width: 2), tolerance: Flattening.tolerance)
    #expect(rings.contours.count == 2)
    #expect(rings.signedArea == 72)
    let reversed = polyline(
      Rect(x: 0, y: 0, width: 10, height: 10).corners.reversed(), closed: true)
    #expect(reversed.stroked(StrokeStyle(width: 2), tolerance: 0.01).signedArea == 80)
  }

  @Test func returningToTheStartWithoutClosingGivesCaps() {
    let corners = Rect(x: 0, y: 0, width: 10, height: 10).corners
    let open = polyline(corners + [corners[0]])
    let outline = open.stroked(StrokeStyle(width: 2), tolerance: 0.01)
    #expect(outline.winding(at: Point(-0.5, -0.5)) == 0)
    #expect(outline.winding(at: Point(10.5, -0.5)) == 1)
  }

  @Test func dotsAppearForRoundAndSquareCapsOnly() {
    let dot = [Point(5, 5), Point(5, 5)]
    #expect(area(dot, StrokeStyle(width: 4, cap: .butt)) == 0)
    #expect(area(dot, StrokeStyle(width: 4, cap: .square)) == 16)
    #expect(isNear(area(dot, StrokeStyle(width: 4, cap: .round)), 4 * .pi, within: 1e-3))
    #expect(
      isNear(area(dot, closed: true, StrokeStyle(width: 4, cap: .round)), 4 * .pi, within: 1e-3))
    var lone = Path()
    lone.move(to: Point(5, 5))
    #expect(lone.strokeOutline(StrokeStyle(width: 4, cap: .round), tolerance: 0.1).isEmpty)
  }

  @Test func widthsThatAreNotPositiveDrawNothing() {
    let path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    for width in [0, -1, Double.nan, .infinity] {
      #expect(path.strokeOutline(StrokeStyle(width: width), tolerance: 0.1).isEmpty)
    }
  }

  @Test func aCircleBecomesARing() {
    let circle = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let style = StrokeStyle(width: 10, join: join)
      let outline = circle.strokeOutline(style, tolerance: Flattening.tolerance)
      #expect(outline.contours.map(\.windsOnce) == [true])
      #expect(isNear(outline.signedArea, 1000 * .pi * 1.00013, within: 0.6))
      for point in outline.points {
        #expect(isNear(abs(point.length - 50), 5, within: 0.02))
      }
    }
  }

  @Test func smoothPointsShowNoJoin() {
    // A tight curve with a wide line: at its vertices miters would stick out, bevels cut off.
    let circle = Path(ellipseIn: Rect(x: -2, y: -2, width: 4, height: 4))
    for join in [StrokeStyle.Join.miter, .bevel] {
      let outline = circle.strokeOutline(StrokeStyle(width: 100, join: join), tolerance: 0.0025)
      let outer = outline.points.map(\.length).filter { $0 > 49 }
      #expect(!outer.isEmpty)
      for radius in outer { #expect(isNear(radius, 52, within: 0.02)) }
      for i in 0..<360 {
        let direction = Point(cosine(Double(i)), sine(Double(i)))
        // The corners are balanced: half a sagitta to either side.
        #expect(outline.distance(to: direction * 52) < 0.015)
        for radius in [0.0, 1, 10, 30, 47, 49, 51] {
          #expect(outline.winding(at: direction * radius) > 0)
        }
      }
    }
  }

  @Test func aLineAsWideAsItsCircleFillsThePie() {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 18.75, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    var random = Seeded(9)
    for step in 1...40 {
      let share = Double(step) / 40
      let end = circleAngle(ofShare: share)
      let style = StrokeStyle(width: 37.5, trimEnd: share)
      let outline = circle.strokeOutline(style, tolerance: Flattening.tolerance)
      for _ in 0..<200 {
        let point = random.point(in: -38...38)
        // The angle clockwise from twelve o'clock, 0…2π.
        let angle = arcTangent2(-point.x, point.y) + .pi
        let fromEdge = min(
          abs(point.length - 37.5), abs(point.x),
          abs(Point.cross(point, Point(sine(end), -cosine(end)))))
        guard fromEdge > 0.06 else { continue }
        let isInside = point.length < 37.5 && angle < end
        #expect((outline.winding(at: point) != 0) == isInside, "\(point) at \(share)")
      }
      #expect(
        isNear(outline.signedArea, end / 2 * 37.5 * 37.5, within: 4), "share \(share)")
    }
  }

  @Test func theSidesOfAWedgeAreStraightAtEveryTrim() {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 18.75, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    let flat = circle.flattened(tolerance: Flattening.tolerance)
    var random = Seeded(10)
    for _ in 0..<150 {
      let share = random.number(in: 0.02...0.98)
      let outline = flat.stroked(
        StrokeStyle(width: 37.5, trimEnd: share), tolerance: Flattening.tolerance)
      let rim = Point(sine(share * 2 * .pi), -cosine(share * 2 * .pi)) * 37.5
      // The edge at the rim to a thirtieth of a pixel: a cubic's normals miss its circle's centre
      // by about a thousandth of the radius.
      #expect(outline.distance(to: rim) < 0.045, "share \(share)")
      #expect(outline.distance(to: rim * 0.5) < 0.03, "share \(share)")
    }
  }

  @Test func aPointIsInAStrokeIfItsDistanceIsHalfTheWidth() {
    var random = Seeded(11)
    for round in 0..<80 {
      var path = Path()
      path.move(to: random.point(in: 0...60))
      for _ in 0..<(1 + random.whole(below: 5)) {
        switch random.whole(below: 3) {
        case 0: path.line(to: random.point(in: 0...60))
        case 1: path.quad(to: random.point(in: 0...60), control: random.point(in: 0...60))
        default:
          path.cubic(
            to: random.point(in: 0...60), control1: random.point(in: 0...60),
            control2: random.point(in: 0...60))
        }
      }
      if round % 3 == 0 { path.close() }
      let width = random.number(in: 0.5...50)
      let outline = path.strokeOutline(
        StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.005)
      let center = path.flattened(tolerance: 0.0005)
      for _ in 0..<150 {
        let point = random.point(in: -30...90)
        let distance = center.distance(to: point)
        guard abs(distance - width / 2) > 0.03 else { continue }
        let winding = outline.winding(at: point)
        #expect(
          winding >= 0 && (winding > 0) == (distance < width / 2),
          "round \(round), \(point), width \(width)")
      }
    }
  }

  @Test func wideLinesRoundShortSegmentsHaveNoHoles() {
    var random = Seeded(12)
    for _ in 0..<100 {
      var points = [random.point(in: 0...5)]
      for _ in 0..<8 { points.append(points[points.count - 1] + random.point(in: -2...2)) }
      let path = polyline(points)
      for join in [StrokeStyle.Join.miter, .bevel] {
        let outline = path.stroked(StrokeStyle(width: 20, join: join), tolerance: 0.01)
        for (a, b) in path.lines(of: path.contours[0]) {
          // Every point of every line's own rectangle.
          let d = (b - a) / (b - a).length
          for _ in 0..<20 {
            let along = random.number(in: 0.001...0.999)
            let across = random.number(in: -9.99...9.99)
            let point = Point.mix(a, b, along) + Point(-d.y, d.x) * across
            #expect(outline.winding(at: point) > 0)
          }
        }
      }
    }
  }

  @Test(arguments: [Point(40, 0), Point(-9, 12), Point(1e-3, 7)])
  func aLineThatTurnsStraightBackHasNoHoles(end: Point) {
    let across = Point(-end.y, end.x) / end.length
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let path = polyline([.zero, end, end * 0.375, end * 2])
      let outline = path.stroked(StrokeStyle(width: 4, join: join), tolerance: 0.01)
      let isFinite = outline.points.allSatisfy { $0.isFinite }
      #expect(isFinite)
      for step in 0..<100 {
        let along = (Double(step) + 0.5) / 50
        for offset in [-1.99, -0.7, 0.3, 1.99] {
          #expect(outline.winding(at: end * along + across * offset) > 0)
        }
      }
    }
  }

  @Test func oddStylesStayFinite() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 1e-3, height: 1e7))
    for width in [1e-12, 1, 1e9, 1e30] {
      let style = StrokeStyle(
        width: width, join: .miter, miterLimit: .nan, dash: [1, .nan], dashPhase: .infinity)
      let outline = path.strokeOutline(style, tolerance: 0.0025)
      let isFinite = outline.points.allSatisfy { $0.isFinite }
      #expect(isFinite)
    }
  }
}
