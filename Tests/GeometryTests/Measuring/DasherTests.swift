import Geometry
import Testing

@Suite struct DasherTests {
  private func line(_ length: Double) -> FlatPath {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(length, 0))
    return path.flattened(tolerance: 1)
  }

  /// Start and end of each dash on a line from the origin along +x.
  private func dashes(_ length: Double, _ pattern: [Double], phase: Double = 0) -> [[Double]] {
    let dashed = line(length).dashed(pattern: pattern, phase: phase)
    return dashed.contours.map { contour in
      [dashed.points[contour.start].x, dashed.points[contour.end - 1].x]
    }
  }

  @Test func lengthsAlternateOnAndOff() {
    #expect(dashes(20, [5, 3]) == [[0, 5], [8, 13], [16, 20]])
    #expect(dashes(20, [4]) == [[0, 4], [8, 12], [16, 20]])
  }

  @Test func oddCountsRepeatWithOnAndOffExchanged() {
    // 10 on, 5 off, 3 on, 10 off, 5 on, 3 off.
    #expect(dashes(36, [10, 5, 3]) == [[0, 10], [15, 18], [28, 33]])
  }

  @Test func thePhaseIsADistanceIntoThePattern() {
    #expect(dashes(10, [4, 2], phase: 3) == [[0, 1], [3, 7], [9, 10]])
    #expect(dashes(10, [4, 2], phase: 3 + 600) == dashes(10, [4, 2], phase: 3))
    #expect(dashes(10, [4, 2], phase: -1) == [[1, 5], [7, 10]])
    #expect(dashes(10, [4, 2], phase: .nan) == dashes(10, [4, 2]))
  }

  @Test func badPatternsMeanNoDashing() {
    let path = line(10)
    for pattern in [[], [0, 0], [0], [-1, 2], [.nan, 2], [.infinity, 1], [1e-9, 1e-9]] {
      #expect(path.dashed(pattern: pattern, phase: 0) == path)
    }
  }

  @Test func everyContourStartsThePatternAnew() {
    var path = Path()
    for y in [0.0, 5] {
      path.move(to: Point(0, y))
      path.line(to: Point(7, y))
    }
    let dashed = path.flattened(tolerance: 1).dashed(pattern: [4, 2], phase: 0)
    #expect(dashed.contours.count == 4)
    #expect(dashed.points[4] == Point(0, 5))
  }

  @Test func aDashThroughTheStartOfAClosedContourIsOnePiece() {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)).flattened(tolerance: 1)
    let dashed = square.dashed(pattern: [10, 10], phase: 5)
    #expect(dashed.contours.count == 2)
    #expect(dashed.points[dashed.contours[1].range] == [Point(0, 5), Point(0, 0), Point(5, 0)])
    let open = square.dashed(pattern: [10, 10], phase: 0)
    #expect(open.contours.count == 2)
    #expect(open.points[open.contours[0].range] == [Point(0, 0), Point(10, 0)])
    let clipped = square.dashed(pattern: [6, 3], phase: -1)
    #expect(clipped.contours.count == 5)
    #expect(clipped.points.last == Point(0, 0))
  }

  @Test func aDashThatNeverEndsLeavesTheContourClosed() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)).flattened(tolerance: 0.01)
    #expect(circle.dashed(pattern: [100, 5], phase: 3) == circle)
  }

  @Test func dotsKeepTheirDirection() {
    let dots = line(10).dashed(pattern: [0, 5], phase: 0)
    #expect(dots.contours.count == 2)
    let squares = line(10).stroked(
      StrokeStyle(width: 2, cap: .square, dash: [0, 5]), tolerance: 0.01)
    #expect(isNear(squares.signedArea, 8, within: 1e-6))
    let round = line(10).stroked(
      StrokeStyle(width: 2, cap: .round, dash: [0, 5]), tolerance: 1e-6)
    #expect(isNear(round.signedArea, 2 * .pi, within: 1e-4))
  }

  @Test func dashesOfACircleHaveTheirLengths() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 200, height: 200))
      .flattened(tolerance: 0.001)
    let dashed = circle.dashed(pattern: [12, 5], phase: 7)
    #expect(dashed.contours.count == 37)
    for contour in dashed.contours.dropFirst().dropLast() {
      #expect(isNear(dashed.length(of: contour), 12, within: 1e-3))
    }
  }

  /// As many dashes as there may be, with caps of thousands of corners each.
  @Test func dashesWithHugeCapsAreFewOrNone() {
    let path = line(50_000)
    func points(_ width: Double, _ cap: StrokeStyle.Cap) -> Int {
      let style = StrokeStyle(width: width, cap: cap, dash: [0.25, 0.75])
      return path.stroked(style, tolerance: Flattening.tolerance).points.count
    }
    #expect(points(1, .round) > 200_000)
    #expect(points(1e7, .butt) > 199_999)
    #expect(points(1e7, .round) < 10_000)
    #expect(points(600, .round) < 10_000)
  }
}
