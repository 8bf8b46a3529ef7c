import Geometry
import Testing

@Suite struct FlatteningTests {
  @Test func linesStayWithinTheTolerance() {
    var random = Seeded(6)
    for tolerance in [0.5, 0.05, 0.0025] {
      for _ in 0..<40 {
        let p = (0..<4).map { _ in random.point(in: -50...50) }
        var cubic = Path()
        cubic.move(to: p[0])
        cubic.cubic(to: p[3], control1: p[1], control2: p[2])
        let curve = CubicBezier(start: p[0], control1: p[1], control2: p[2], end: p[3])
        let flat = cubic.flattened(tolerance: tolerance)
        for i in 0...200 {
          let point = curve.evaluate(at: Double(i) / 200)
          #expect(flat.distance(to: point) <= tolerance * 1.0001)
        }
        var quad = Path()
        quad.move(to: p[0])
        quad.quad(to: p[2], control: p[1])
        let bend = QuadraticBezier(start: p[0], control: p[1], end: p[2])
        let flatQuad = quad.flattened(tolerance: tolerance)
        for i in 0...200 {
          let point = bend.evaluate(at: Double(i) / 200)
          #expect(flatQuad.distance(to: point) <= tolerance * 1.0001)
        }
      }
    }
  }

  @Test func aCircleHasItsLengthAndArea() {
    let flat = Path(ellipseIn: Rect(x: 0, y: 0, width: 200, height: 200))
      .flattened(tolerance: Flattening.tolerance)
    #expect(isNear(flat.length, 200 * .pi, within: 0.12))
    // The four cubics themselves enclose 0.026 % more than the circle.
    #expect(isNear(flat.signedArea, 10_000 * .pi * 1.00026, within: 1))
    #expect(flat.points.count < 600)
  }

  @Test func theDeviceDecidesHowFineTheLinesAre() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2))
    let device = Affine.scale(100, 100)
    let flat = path.flattened(in: device, tolerance: 0.01)
    #expect(flat == path.transformed(by: device).flattened(tolerance: 0.01))
    #expect(flat.points.count > 4 * path.flattened(tolerance: 0.01).points.count)
  }

  @Test func aClosedEllipseDoesNotRepeatItsStart() {
    let flat = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10)).flattened(tolerance: 0.1)
    #expect(flat.points.first != flat.points.last)
    #expect(flat.joints.allSatisfy { $0 == .smooth })
    #expect(flat.joints.count == flat.points.count)
  }

  @Test func jointsTellLinesFromCurves() {
    var path = Path()
    path.addRoundedRect(Rect(x: 0, y: 0, width: 100, height: 60), radius: 10)
    let flat = path.flattened(tolerance: 0.01)
    #expect(flat.joints.count { $0 == .lineToCurve } == 4)
    #expect(flat.joints.count { $0 == .curveToLine } == 4)
    #expect(flat.joint(at: 0) == .corner)
    let square = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)).flattened(tolerance: 0.1)
    #expect(square.joints == [.corner, .corner, .corner, .corner])
  }

  @Test func aLoneMoveDrawsNothingAndAShortLineStays() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.move(to: Point(2, 2))
    path.line(to: Point(2, 2))
    path.move(to: Point(3, 3))
    let flat = path.flattened(tolerance: 0.1)
    #expect(flat.points == [Point(2, 2), Point(2, 2)])
    #expect(flat.contours == [FlatPath.Contour(start: 0, end: 2, isClosed: false)])
  }

  @Test func aContourThatIsNotFiniteIsLeftOut() {
    for bad in [Double.nan, .infinity, -.infinity, 1e200] {
      var path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1))
      path.move(to: Point(5, 5))
      path.cubic(to: Point(6, 6), control1: Point(bad, 0), control2: Point(0, 0))
      path.line(to: Point(7, 7))
      path.close()
      path.addRect(Rect(x: 2, y: 2, width: 1, height: 1))
      let flat = path.flattened(tolerance: 0.1)
      #expect(flat.contours.count == 2)
      #expect(flat.points.count == 8 && flat.points.allSatisfy { $0.isFinite })
    }
  }

  @Test func hugeCurvesEndAfterAFixedCount() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(to: Point(1e30, 0), control1: Point(0, 1e30), control2: Point(1e30, -1e30))
    let flat = path.flattened(tolerance: 1e-9)
    #expect(flat.points.count <= 5000 && flat.points.allSatisfy { $0.isFinite })
    #expect(path.flattened(tolerance: .nan).points.count <= 5000)
  }
}
