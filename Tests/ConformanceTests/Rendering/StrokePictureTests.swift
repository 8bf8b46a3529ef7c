import QuartzCore
import Testing

// 12.1 #4 and #10: parts of a shape's line.

@MainActor
struct StrokePictureTests {
  /// The pixels that a line 4 wide covers, between two fractions of a path.
  private func area(
    _ path: CGPath, from start: CGFloat = 0, to end: CGFloat, cap: CAShapeLayerLineCap = .butt,
    dashes: [NSNumber]? = nil
  ) -> Double {
    onStage(220) { stage in
      let shape = CAShapeLayer()
      shape.path = path
      shape.fillColor = nil
      shape.strokeColor = solidColor(red: 255)
      shape.lineWidth = 4
      shape.lineCap = cap
      shape.lineDashPattern = dashes
      shape.strokeStart = start
      shape.strokeEnd = end
      _ = stage.show(shape)
      return stage.pixels().coveredArea
    }
  }

  /// x = 200·t³.
  private var slowStart: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addCurve(
      to: CGPoint(x: 200, y: 20), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 0, y: 20))
    return path
  }

  // 12.1 #4 (P): strokeEnd .5 ends at x = 25.
  @Test func aCurveIsCutAtItsParameter() {
    #expect(isClose(area(slowStart, to: 0.5), 25 * 4, 0.1))
    #expect(isClose(area(slowStart, to: 0.8), 102.4 * 4, 0.1))
    #expect(isClose(area(slowStart, from: 0.5, to: 1), 175 * 4, 0.1))
  }

  // 12.1 #4 (P): the elements' shares are their lengths. 50 of line, 200 of curve.
  @Test func elementsShareByTheirLength() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 70))
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.addCurve(
      to: CGPoint(x: 200, y: 20), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 0, y: 20))
    // Half the line of which half lies outside the stage.
    #expect(isClose(area(path, to: 0.1), 25 * 2, 0.1))
    // From the middle of the curve's share to its end.
    #expect(isClose(area(path, from: 0.6, to: 1), 175 * 4, 0.1))
  }

  // 12.1 #4 (P): dashes begin at the cut and go by length: 10 on and 10 off from x = 25.
  @Test func dashesBeginAtTheCut() {
    #expect(isClose(area(slowStart, from: 0.5, to: 1, dashes: [10, 10]), 90 * 4, 0.1))
  }

  // 12.1 #10 (P): nothing but rounding between start and end draws nothing, round caps included.
  @Test(arguments: [CAShapeLayerLineCap.butt, .round, .square])
  func aRoundingErrorDrawsNothing(cap: CAShapeLayerLineCap) {
    #expect(area(slowStart, from: 1 - 1e-9, to: 1, cap: cap) == 0)
    #expect(area(slowStart, from: 1, to: 1, cap: cap) == 0)
  }

  // 7.1: a very short piece with round caps is a dot.
  @Test func aVeryShortPieceIsADot() {
    #expect(isClose(area(slowStart, from: 0.9, to: 0.9 + 1e-5, cap: .round), 4 * .pi, 0.3))
  }
}
