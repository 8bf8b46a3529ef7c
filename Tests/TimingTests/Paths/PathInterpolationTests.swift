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
      path.quad(to: Point(1 + 2 * d, d), control: Point(1 + d, d))
      path.cubic(
        to: Point(1 + 3 * d, d), control1: Point(1 + 2 * d, 2 * d),
        control2: Point(1 + 3 * d, -d))
      path.close()
      path.move(to: Point(7, d))
      return path
    }
    #expect(Path.mix(path(1), path(9), 0.25) == path(3))
  }

  /// A curve from (0, 0) to (100, 0) with these handles.
  func curve(_ handle1: Point, _ handle2: Point = .zero) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.cubic(to: Point(100, 0), control1: handle1, control2: Point(100, 0) + handle2)
    return path
  }

  func firstHandle(_ path: Path?) -> Point { path?.points.dropFirst().first ?? .zero }

  @Test func handlesMixByLengthAndAngle() {
    let half = firstHandle(Path.mix(curve(Point(100, 0)), curve(Point(0, 100)), 0.5))
    let diagonal = 100 * 0.5.squareRoot()
    #expect((half - Point(diagonal, diagonal)).length < 1e-12)
    // A third of the way from 60 at 10° to 120 at −50°.
    let from = Point(60 * cosine(.pi / 18), 60 * sine(.pi / 18))
    let to = Point(120 * cosine(-Double.pi * 5 / 18), 120 * sine(-Double.pi * 5 / 18))
    let third = firstHandle(Path.mix(curve(from), curve(to), 1.0 / 3))
    #expect((third - Point(80 * cosine(-.pi / 18), 80 * sine(-.pi / 18))).length < 1e-12)
    // Beyond the end both go on.
    let beyond = firstHandle(Path.mix(curve(from), curve(to), 1.5))
    let angle = -Double.pi * 8 / 18
    #expect((beyond - Point(150 * cosine(angle), 150 * sine(angle))).length < 1e-12)
  }

  @Test func theHandleAtTheEndTurnsAboutTheEnd() throws {
    let half = try #require(
      Path.mix(curve(.zero, Point(-40, 0)), curve(.zero, Point(0, -40)), 0.5))
    let diagonal = 40 * 0.5.squareRoot()
    #expect((half.points[2] - Point(100 - diagonal, -diagonal)).length < 1e-12)
  }

  @Test func theShorterWayCrossesTheNegativeXAxis() {
    func handle(_ degrees: Double) -> Point {
      Point(cosine(degrees * .pi / 180), sine(degrees * .pi / 180)) * 50
    }
    let half = firstHandle(Path.mix(curve(handle(170)), curve(handle(-150)), 0.5))
    #expect((half - handle(-170)).length < 1e-12)
  }

  @Test func oppositeHandlesTurnOneWayThereAndBackWhateverTheirRounding() {
    for error in [-1e-14, 0, 1e-14] {
      let right = Point(100, error)
      let left = Point(-100, -error)
      let there = firstHandle(Path.mix(curve(right), curve(left), 0.5))
      let back = firstHandle(Path.mix(curve(left), curve(right), 0.5))
      #expect((there - Point(0, 100)).length < 1e-9)
      #expect((back - Point(0, 100)).length < 1e-9)
      let down = Point(error, 100)
      let up = Point(-error, -100)
      #expect((firstHandle(Path.mix(curve(down), curve(up), 0.5)) - Point(100, 0)).length < 1e-9)
      #expect((firstHandle(Path.mix(curve(up), curve(down), 0.5)) - Point(100, 0)).length < 1e-9)
    }
  }

  @Test func aLineIsACurveWithoutHandles() throws {
    var line = Path()
    line.move(to: .zero)
    line.line(to: Point(100, 0))
    let half = try #require(Path.mix(line, curve(Point(0, 100), Point(0, 60)), 0.5))
    #expect(half.verbs == [.move, .cubic])
    #expect(half.points == [.zero, Point(0, 50), Point(100, 30), Point(100, 0)])
    // A speck of a handle has no angle of its own.
    let speck = try #require(Path.mix(curve(Point(-1e-14, 0)), curve(Point(0, 100)), 0.5))
    #expect((firstHandle(speck) - Point(0, 50)).length < 1e-9)
    var other = Path()
    other.move(to: Point(0, 10))
    other.line(to: Point(60, 30))
    #expect(Path.mix(line, other, 0.5)?.verbs == [.move, .line])
  }

  @Test func quadraticCurvesStayOnesAndBesideOthersAreCubics() throws {
    func quad(_ control: Point, to end: Point = Point(100, 0)) -> Path {
      var path = Path()
      path.move(to: .zero)
      path.quad(to: end, control: control)
      return path
    }
    // Mirrored: the control comes down through the middle between its places about either end.
    let half = try #require(Path.mix(quad(Point(50, 50)), quad(Point(50, -50)), 0.5))
    #expect(half.verbs == [.move, .quad])
    #expect((half.points[1] - Point(50, 0)).length < 1e-12)
    #expect(half.points[2] == Point(100, 0))
    let raised = try #require(
      Path.mix(quad(Point(0, 90)), curve(Point(0, 100), Point(0, 20)), 0.5))
    #expect(raised.verbs == [.move, .cubic])
    #expect((firstHandle(raised) - Point(0, 80)).length < 1e-12)
  }

  @Test func everySubpathIsMixedFromItsOwnStart() throws {
    func path(_ d: Double, _ handle: Point) -> Path {
      var path = Path()
      path.move(to: .zero)
      path.line(to: Point(10, d))
      path.line(to: Point(0, 20))
      path.close()
      path.cubic(to: Point(30, 0), control1: handle, control2: Point(30, 0))
      path.move(to: Point(100, d))
      path.cubic(
        to: Point(130, d), control1: Point(100, d) + handle, control2: Point(130, d))
      return path
    }
    let half = try #require(Path.mix(path(0, Point(8, 0)), path(10, Point(0, 8)), 0.5))
    let diagonal = 8 * 0.5.squareRoot()
    #expect(half.verbs == [.move, .line, .line, .close, .move, .cubic, .move, .cubic])
    #expect((half.points[4] - Point(diagonal, diagonal)).length < 1e-12)
    #expect((half.points[8] - Point(100 + diagonal, 5 + diagonal)).length < 1e-12)
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
