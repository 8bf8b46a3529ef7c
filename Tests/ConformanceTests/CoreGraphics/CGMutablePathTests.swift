import CoreGraphics
import Testing

struct CGMutablePathTests {
  @Test func aRectangleRunsAlongItsTopEdgeFirst() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(elements(of: path) == ["M 1 2", "L 4 2", "L 4 6", "L 1 6", "Z"])
  }

  @Test func anEllipseStartsAtTheRightAndGoesDown() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    let lines = elements(of: path)
    #expect(lines.first == "M 20 5")
    #expect(lines.count == 6)
    #expect(lines[1].hasSuffix(" 10 10"))
    #expect(lines[2].hasSuffix(" 0 5"))
    #expect(lines.last == "Z")
  }

  /// Golden of CGPathAddArc, recorded in WinObjC's tests: 225° to 0 with `clockwise` true goes
  /// through decreasing angles.
  @Test func clockwiseMeansDecreasingAngles() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: 225 * .pi / 180, endAngle: 0,
      clockwise: true)
    let lines = elements(of: path)
    #expect(lines.count == 4)
    let golden = [
      "M 10.857863 85.857865",
      "C 3.047378 93.668352 3.047379 106.331651 10.857865 114.142137",
    ]
    #expect(agree(Array(lines.prefix(2)), golden, within: 1e-5))
    #expect(path.currentPoint.x.rounded() == 45)
    #expect(abs(path.currentPoint.y - 100) < 1e-9)
  }

  /// Golden of CGPathAddArcToPoint, recorded in WinObjC's tests.
  @Test func aTangentArcRoundsTheCorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 400, y: 400))
    path.addArc(
      tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    let golden = [
      "M 400 400", "L 154.415379 258.316565",
      "C 145.057503 252.91779 137.699975 244.633276 133.44425 234.70325",
    ]
    #expect(agree(elements(of: path), golden, within: 2e-4))
  }

  @Test func anArcOnAPathBeginsWithALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    #expect(elements(of: path)[1] == "L 15 0")
    #expect(elements(of: path).count == 3)
  }

  @Test func aRelativeArcFollowsTheSignOfItsAngle() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y + 10) < 1e-9)
  }

  @Test func withoutACurrentPointLinesAndCurvesDoNothing() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
  }

  @Test func linesBetweenPointsStartWithAMove() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    #expect(elements(of: path) == ["M 1 2", "L 3 4", "L 5 6"])
  }

  @Test func aTransformActsOnWhatIsAdded() {
    let path = CGMutablePath()
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 1), transform: twice)
    path.addRect(CGRect(x: 1, y: 1, width: 1, height: 1), transform: twice)
    #expect(
      elements(of: path) == ["M 1 1", "L 6 2", "M 2 2", "L 4 2", "L 4 4", "L 2 4", "Z"])
  }

  @Test func aTransformedArcJoinsTheCurrentPointWhereItIs() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 7, y: 7))
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false,
      transform: CGAffineTransform(scaleX: 10, y: 10))
    let lines = elements(of: path)
    #expect(Array(lines.prefix(2)) == ["M 7 7", "L 10 0"])
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
  }
}
