import CoreGraphics
import Testing

// 9.2: arcs are cut into quarters from the start, the remainder last; handles 4/3·tan(θ/4).
struct CGPathArcTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private func curves(_ path: CGPath) -> Int {
    elements(of: path).filter { $0.hasPrefix("C") }.count
  }

  // 9.2, numbers recorded in WinObjC's CGPath tests.
  @Test func theGoldenEllipse() {
    let path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40), transform: nil)
    let golden = [
      "M 240 60", "C 240 71.045695 195.228475 80 140 80", "C 84.771525 80 40 71.045695 40 60",
      "C 40 48.954305 84.771525 40 140 40", "C 195.228475 40 240 48.954305 240 60", "Z",
    ]
    #expect(agree(elements(of: path), golden, within: 1e-5))
  }

  // 9.2, numbers recorded in WinObjC's CGPath tests.
  @Test func theGoldenArcInFull() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: .pi * 1.25, endAngle: 0,
      clockwise: true)
    let golden = [
      "M 10.857863 85.857865",
      "C 3.047378 93.668352 3.047379 106.331651 10.857865 114.142137",
      "C 18.668352 121.952622 31.331651 121.952621 39.142137 114.142135",
      "C 42.892864 110.391407 45 105.304329 45 100",
    ]
    #expect(agree(elements(of: path), golden, within: 1e-5))
  }

  @Test(arguments: [(90, 1), (60, 1), (180, 2), (225, 3), (270, 3), (360, 4)])
  func theSweepDecidesTheNumberOfCurves(_ degrees: Int, _ count: Int) {
    let sweep = CGFloat(degrees) * .pi / 180
    #expect(curves(arc(0, sweep, clockwise: false)) == count)
    #expect(curves(arc(0, -sweep, clockwise: true)) == count)
  }

  @Test func anEndBehindTheStartGoesRoundTheOtherSide() {
    let path = arc(0, -.pi / 2, clockwise: false)
    #expect(curves(path) == 3)
    #expect(isClose(Double(path.currentPoint.y), -10))
    #expect(curves(arc(0, .pi / 2, clockwise: true)) == 3)
  }

  @Test func moreThanATurnIsOneFullCircle() {
    let path = arc(0, 5 * .pi, clockwise: false)
    #expect(curves(path) == 4)
    #expect(path.boundingBoxOfPath.width.rounded() == 20)
  }

  @Test func equalAnglesLeaveAPoint() {
    let path = arc(1, 1, clockwise: false)
    #expect(elements(of: path).count == 1)
    #expect(!path.isEmpty)
  }

  @Test func aFullCircleIsNotClosed() {
    #expect(elements(of: arc(0, 2 * .pi, clockwise: false)).last?.hasPrefix("C") == true)
  }

  @Test func theHandleOfAPieceIsThatOfItsAngle() {
    // 60°: 4/3·tan 15° = 0.357265617.
    let line = elements(of: arc(0, .pi / 3, clockwise: false))[1]
    #expect(line.hasPrefix("C 10 3.572656 "))
  }

  @Test func aRelativeArcMayBeLongerThanATurnOnlyOnce() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .pi, delta: .pi / 2)
    #expect(elements(of: path).count == 2)
    #expect(isClose(Double(path.currentPoint.y), -10))
  }

  @Test func tangentsInOneLineGiveALineToTheFirst() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(elements(of: path) == ["M 0 0", "L 10 0"])
  }

  @Test func aRightAngleIsRoundedByAQuarter() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let golden = ["M 0 0", "L 6 0", "C 8.209139 0 10 1.790861 10 4"]
    #expect(agree(elements(of: path), golden, within: 1e-5))
  }
}
