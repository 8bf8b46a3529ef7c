import Geometry
import Testing

/// Where trims cut curves: at the parameter that is the fraction of the curve's share.
@Suite struct TrimmedCurvesTests {
  /// One element from `start`, with its place at a parameter.
  private struct Element {
    let start: Point
    let element: Path.Element

    func point(at t: Double) -> Point {
      switch element {
      case .move(let p), .line(let p): Point.mix(start, p, t)
      case .quad(let c, let p): QuadraticBezier(start: start, control: c, end: p).evaluate(at: t)
      case .cubic(let c, let d, let p):
        CubicBezier(start: start, control1: c, control2: d, end: p).evaluate(at: t)
      case .close: start
      }
    }

    /// The sum of many chords.
    var length: Double {
      let count = 4000
      return (0..<count).reduce(0) {
        let a = point(at: Double($1) / Double(count))
        let b = point(at: Double($1 + 1) / Double(count))
        return $0 + (b - a).length
      }
    }
  }

  /// The elements of a path with their lengths, closing lines included.
  private func measured(_ path: Path) -> [(element: Element, length: Double)] {
    var result: [(Element, Double)] = []
    var start = Point.zero
    var current = Point.zero
    for element in path.elements {
      let drawn: Element
      switch element {
      case .move(let p):
        (start, current) = (p, p)
        continue
      case .line(let p), .quad(_, let p), .cubic(_, _, let p):
        drawn = Element(start: current, element: element)
        current = p
      case .close:
        drawn = Element(start: current, element: .line(start))
        current = start
      }
      result.append((drawn, drawn.length))
    }
    return result
  }

  /// Where a fraction of the whole is, from the elements alone.
  private func place(
    of fraction: Double, on elements: [(element: Element, length: Double)]
  ) -> Point {
    var rest = fraction * elements.reduce(0) { $0 + $1.length }
    for (element, length) in elements {
      if rest <= length { return element.point(at: length > 0 ? rest / length : 0) }
      rest -= length
    }
    return elements.last?.element.point(at: 1) ?? .zero
  }

  // A cubic whose first three points are one: x = 200·t³.
  @Test(arguments: [0.0025, 0.5, 20])
  func aCurveThatStartsSlowlyIsCutAtItsParameter(tolerance: Double) throws {
    var path = Path()
    path.move(to: Point(0, 20))
    path.cubic(to: Point(200, 20), control1: Point(0, 20), control2: Point(0, 20))
    for fraction in [0.1, 0.25, 0.5, 0.8, 0.99] {
      let cut = path.trimmed(start: 0, end: fraction, tolerance: tolerance)
      let end = try #require(cut.points.last)
      #expect(isNear(end.x, 200 * fraction * fraction * fraction, within: 1e-9))
      #expect(end.y == 20)
      let rest = path.trimmed(start: fraction, end: 1, tolerance: tolerance)
      #expect(rest.points.first == end)
    }
  }

  @Test func straightCurvesOfAnyPaceAreCutAtTheirParameter() throws {
    // One piece, without a bend to divide it for.
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(100, 0))
    path.cubic(to: Point(200, 0), control1: Point(101, 0), control2: Point(110, 0))
    path.quad(to: Point(300, 0), control: Point(280, 0))
    for tolerance in [0.01, 10] {
      for fraction in [0.2, 0.4, 0.6, 0.7, 0.9] {
        let cut = path.trimmed(start: 0, end: fraction, tolerance: tolerance)
        let expected = place(of: fraction, on: measured(path))
        #expect(isNear(try #require(cut.points.last).x, expected.x, within: 0.01))
      }
    }
  }

  @Test func cutsLieWhereTheElementsSay() throws {
    var random = Seeded(31)
    func point() -> Point { Point(random.number(in: 0...100), random.number(in: 0...100)) }
    for round in 0..<40 {
      var path = Path()
      path.move(to: point())
      for kind in 0..<5 {
        switch (kind + round) % 3 {
        case 0: path.line(to: point())
        case 1: path.quad(to: point(), control: point())
        default: path.cubic(to: point(), control1: point(), control2: point())
        }
      }
      if round % 2 == 0 { path.close() }
      let elements = measured(path)
      for _ in 0..<8 {
        let fraction = random.number(in: 0.01...0.99)
        let cut = path.trimmed(start: 0, end: fraction, tolerance: 0.001)
        let end = try #require(cut.points.last)
        #expect((end - place(of: fraction, on: elements)).length < 0.05, "round \(round)")
      }
    }
  }

  @Test func aClosedCurveIsCutInItsLastPieceToo() throws {
    var drop = Path()
    drop.move(to: .zero)
    drop.cubic(to: Point(100, 0), control1: Point(0, 50), control2: Point(100, 50))
    drop.cubic(to: .zero, control1: Point(100, -5), control2: Point(5, -5))
    drop.close()
    drop.addEllipse(in: Rect(x: 200, y: 0, width: 50, height: 50))
    let elements = measured(drop)
    for fraction in [0.1, 0.4, 0.45, 0.5, 0.55, 0.58, 0.7, 0.99] {
      let cut = drop.trimmed(start: 0, end: fraction, tolerance: 0.001)
      let end = try #require(cut.points.last)
      #expect((end - place(of: fraction, on: elements)).length < 0.01, "\(fraction)")
    }
  }

  @Test func aCircleIsCutNextToItsAngles() throws {
    // The parameter runs up to half a degree ahead of the angle and behind it.
    let circle = Path(ellipseIn: Rect(x: -100, y: -100, width: 200, height: 200))
    for step in 1..<40 {
      let angle = Double(step) / 40 * 2 * .pi
      let cut = circle.trimmed(start: 0, end: Double(step) / 40, tolerance: 0.001)
      let end = try #require(cut.points.last)
      #expect((end - Point(100 * cosine(angle), 100 * sine(angle))).length < 0.9)
    }
  }

  @Test func dashesBeginAtTheCutAndGoByLength() {
    var path = Path()
    path.move(to: .zero)
    path.cubic(to: Point(200, 0), control1: .zero, control2: .zero)
    // From x = 25 on: dashes of 10 and gaps of 20.
    let style = StrokeStyle(width: 2, dash: [10, 20], trimStart: 0.5)
    let outline = path.strokeOutline(style, tolerance: 0.01)
    for x in [26.0, 34, 56, 64, 146, 176] { #expect(outline.winding(at: Point(x, 0.5)) != 0) }
    for x in [24.0, 36, 54, 66, 144, 186] { #expect(outline.winding(at: Point(x, 0.5)) == 0) }
  }

  @Test func curvesWithoutABendOrALengthTrapNowhere() {
    var random = Seeded(77)
    for _ in 0..<300 {
      var path = Path()
      func point() -> Point {
        Point(Double(random.whole(below: 3)) * 10, Double(random.whole(below: 2)) * 1e-13)
      }
      path.move(to: point())
      for _ in 0..<4 {
        switch random.whole(below: 5) {
        case 0: path.line(to: point())
        case 1: path.quad(to: point(), control: point())
        case 2: path.cubic(to: point(), control1: point(), control2: point())
        case 3: path.close()
        default: path.move(to: point())
        }
      }
      let start = random.number(in: 0...1)
      let end = random.number(in: start...1)
      let cut = path.trimmed(start: start, end: end, tolerance: 0.01)
      #expect(cut.points.allSatisfy { $0.isFinite })
      let style = StrokeStyle(width: 3, cap: .round, trimStart: start, trimEnd: end)
      #expect(path.strokeOutline(style, tolerance: 0.01).points.allSatisfy { $0.isFinite })
    }
  }
}
