import Geometry
import Testing

@Suite struct QuadraticBezierTests {
  @Test func halvesAndCubicLieOnTheCurve() {
    var random = Seeded(16)
    for _ in 0..<100 {
      let curve = QuadraticBezier(
        start: random.point(in: -9...9), control: random.point(in: -9...9),
        end: random.point(in: -9...9))
      let t = random.number(in: 0...1)
      let (a, b) = curve.split(at: t)
      for i in 0...8 {
        let u = Double(i) / 8
        #expect(isNear(a.evaluate(at: u), curve.evaluate(at: t * u), within: 1e-12))
        #expect(isNear(b.evaluate(at: u), curve.evaluate(at: t + (1 - t) * u), within: 1e-12))
        #expect(isNear(curve.cubic.evaluate(at: u), curve.evaluate(at: u), within: 1e-12))
      }
    }
  }

  @Test func aParabolaTurnsRoundOnce() {
    let curve = QuadraticBezier(start: .zero, control: Point(1, 4), end: Point(2, 2))
    #expect(curve.xExtrema.isEmpty)
    #expect(curve.yExtrema == [2.0 / 3])
  }
}
