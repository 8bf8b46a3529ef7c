import QuartzCore
import Testing

/// The named functions; the curves are tested beside their solver.
struct CAMediaTimingFunctionTests {
  @Test func namedFunctionsHaveApplesControlPoints() {
    let expected: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, points) in expected {
      let function = CAMediaTimingFunction(name: name)
      let (first, second) = (function.controlPoint(at: 1), function.controlPoint(at: 2))
      #expect([first.x, first.y, second.x, second.y] == points)
    }
  }

  @Test func measuredValues() {
    func value(_ function: CAMediaTimingFunction, _ x: Double) -> Double {
      function.curve.value(at: x)
    }
    #expect(isClose(value(CAMediaTimingFunction(name: .easeIn), 0.25), 0.093465, 1e-5))
    #expect(isClose(value(CAMediaTimingFunction(name: .easeIn), 0.5), 0.315357, 1e-5))
    #expect(isClose(value(CAMediaTimingFunction(name: .easeOut), 0.25), 0.378140, 1e-5))
    #expect(isClose(value(CAMediaTimingFunction(name: .easeInEaseOut), 0.25), 0.129162, 1e-5))
    let steep = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1)
    #expect(isClose(value(steep, 0.25), 0.105889, 1e-5))
  }

  @Test func inputsOutsideStayAtTheEndsAndOutputsMayLeaveThem() {
    let curve = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2).curve
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
    #expect(curve.value(at: 0.25) < 0)
    #expect(curve.value(at: 0.75) > 1)
  }

  /// Such a curve is no function; whatever it gives lies on it, with its ends where they belong.
  @Test func controlPointsBesideTheUnitGiveNumbers() {
    let curve = CAMediaTimingFunction(controlPoints: -1, 0, 2, 1).curve
    for step in 0...100 {
      let value = curve.value(at: Double(step) / 100)
      #expect(value >= 0 && value <= 1)
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func equalCurvesAreEqual() {
    let a = CAMediaTimingFunction(controlPoints: 0.25, 0, 0.2, 1)
    let b = CAMediaTimingFunction(controlPoints: 0.25, 0, 0.2, 1)
    #expect(a == b)
    #expect(a != CAMediaTimingFunction(name: .linear))
  }
}
