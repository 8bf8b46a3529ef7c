import Testing
import Timing

@Suite struct TimingCurveTests {
  /// The curve by halving the parameter's interval 200 times.
  func reference(_ c: TimingCurve, _ x: Double) -> Double {
    func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if bezier(c.x1, c.x2, middle) < x { low = middle } else { high = middle }
    }
    return bezier(c.y1, c.y2, (low + high) / 2)
  }

  @Test(arguments: [
    (TimingCurve.easeIn, 0.25, 0.093465), (.easeIn, 0.5, 0.315357), (.easeOut, 0.25, 0.378140),
    (.easeInEaseOut, 0.25, 0.129162), (TimingCurve(0.5, 0, 0.5, 1), 0.25, 0.105889),
  ])
  func matchesTheMeasuredValues(curve: TimingCurve, input: Double, output: Double) {
    #expect(abs(curve.value(at: input) - output) < 1e-5)
  }

  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .default, TimingCurve(0, 1, 1, 0),
    TimingCurve(0.3, -1, 0.7, 2), TimingCurve(0, 0, 0, 1),
    TimingCurve(1, 0, 1, 1), TimingCurve(0.9, 0.1, 0.1, 0.9),
  ])
  func solvesForTheInput(curve: TimingCurve) {
    for step in 0...1000 {
      let x = Double(step) / 1000
      #expect(abs(curve.value(at: x) - reference(curve, x)) < 1e-7)
    }
  }

  /// Where the curve is vertical, an input's last bit decides 1e-5 of the output.
  @Test func staysCloseOnAVerticalCurve() {
    let curve = TimingCurve(1, 0, 0, 1)
    for step in 0...1000 {
      let x = Double(step) / 1000
      #expect(abs(curve.value(at: x) - reference(curve, x)) < 1e-5)
    }
  }

  @Test func inputsOutsideStayAtTheEnds() {
    #expect(TimingCurve.easeIn.value(at: -1) == 0)
    #expect(TimingCurve.easeIn.value(at: 2) == 1)
  }

  @Test func linearIsTheIdentity() {
    #expect(TimingCurve.linear.value(at: 0.123456789) == 0.123456789)
  }

  @Test func curvesMayOvershoot() {
    #expect(TimingCurve(0.5, 1.8, 0.5, 1).value(at: 0.5) > 1)
  }
}
