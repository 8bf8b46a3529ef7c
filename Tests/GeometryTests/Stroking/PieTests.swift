import Geometry
import Testing

/// Open lines about as wide as their curve is round.
@Suite struct PieTests {
  private func outline(
    radius: Double, part: Double = 1, trim: ClosedRange<Double>, cap: StrokeStyle.Cap = .butt,
    clockwise: Bool = true
  ) -> FlatPath {
    var path = Path()
    let handle = 0.5522847498307936 * radius
    let turn = clockwise ? 1.0 : -1
    func corner(_ index: Int) -> Point {
      Point([1, 0, -1, 0][index % 4] * radius, [0, 1, 0, -1][index % 4] * radius * turn)
    }
    path.move(to: corner(0))
    for index in 0..<4 {
      let (a, b) = (corner(index), corner(index + 1))
      path.cubic(
        to: b, control1: a + Point(-a.y, a.x) * (turn * handle / radius),
        control2: b - Point(-b.y, b.x) * (turn * handle / radius))
    }
    return path.strokeOutline(
      StrokeStyle(
        width: 2 * radius * part, cap: cap, trimStart: trim.lowerBound, trimEnd: trim.upperBound),
      tolerance: Flattening.tolerance)
  }

  @Test(arguments: [2, 18.75, 75, 150], [0.21, 0.3, 0.5, 0.66, 0.75, 0.95])
  func piesWindOnce(radius: Double, part: Double) {
    var numbers = Seeded(UInt64(radius * 100 * part))
    for clockwise in [true, false] {
      let pie = outline(radius: radius, trim: 0.02...0.02 + part, clockwise: clockwise)
      #expect(pie.contours.map(\.windsOnce) == [true])
      for round in 0..<400 {
        let reach = [2.1 * radius, 0.02 * radius, 0.4][round % 3]
        let point = numbers.point(in: -reach...reach)
        if pie.distance(to: point) < 1e-4 { continue }
        #expect(0...1 ~= pie.winding(at: point))
      }
    }
  }

  @Test(arguments: [20.0, 150]) func aWholeTurnIsADisc(radius: Double) {
    let disc = outline(radius: radius, trim: 0...1)
    #expect(disc.contours.map(\.windsOnce) == [true])
    // A circle of cubics is up to 1/3700 of its radius too large.
    #expect(disc.points.allSatisfy { abs($0.length / (2 * radius) - 1) < 0.0004 })
    #expect(isNear(abs(disc.signedArea) / (4 * .pi * radius * radius), 1, within: 0.0005))
  }

  @Test func aWholeTurnOfANarrowerLineLeavesAHole() {
    let ring = outline(radius: 100, part: 0.997, trim: 0...1)
    #expect(ring.winding(at: Point(0.01, 0.02)) == 0)
    #expect(ring.winding(at: Point(0.6, 0.2)) != 0)
  }

  @Test func lessThanAFullTurnOfANarrowerLineLeavesAHoleToo() {
    let ring = outline(radius: 100, part: 0.998, trim: 0...0.9)
    #expect(ring.winding(at: Point(0.02, 0.01)) == 0)
    #expect(ring.winding(at: Point(0.5, 0.4)) != 0)
  }

  @Test(arguments: [StrokeStyle.Cap.round, .square])
  func otherEndsThanButtAreKept(cap: StrokeStyle.Cap) {
    let pie = outline(radius: 50, trim: 0.1...0.6, cap: cap)
    #expect(pie.contours.map(\.windsOnce) == [false])
    // Inside the cap only, on the first end's far side.
    let angle = 0.2 * Double.pi
    let end = Point(cosine(angle), sine(angle)) * 50
    #expect(pie.winding(at: end + Point(end.y, -end.x) * 0.9) != 0)
  }

  @Test func aShortPieceOfAThinLineIsNoPie() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 200, height: 200))
    let style = StrokeStyle(width: 40, trimStart: 0.3, trimEnd: 0.3 + 0.05 / 628)
    let piece = circle.strokeOutline(style, tolerance: Flattening.tolerance)
    // As long as the arc, on the whole width.
    #expect(isNear(piece.signedArea, 0.05 * 40, within: 0.002))
  }
}
