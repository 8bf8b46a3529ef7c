import Geometry
import Testing

@Suite struct FlatPathTrimmedTests {
  let circle = Path(ellipseIn: Rect(x: -100, y: -100, width: 200, height: 200))
    .flattened(tolerance: 0.0025)

  @Test func trimmingKeepsTheNamedShareOfTheLength() {
    var random = Seeded(8)
    var path = Path(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 30))
    path.addRect(Rect(x: 10, y: 10, width: 40, height: 30))
    path.move(to: Point(-5, -5))
    path.quad(to: Point(60, 3), control: Point(20, -40))
    let flat = path.flattened(tolerance: 0.001)
    for _ in 0..<200 {
      let start = random.number(in: 0...1)
      let end = random.number(in: 0...1)
      let share = max(0, end - start)
      #expect(
        isNear(
          flat.trimmed(start: start, end: end).length, share * flat.length, within: 2e-3))
    }
  }

  @Test func theFullRangeChangesNothing() {
    #expect(circle.trimmed(start: 0, end: 1) == circle)
    #expect(circle.trimmed(start: -3, end: 1.5) == circle)
    #expect(circle.trimmed(start: .nan, end: .nan) == circle)
    #expect(circle.trimmed(start: 0.5, end: 0.5).isEmpty)
    #expect(circle.trimmed(start: 0.7, end: 0.2).isEmpty)
    #expect(circle.trimmed(start: 1, end: 2).isEmpty)
  }

  @Test func aRoundingErrorIsNoPart() {
    for (start, end) in [(1 - 1e-9, 1), (0, 1e-9), (0.5, 0.5 + 1e-9), (0.1 + 0.2, 0.3 + 1e-12)] {
      #expect(circle.trimmed(start: start, end: end).isEmpty)
      let style = StrokeStyle(width: 20, cap: .round, trimStart: start, trimEnd: end)
      let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 90, height: 90))
      #expect(path.strokeOutline(style, tolerance: 0.01).isEmpty)
    }
    // A part too short to be seen still has its caps.
    let style = StrokeStyle(width: 20, cap: .round, trimStart: 0.5, trimEnd: 0.5 + 1e-6)
    let dot = Path(ellipseIn: Rect(x: 0, y: 0, width: 90, height: 90))
      .strokeOutline(style, tolerance: 0.001)
    #expect(isNear(dot.signedArea, 100 * .pi, within: 0.2))
  }

  @Test func cutContoursOpenAndCoveredOnesStayClosed() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Rect(x: 20, y: 0, width: 10, height: 10))
    let flat = path.flattened(tolerance: 1)
    let most = flat.trimmed(start: 0, end: 0.75)
    #expect(most.contours.map(\.isClosed) == [true, false])
    #expect(most.points.suffix(3) == [Point(20, 0), Point(30, 0), Point(30, 10)])
    // The closing line of the first square counts.
    let closing = flat.trimmed(start: 0.375, end: 0.5)
    #expect(closing.points == [Point(0, 10), Point(0, 0)])
  }

  @Test func tracingTheStrokeOfARectangleCoversHalfItsArea() {
    // gnustep/libs-quartzcore, measured against QuartzCore: 560 and 280 pixels.
    let path = Path(rect: Rect(x: 10, y: 10, width: 40, height: 30))
    let whole = path.strokeOutline(StrokeStyle(width: 4), tolerance: 0.01)
    #expect(whole.signedArea == 560)
    let half = path.strokeOutline(StrokeStyle(width: 4, trimEnd: 0.5), tolerance: 0.01)
    #expect(isNear(half.signedArea, 280, within: 1e-9))
  }
}
