import Geometry
import Testing

@Suite struct PathSVGTests {
  @Test func numbersAreShortAndReadBackExactly() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(10, 0))
    path.close()
    #expect(path.svg == "M0 0L10 0Z")
    var random = Seeded(14)
    var odd = Path()
    odd.move(to: Point(-0.5, 1e-7))
    for _ in 0..<100 {
      odd.cubic(
        to: random.point(in: -1e6...1e6), control1: random.point(in: -1...1),
        control2: random.point(in: -1e-9...1e-9))
      odd.quad(to: random.point(in: -1...1), control: Point(1e22, 1e-300))
    }
    odd.close()
    #expect(Path(svg: odd.svg) == odd)
  }

  @Test func everyCommandHasARelativeForm() {
    #expect(Path(svg: "m1 2l3 4h5v6h-1H0V0z")?.svg == "M1 2L4 6L9 6L9 12L8 12L0 12L0 0Z")
    #expect(Path(svg: "M1 1c1 0 2 1 2 2q0 1 1 1")?.svg == "M1 1C2 1 3 2 3 3Q3 4 4 4")
  }

  @Test func smoothCurvesMirrorTheLastControl() {
    #expect(
      Path(svg: "M0 0C0 1 1 2 2 2S4 1 4 0s0 -1 1 -1")?.svg
        == "M0 0C0 1 1 2 2 2C3 2 4 1 4 0C4 -1 4 -1 5 -1")
    #expect(Path(svg: "M0 0Q1 1 2 0T4 0t2 0")?.svg == "M0 0Q1 1 2 0Q3 -1 4 0Q5 1 6 0")
    #expect(Path(svg: "M1 1S2 2 3 3T5 5")?.svg == "M1 1C1 1 2 2 3 3Q3 3 5 5")
  }

  @Test func pairsAfterAMoveAreLines() {
    #expect(Path(svg: "M0 0 1 0 1 1m1 1 1 0")?.svg == "M0 0L1 0L1 1M2 2L3 2")
  }

  @Test func aCommandAfterCloseStartsAtTheSubpathsStart() {
    #expect(Path(svg: "M1 1L2 1Zl1 1")?.svg == "M1 1L2 1ZM1 1L2 2")
  }

  @Test func separatorsMayBeLeftOut() {
    #expect(Path(svg: " M.5.5-1-1L1e1,2E+0\n")?.svg == "M0.5 0.5L-1 -1L10 2")
    #expect(Path(svg: "M0 0a1 1 0 011 1")?.verbs == Path(svg: "M0 0a1,1 0 0 1 1,1")?.verbs)
  }

  @Test func arcsFollowTheirEllipse() {
    // A circle of 25 in two arcs; the four choices between the same ends.
    let circle = Path(svg: "M25 0A25 25 0 0 1 -25 0A25 25 0 0 1 25 0Z")?
      .flattened(tolerance: 1e-4)
    #expect(isNear(circle?.signedArea ?? 0, 625 * .pi, within: 0.6))
    let segment = 625 * (Double.pi / 2 - 1) / 2
    for (flags, area) in [("0 1", segment), ("1 1", 625 * .pi - segment)] {
      let clockwise = Path(svg: "M25 0A25 25 0 \(flags) 0 25Z")?.flattened(tolerance: 1e-4)
      #expect(isNear(clockwise?.signedArea ?? 0, area, within: 0.6))
    }
    for (flags, area) in [("0 0", segment), ("1 0", 625 * .pi - segment)] {
      let other = Path(svg: "M25 0A25 25 0 \(flags) 0 25Z")?.flattened(tolerance: 1e-4)
      #expect(isNear(other?.signedArea ?? 0, -area, within: 0.6))
    }
  }

  @Test func tiltedArcsPassThroughTheirPoints() {
    // Half of an ellipse with axes 20 and 10, turned by 30°: its far end is 10 across the axis.
    let tilt = Double.pi / 6
    let end = Point(cosine(tilt), sine(tilt)) * 20
    let path = Path(svg: "M\(-end.x) \(-end.y)A20 10 30 0 1 \(end.x) \(end.y)")
    let flat = path?.flattened(tolerance: 1e-4) ?? FlatPath()
    #expect(flat.distance(to: Point(sine(tilt), -cosine(tilt)) * 10) < 1e-2)
    #expect(flat.points.last == end)
  }

  @Test func radiiTooSmallGrowAndMissingOnesGiveLines() {
    let flat = Path(svg: "M0 0A1 1 0 0 1 10 0")?.flattened(tolerance: 1e-4) ?? FlatPath()
    #expect(flat.distance(to: Point(5, -5)) < 1e-2)
    #expect(Path(svg: "M0 0A0 1 0 0 1 10 0")?.svg == "M0 0L10 0")
    #expect(Path(svg: "M1 1A5 5 0 0 1 1 1")?.svg == "M1 1")
  }

  @Test func malformedDataIsRefused() {
    for text in [
      "L1 1", "M", "M1", "M1 1L", "M1 1 2", "M1 1X", "M1 1L1e999 0", "M1 1A1 1 0 2 0 3 3", "1 1",
      "M1 1,,2 2", "M1 1Z1 1", "M--1 1", "Mé",
    ] {
      #expect(Path(svg: text) == nil, "\(text)")
    }
    #expect(Path(svg: "")?.isEmpty == true)
    #expect(Path(svg: "  ")?.isEmpty == true)
  }
}
