import Geometry
import Testing

@Suite struct FillFlattenerTests {
  @Test func linesStayWhatTheyAre() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(Path(rect: rect).fillPolygons(in: .identity).points == rect.corners)
    let device = Affine(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    #expect(Path(rect: rect).fillPolygons(in: device).points == rect.corners.map(device.apply))
  }

  @Test func whatEnclosesNothingIsLeftOut() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.line(to: Point(9, 9))
    path.move(to: Point(2, 2))
    path.line(to: Point(2, 2))
    path.close()
    path.move(to: Point(3, 3))
    #expect(path.fillPolygons(in: .identity).isEmpty)
  }

  @Test func aContourThatIsNotFiniteIsLeftOut() {
    for bad in [Double.nan, .infinity, -.infinity, 1e200] {
      var path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
      path.move(to: Point(5, 5))
      path.cubic(to: Point(6, 6), control1: Point(bad, 0), control2: Point(0, 0))
      path.line(to: Point(7, 7))
      path.close()
      path.move(to: Point(bad, 5))
      path.line(to: Point(6, 6))
      path.line(to: Point(7, 6))
      path.addRect(Rect(x: 2, y: 2, width: 1, height: 1))
      let flat = path.fillPolygons(in: .identity)
      #expect(flat.contours.count == 2)
      #expect(flat.points.count == 8)
    }
  }

  @Test func hugeCurvesEndAfterAFixedCount() {
    for far in [1e30, 1e149] {
      var path = Path()
      path.move(to: .zero)
      path.cubic(to: Point(far, 0), control1: Point(0, far), control2: Point(far, -far))
      path.quad(to: Point(far, far), control: Point(-far, 1))
      #expect(path.fillPolygons(in: .identity, scale: 256).points.count <= 10_000)
      #expect(path.fillPolygons(in: .identity, scale: .nan).points.count <= 10_000)
    }
  }

  @Test func theAreaIsThatOfTheCurves() {
    var random = Seeded(31)
    for _ in 0..<60 {
      let p = (0..<4).map { _ in random.point(in: -50...50) }
      var path = Path()
      path.move(to: p[0])
      path.cubic(to: p[3], control1: p[1], control2: p[2])
      path.close()
      let truth = path.flattened(tolerance: 1e-5).signedArea
      // Along the whole curve no more than one pixel may miss.
      #expect(isNear(path.fillPolygons(in: .identity).signedArea, truth, within: 0.01))
    }
  }

  @Test func aCurveAndItsReverseLeaveNoGap() {
    var random = Seeded(32)
    for _ in 0..<40 {
      let p = (0..<4).map { _ in random.point(in: 0...80) }
      var path = Path()
      path.move(to: p[0])
      path.cubic(to: p[3], control1: p[1], control2: p[2])
      path.close()
      let there = path.fillPolygons(in: .identity).points
      let back = path.reversed.fillPolygons(in: .identity).points
      #expect(there.count == back.count)
      for point in there {
        #expect(back.contains { ($0 - point).length < 1e-9 })
      }
    }
  }

  /// The area under a wave, of many points.
  private func wave(_ count: Int, across width: Double) -> Path {
    var path = Path()
    path.move(to: Point(0, 60))
    for index in 0..<count {
      let x = width * Double(index) / Double(count - 1)
      path.line(to: Point(x, 30 + 20 * sine(x / 7)))
    }
    path.line(to: Point(width, 60))
    path.close()
    return path
  }

  @Test func pointsThatCannotBeSeenAreLeftOut() {
    let path = wave(20_000, across: 200)
    let device = Affine(a: 1.5, b: 0.5, c: -0.5, d: 1.5, tx: 40, ty: 3)
    let polygon = path.fillPolygons(in: device)
    #expect(polygon.contours.map(\.isThinned) == [true])
    #expect(polygon.points.count < 5000)
    let points = path.points.map(device.apply)
    // All that is left was there, in this order, and nothing between lies farther off than that.
    var place = 0
    var farthest = 0.0
    var from = points[0]
    for corner in polygon.points {
      let start = place
      while place < points.count, points[place] != corner { place += 1 }
      #expect(place < points.count)
      for point in points[start..<place] {
        let along = corner - from
        farthest = max(farthest, abs(Point.cross(along, point - from)) / max(along.length, 1e-9))
      }
      from = corner
    }
    #expect(farthest > 0)
    #expect(farthest <= Chord.unseen * 1.001)
  }

  @Test func aPixelThatIsSmallerLeavesMorePoints() {
    let path = wave(20_000, across: 200)
    let whole = path.fillPolygons(in: .identity)
    let fine = path.fillPolygons(in: .identity, scale: 16)
    #expect(fine.points.count > 2 * whole.points.count)
    #expect(fine.contours.map(\.isThinned) == [true])
  }

  @Test func linesAsLongAsPixelsStayWhatTheyAre() {
    let path = wave(2000, across: 20_000)
    let polygon = path.fillPolygons(in: .identity)
    #expect(polygon.contours.map(\.isThinned) == [false])
    #expect(polygon.points == path.points)
  }

  @Test(arguments: [1, 700, 5000, 10_000])
  func aDenseLineWithAPointThatIsNotFiniteIsLeftOut(place: Int) {
    for value in [Double.nan, .infinity, -1e160] {
      for bad in [Point(value, 30), Point(30, value)] {
        var path = Path()
        path.move(to: Point(0, 60))
        for index in 0...10_000 {
          path.line(to: index == place ? bad : Point(Double(index) / 100, 30))
        }
        path.close()
        #expect(path.fillPolygons(in: .identity).isEmpty)
      }
    }
  }
}
