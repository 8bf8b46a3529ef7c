import Geometry
import Testing

@Suite struct CubicBezierTests {
  @Test func halvesOfASplitLieOnTheCurve() {
    var random = Seeded(15)
    for _ in 0..<100 {
      let curve = CubicBezier(
        start: random.point(in: -9...9), control1: random.point(in: -9...9),
        control2: random.point(in: -9...9), end: random.point(in: -9...9))
      let t = random.number(in: 0...1)
      let (a, b) = curve.split(at: t)
      #expect(a.start == curve.start && b.end == curve.end && a.end == b.start)
      for i in 0...8 {
        let u = Double(i) / 8
        #expect(isNear(a.evaluate(at: u), curve.evaluate(at: t * u), within: 1e-12))
        #expect(isNear(b.evaluate(at: u), curve.evaluate(at: t + (1 - t) * u), within: 1e-12))
      }
    }
  }

  @Test func extremaAreWhereTheCurveTurnsRound() {
    // x = 3t(1−t)² − 3t²(1−t) vanishes at 0, ½ and 1 and turns at ½ ± √3/6.
    let curve = CubicBezier(
      start: .zero, control1: Point(1, 1), control2: Point(-1, 2), end: Point(0, 3))
    let offset = 3.0.squareRoot() / 6
    #expect(curve.xExtrema.count == 2)
    #expect(isNear(curve.xExtrema.first ?? 0, 0.5 - offset, within: 1e-15))
    #expect(isNear(curve.xExtrema.last ?? 0, 0.5 + offset, within: 1e-15))
    #expect(curve.yExtrema.isEmpty)
  }

  @Test func straightAndConstantCurvesHaveNoExtrema() {
    let line = CubicBezier(from: Point(1, 1), to: Point(4, 1))
    #expect(line.xExtrema.isEmpty && line.yExtrema.isEmpty)
    #expect(isNear(line.evaluate(at: 0.5), Point(2.5, 1), within: 1e-15))
    let bad = CubicBezier(
      start: .zero, control1: Point(.nan, 0), control2: .zero, end: Point(.infinity, 1))
    #expect(bad.xExtrema.isEmpty)
  }

  @Test func aParabolasTurnIsFoundThoughItsCubicTermVanishes() {
    let quad = QuadraticBezier(start: .zero, control: Point(1, 2), end: Point(2, 0))
    #expect(quad.cubic.yExtrema.count == 1)
    #expect(isNear(quad.cubic.yExtrema.first ?? 0, 0.5, within: 1e-12))
  }
}
