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
      #expect(path.fillPolygons(in: .identity, stretch: 256).points.count <= 10_000)
      #expect(path.fillPolygons(in: .identity, stretch: .nan).points.count <= 10_000)
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
}
