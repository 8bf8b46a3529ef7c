import Geometry
import Testing
import Timing

@Suite struct PathInterpolationTests {
  let square = Rect(x: 10, y: 20, width: 100, height: 100)

  /// The end points of a path's curves and lines.
  func ends(_ path: Path?) -> [Point] {
    var ends: [Point] = []
    for element in (path ?? Path()).elements {
      switch element {
      case .line(let p), .quad(_, let p), .cubic(_, _, let p): ends.append(p)
      case .move, .close: break
      }
    }
    return ends
  }

  func distance(of points: [Point], from other: [Point]) -> Double {
    guard points.count == other.count else { return .infinity }
    return zip(points, other).map { ($0 - $1).length }.max() ?? .infinity
  }

  @Test func equalElementsMixPointByPoint() throws {
    let small = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
    let large = Path(ellipseIn: Rect(x: 10, y: 10, width: 30, height: 50))
    let expected = Path(ellipseIn: Rect(x: 5, y: 5, width: 20, height: 30))
    let mixed = try #require(Path.mix(small, large, 0.5))
    #expect(mixed.verbs == expected.verbs)
    #expect(distance(of: mixed.points, from: expected.points) < 1e-12)
  }

  @Test func everyKindOfElementIsMixed() {
    func path(_ d: Double) -> Path {
      var path = Path()
      path.move(to: Point(d, 0))
      path.line(to: Point(1, d))
      path.quad(to: Point(2 * d, 2), control: Point(d, d))
      path.cubic(to: Point(3, d), control1: Point(d, 4), control2: Point(5, d))
      path.close()
      path.move(to: Point(7, d))
      return path
    }
    #expect(Path.mix(path(0), path(8), 0.25) == path(2))
  }

  /// A circle and its square: the middles of the sides stay, the points between them travel to
  /// the corners.
  @Test(arguments: [0.25, 0.5, 0.9])
  func aCircleBecomesItsSquareThroughEightKnots(t: Double) {
    let mixed = Path.mix(Path(ellipseIn: square), Path(rect: square), t)
    let r = 50.0
    let c = square.center
    let reach = r * (0.5.squareRoot() * (1 - t) + t)
    let expected = [
      (1.0, 1.0), (0, r / reach), (-1, 1), (-r / reach, 0), (-1, -1), (0, -r / reach), (1, -1),
      (r / reach, 0),
    ].map { Point(c.x + $0.0 * reach, c.y + $0.1 * reach) }
    // The quarter curves of Core Graphics leave the circle by up to 0.03 %.
    #expect(distance(of: ends(mixed), from: expected) < 0.03)
  }

  @Test func nearTheEndsTheOutlinesAreTheGivenOnes() {
    let oval = Path(ellipseIn: square)
    let rectangle = Path(rect: square)
    let early = ends(Path.mix(oval, rectangle, 1e-9))
    for p in early { #expect(abs((p - square.center).length - 50) < 0.02) }
    let late = ends(Path.mix(oval, rectangle, 1 - 1e-9))
    for p in late {
      #expect(abs(max(abs(p.x - square.midX), abs(p.y - square.midY)) - 50) < 1e-6)
    }
    #expect(Path.mix(oval, rectangle, 0) == oval)
    #expect(Path.mix(oval, rectangle, 1) == rectangle)
  }

  @Test func theWayBackIsTheSame() {
    let there = ends(Path.mix(Path(ellipseIn: square), Path(rect: square), 0.3))
    let back = ends(Path.mix(Path(rect: square), Path(ellipseIn: square), 0.7))
    // From another start, so compare as sets.
    for p in there { #expect(back.map { ($0 - p).length }.min() ?? 1 < 1e-6) }
  }

  @Test func theDirectionOfTheSecondDoesNotMatter() {
    var backwards = Path()
    for (index, corner) in square.corners.reversed().enumerated() {
      if index == 0 { backwards.move(to: corner) } else { backwards.line(to: corner) }
    }
    backwards.close()
    let mixed = ends(Path.mix(Path(ellipseIn: square), backwards, 0.5))
    let expected = ends(Path.mix(Path(ellipseIn: square), Path(rect: square), 0.5))
    #expect(distance(of: mixed, from: expected) < 1e-6)
  }

  @Test func aTriangleBecomesASquareWithoutLosingCorners() {
    var triangle = Path()
    triangle.move(to: Point(60, 0))
    triangle.line(to: Point(120, 120))
    triangle.line(to: Point(0, 120))
    triangle.close()
    let late = ends(Path.mix(triangle, Path(rect: square), 1 - 1e-9))
    for corner in square.corners {
      #expect(late.map { ($0 - corner).length }.min() ?? 1 < 1e-5)
    }
    let early = ends(Path.mix(triangle, Path(rect: square), 1e-9))
    for corner in [Point(60, 0), Point(120, 120), Point(0, 120)] {
      #expect(early.map { ($0 - corner).length }.min() ?? 1 < 1e-5)
    }
  }

  @Test func aPointGrowsIntoAShape() {
    var dot = Path()
    dot.move(to: Point(60, 70))
    dot.line(to: Point(60, 70))
    dot.close()
    let half = ends(Path.mix(dot, Path(rect: square), 0.5))
    for p in half {
      #expect(abs(max(abs(p.x - 60), abs(p.y - 70)) - 25) < 1e-9)
    }
  }

  @Test func otherPairsJumpAtOnce() {
    var open = Path()
    open.move(to: .zero)
    open.line(to: Point(10, 0))
    let closed = Path(rect: square)
    #expect(Path.mix(open, closed, 0) == open)
    #expect(Path.mix(open, closed, 0.001) == closed)
    var two = Path(rect: square)
    two.append(Path(ellipseIn: square))
    #expect(Path.mix(Path(ellipseIn: square), two, 0.5) == two)
    #expect(Path.mix(Path(), closed, 0.5) == closed)
  }
}
