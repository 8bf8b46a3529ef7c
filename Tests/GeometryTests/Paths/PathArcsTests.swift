import Geometry
import Testing

@Suite struct PathArcsTests {
  @Test func decreasingAnglesMatchCoreGraphics() {
    // WinObjC, CGPathTests.mm, CGPathApplyAddArc: clockwise 1 there means decreasing angles.
    var expected = Path()
    expected.move(to: Point(10.857863, 85.857865))
    expected.cubic(
      to: Point(10.857865, 114.142137), control1: Point(3.047378, 93.668352),
      control2: Point(3.047379, 106.331651))
    expected.cubic(
      to: Point(39.142137, 114.142135), control1: Point(18.668352, 121.952622),
      control2: Point(31.331651, 121.952621))
    expected.cubic(
      to: Point(45, 100), control1: Point(42.892864, 110.391407), control2: Point(45, 105.304329))
    var path = Path()
    path.addArc(
      center: Point(25, 100), radius: 20, startAngle: .pi * 1.25, endAngle: 0, clockwise: false)
    #expect(isNear(path, expected, within: 5e-6))
  }

  @Test func anArcBetweenTangentsMatchesCoreGraphics() {
    // WinObjC, CGPathTests.mm, CGPathApplyAddArcToPoint.
    var expected = Path()
    expected.move(to: Point(400, 400))
    expected.line(to: Point(154.415379, 258.316565))
    expected.cubic(
      to: Point(133.444250, 234.703250), control1: Point(145.057503, 252.917790),
      control2: Point(137.699975, 244.633276))
    var path = Path()
    path.move(to: Point(400, 400))
    path.addArc(tangent1: Point(140, 250), tangent2: Point(110, 180), radius: 50)
    #expect(isNear(path, expected, within: 5e-6))
  }

  @Test func degenerateTangentsGiveALine() {
    for end in [Point(20, 0), Point(10, 0), Point(0, 0)] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1: Point(10, 0), tangent2: end, radius: 5)
      #expect(path.verbs == [.move, .line])
      #expect(path.points.last == Point(10, 0))
    }
  }

  @Test func aLineLeadsFromTheCurrentPointToTheArc() {
    var path = Path()
    path.move(to: Point(-5, -5))
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.verbs == [.move, .line, .cubic])
    #expect(path.points[1] == Point(10, 0))
  }

  @Test func aFullTurnIsFourQuartersThatReturnExactly() {
    for start in [0, -.pi / 2, 0.3] {
      for clockwise in [true, false] {
        var path = Path()
        let end = clockwise ? start + 2 * .pi : start - 2 * .pi
        path.addArc(
          center: Point(3, 4), radius: 37.5, startAngle: start, endAngle: end,
          clockwise: clockwise)
        #expect(path.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
        #expect(path.points.first == path.points.last)
      }
    }
  }

  @Test func endAnglesOnTheOtherSideGainWholeTurns() {
    func sweep(_ start: Double, _ end: Double, _ clockwise: Bool) -> Double {
      var path = Path()
      path.addArc(
        center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
      return path.flattened(tolerance: 1e-6).length
    }
    #expect(isNear(sweep(0, -.pi / 2, true), 1.5 * .pi, within: 1e-3))
    #expect(isNear(sweep(0, -.pi / 2, false), 0.5 * .pi, within: 1e-3))
    #expect(isNear(sweep(0, 5 * .pi, true), 2 * .pi, within: 1e-3))
    #expect(isNear(sweep(0, -9 * .pi / 2, true), 1.5 * .pi, within: 1e-3))
    #expect(isNear(sweep(1, 1, true), 0, within: 1e-12))
    #expect(isNear(sweep(5 * .pi / 2, 3 * .pi, true), .pi / 2, within: 1e-3))
    #expect(isNear(sweep(0, 5 * .pi, false), .pi, within: 1e-3))
  }

  @Test(arguments: [0.0, -.pi / 2, 1.234567, 100])
  func wholeTurnsTheOtherWayAreTheWholeCircle(start: Double) {
    for turns in [1.0, 2, 7] {
      for clockwise in [true, false] {
        for error in [-1e-12, 0, 1e-12] {
          var path = Path()
          let way = (clockwise ? -1 : 1) * (2 * .pi * turns + error)
          path.addArc(
            center: .zero, radius: 1, startAngle: start, endAngle: start + way,
            clockwise: clockwise)
          #expect(path.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
          let flat = path.flattened(tolerance: 1e-4)
          #expect(isNear(flat.signedArea, clockwise ? .pi : -.pi, within: 2e-3))
        }
      }
    }
  }

  @Test func aQuarterWithARoundingErrorIsStillOneCurve() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: 2 * .pi, endAngle: 2.5 * .pi, clockwise: true)
    #expect(path.verbs == [.move, .cubic])
  }

  @Test func numbersThatAreNotFiniteAddNothing() {
    var path = Path()
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
    path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
  }
}
