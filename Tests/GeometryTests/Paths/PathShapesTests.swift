import Geometry
import Testing

@Suite struct PathShapesTests {
  @Test func aRectangleStartsAtItsMinimumCorner() {
    // WinObjC, CGPathTests.mm, CGPathApplyAddRect.
    let path = Path(rect: Rect(x: 2, y: 4, width: 8, height: 16))
    #expect(path.verbs == [.move, .line, .line, .line, .close])
    #expect(path.points == [Point(2, 4), Point(10, 4), Point(10, 20), Point(2, 20)])
  }

  @Test func anEllipseHasCoreGraphicsPoints() {
    // WinObjC, CGPathTests.mm, CGPathApplyAddEllipse.
    var expected = Path()
    expected.move(to: Point(240, 60))
    expected.cubic(
      to: Point(140, 80), control1: Point(240, 71.045695), control2: Point(195.228475, 80))
    expected.cubic(
      to: Point(40, 60), control1: Point(84.771525, 80), control2: Point(40, 71.045695))
    expected.cubic(
      to: Point(140, 40), control1: Point(40, 48.954305), control2: Point(84.771525, 40))
    expected.cubic(
      to: Point(240, 60), control1: Point(195.228475, 40), control2: Point(240, 48.954305))
    expected.close()
    let ellipse = Path(ellipseIn: Rect(x: 40, y: 40, width: 200, height: 40))
    #expect(isNear(ellipse, expected, within: 1e-6))
  }

  @Test func anEllipseHasTheAreaOfAnEllipse() {
    // Four cubics lie up to 0.0273 % outside a circle, and enclose 0.026 % more.
    for (rx, ry) in [(1.0, 1), (37.5, 37.5), (200, 3)] {
      let path = Path(ellipseIn: Rect(x: -rx, y: 7, width: 2 * rx, height: 2 * ry))
      let flat = path.flattened(tolerance: 1e-4)
      let ratio = flat.signedArea / (.pi * rx * ry)
      #expect(isNear(ratio, 1.00026, within: 1e-4))
      #expect(flat.contours.count == 1 && flat.contours[0].isClosed)
    }
  }

  @Test func roundedCornersAreQuartersOfAnEllipse() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 60)
    var path = Path()
    path.addRoundedRect(rect, cornerWidth: 12, cornerHeight: 8)
    #expect(
      path.verbs == [
        .move, .line, .cubic, .line, .cubic, .line, .cubic, .line, .cubic, .close,
      ])
    #expect(path.points[0] == Point(110, 50))
    #expect(path.points[1] == Point(110, 72))
    #expect(path.points[4] == Point(98, 80))
    let flat = path.flattened(tolerance: 1e-5)
    #expect(isNear(flat.signedArea, 6000 - (4 - .pi) * 12 * 8, within: 0.1))
    #expect(path.tightBounds == rect)
  }

  @Test func theRadiusIsClampedToHalfTheShorterSide() {
    var clamped = Path()
    clamped.addRoundedRect(Rect(x: 0, y: 0, width: 40, height: 10), radius: 99)
    var exact = Path()
    exact.addRoundedRect(Rect(x: 0, y: 0, width: 40, height: 10), cornerWidth: 5, cornerHeight: 5)
    #expect(clamped == exact)
    #expect(
      Path(roundedRect: Rect(x: 0, y: 0, width: 4, height: 3), radius: 0)
        == Path(rect: Rect(x: 0, y: 0, width: 4, height: 3)))
  }

  @Test func onlyTheNamedCornersAreRound() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 30)
    let names: [(RectCorners, Point)] = [
      (.topLeft, Point(0, 0)), (.topRight, Point(40, 0)), (.bottomLeft, Point(0, 30)),
      (.bottomRight, Point(40, 30)),
    ]
    for (corner, tip) in names {
      var path = Path()
      path.addRoundedRect(rect, radius: 10, corners: corner)
      let flat = path.flattened(tolerance: 1e-4)
      for (_, other) in names {
        #expect((flat.distance(to: other) < 1e-9) == (other != tip))
      }
      #expect(isNear(flat.signedArea, 1200 - (1 - .pi / 4) * 100, within: 0.05))
    }
  }
}
